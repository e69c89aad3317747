import Foundation
import ViewGraph

/// A control for presenting a menu of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  private init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }

  /// Creates a menu with a custom primary action and custom label: a tap performs the action; a long press opens the
  /// menu, on macOS the mark beside the label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  /// Creates a menu that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(Text(titleKey), content())
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(Text(title), content())
  }

  /// Creates a menu with a localized title and an action that a tap performs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with an unlocalized title and an action that a tap performs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(Text(title), content(), primaryAction)
  }

  /// Creates a menu that generates its label from a localized string key and system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a menu with a system image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(SwiftUI.Label(title, systemImage: systemImage), content())
  }

  /// Creates a menu based on a style configuration.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }

  public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction))
  }
}

/// A configuration of a menu.
nonisolated public struct MenuStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a menu.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased content of a menu.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<MenuStyleConfiguration>()) }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  static var defaultStyle: ControlStyleBox<MenuStyleConfiguration> {
    .of(MenuStyleMaker<DefaultMenuStyle>.self, DefaultMenuStyle())
  }
}

/// A type that applies standard interaction behavior and a custom appearance to all menus within a view hierarchy.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Creates a view that represents the body of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum MenuStyleMaker<S: MenuStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: MenuStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default menu style: the label is a button in the current style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates a default menu style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuBody(configuration: configuration) }
}

/// A menu style that displays a button in the current style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuBody(configuration: configuration) }
}

/// A menu style that displays a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuBody(configuration: configuration).buttonStyle(BorderlessButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style, for use with `menuStyle(_:)`.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The button menu style, for use with `menuStyle(_:)`.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button menu style, for use with `menuStyle(_:)`.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Sets the style for menus within this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { controlStyle(MenuStyleMaker<S>.self, style) }
}
