import Foundation
import ViewGraph

/// The properties of a button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// An optional semantic role describing the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of calling the button's action.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: () -> Void

  /// Performs the button's action.
  public func trigger() { action() }
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates a view that represents the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum PrimitiveButtonStyleMaker<S: PrimitiveButtonStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// Buttons without a primitive style use the `ButtonStyle` of the environment.
extension PrimitiveButtonStyleConfiguration: StyledConfiguration {
  static var defaultStyle: ControlStyleBox<PrimitiveButtonStyleConfiguration> {
    .of(PrimitiveButtonStyleMaker<UsualButtonStyle>.self, UsualButtonStyle())
  }
}

private struct UsualButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

nonisolated public struct _PrimitiveButtonStyleModifier: _EnvironmentModifier {
  let make: (PrimitiveButtonStyleConfiguration) -> AnyView
  package func apply(to values: inout EnvironmentValues) {
    values.buttonStyleBox = ButtonStyleBox(primitive: make, outer: values.buttonStyleBox)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates an instance representing the configuration of a primitive button style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

nonisolated extension View {
  /// Sets the style for buttons within this view to a button style with custom appearance and custom interaction
  /// behavior.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      _PrimitiveButtonStyleModifier { configuration in
        AnyView(StyledBody<PrimitiveButtonStyleMaker<S>>(style: style, configuration: configuration))
      })
  }
}
