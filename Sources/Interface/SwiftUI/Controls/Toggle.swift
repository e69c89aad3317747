import Foundation
import ViewGraph

/// A control that toggles between on and off states.
nonisolated public struct Toggle<Label: View>: View {
  let sources: [Binding<Bool>]
  let label: Label

  /// Creates a toggle that displays a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    sources = [isOn]
    self.label = label()
  }

  /// Creates a toggle representing a collection of values with a custom label. It is mixed if the values differ, and
  /// toggling sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.sources = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }

  public var body: some View {
    let sources = self.sources
    let allOn = sources.allSatisfy { $0.wrappedValue }
    let isOn: Binding<Bool>
    if sources.count == 1 {
      isOn = sources[0]
    } else {
      isOn = Binding(get: { allOn }, set: { value in for source in sources { source.wrappedValue = value } })
    }
    let isMixed = !allOn && sources.contains { $0.wrappedValue }
    return StyledControl(
      ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
    )
    // The accessibility values are those of UIKit's switches: 1 and 0.
    .controlElement(
      label: AnyView(label), value: .text(isMixed ? "mixed" : allOn ? "1" : "0"), traits: [.isButton, .isToggle],
      activate: { isOn.wrappedValue.toggle() })
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Creates a toggle with a localized title for the values of several sources.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with an unlocalized title for the values of several sources.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle that generates its label from a localized string key and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a system image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle based on a toggle style configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The properties of a toggle instance.
nonisolated public struct ToggleStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a toggle.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A view that describes the effect of switching the toggle between states.
  public let label: Label
  /// A binding to a state property that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the sources of the toggle have different values.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  static var defaultStyle: ControlStyleBox<ToggleStyleConfiguration> {
    .of(ToggleStyleMaker<DefaultToggleStyle>.self, DefaultToggleStyle())
  }
}

/// The appearance and behavior of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Creates a view that represents the body of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ToggleStyleMaker<S: ToggleStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: ToggleStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

nonisolated extension View {
  /// Sets the style for toggles in a view hierarchy.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(ToggleStyleMaker<S>.self, style) }
}
