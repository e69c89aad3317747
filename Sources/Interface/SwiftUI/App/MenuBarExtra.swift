import Foundation
import ViewGraph

/// A scene that renders itself as a persistent control in the system menu bar. There is no menu bar: an app that has
/// no other scene shows the content that the control opens.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  let content: Content

  @MainActor public static func _windows(_ scene: MenuBarExtra) -> [_SceneWindow] {
    var window = _SceneWindow(kind: .settings, content: AnyView(scene.content))
    window.fitsContent = true
    return [window]
  }

  /// Creates a menu bar extra.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }

  /// Creates a menu bar extra that is present while the binding is true.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
}

nonisolated extension MenuBarExtra where Label == Text {
  /// Creates a menu bar extra with a key for a localized string to use as the item's label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu bar extra with a string to use as the item's label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu bar extra with a system image to use as the item's label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu bar extra with a system image to use as the item's label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu bar extra with an image to use as the item's label.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A specification for the appearance and behavior of a menu bar extra scene.
nonisolated public protocol MenuBarExtraStyle: Sendable {}

/// The default menu bar extra style.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu bar extra style that renders its contents as a menu that pulls down from the icon in the menu bar.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu bar extra style that renders its contents in a popover-like window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

nonisolated extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The automatic menu bar extra style, for use with `menuBarExtraStyle(_:)`.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
nonisolated extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The pull down menu bar extra style, for use with `menuBarExtraStyle(_:)`.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
nonisolated extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The window menu bar extra style, for use with `menuBarExtraStyle(_:)`.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style for menu bar extra created by this scene: a menu with its rows in a column, or a window with
  /// unchanged content.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { window in
      guard S.self != WindowMenuBarExtraStyle.self else { return }
      let content = window.content
      window.content = AnyView(VStack(alignment: .leading) { content }.padding())
    }
  }
}
