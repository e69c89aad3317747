import Foundation
import Geometry
import ViewGraph

/// The label type of a style's field.
nonisolated public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// Creates the body of the field in this style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

struct TextFieldStyleConfiguration: StyledConfiguration {
  let core: TextFieldCore

  /// The field without a style, whose label is the placeholder.
  @MainActor var field: TextField<_TextFieldStyleLabel> {
    var field = TextField(
      core.source, prompt: nil, axis: core.axis, label: _TextFieldStyleLabel(),
      onEditingChanged: core.onEditingChanged, onCommit: core.onCommit)
    field.isSecure = core.isSecure
    field.styledLabel = core.prompt.map { AnyView($0) } ?? core.label
    return field
  }

  static var defaultStyle: ControlStyleBox<TextFieldStyleConfiguration> {
    .of(TextFieldStyleMaker<DefaultTextFieldStyle>.self, DefaultTextFieldStyle())
  }
}

enum TextFieldStyleMaker<S: TextFieldStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: TextFieldStyleConfiguration) -> S._Body {
    onMain((style, configuration)) { $0.0._body(configuration: $0.1.field) }
  }
}

/// The default text field style: plain on iOS, bordered on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates a default text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { DefaultFieldBody(field: configuration) }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a rounded border text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { BorderedFieldBody(field: configuration) }
}

/// A text field style with a system-defined square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates a square border text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View {
    BorderedFieldBody(field: configuration, isSquare: true)
  }
}

private struct DefaultFieldBody: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.platformProfile) private var platform

  var body: some View { if platform == .macOS { BorderedFieldBody(field: field) } else { field } }
}

/// The body of a bordered field. UITextField with a rounded border is 34 points tall, with 7 at the sides and corners
/// of 5. A Mac's field is 22 tall.
private struct BorderedFieldBody: View {
  let field: TextField<_TextFieldStyleLabel>
  var isSquare = false
  @Environment(\.platformProfile) private var platform

  var body: some View {
    let isMac = platform == .macOS
    let shape = RoundedRectangle(cornerRadius: isSquare ? 0 : 5, style: .continuous)
    field
      .padding(.horizontal, isMac ? 5 : 7)
      .padding(.vertical, isMac ? 2 : 6)
      .frame(minHeight: isMac ? 22 : 34)
      .background { shape.fill(ControlColors.field) }
      .overlay { shape.strokeBorder(ControlColors.hairline, lineWidth: 1) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, for use with `textFieldStyle(_:)`.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain text field style, for use with `textFieldStyle(_:)`.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border text field style, for use with `textFieldStyle(_:)`.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The square border text field style, for use with `textFieldStyle(_:)`.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style for text fields within this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(TextFieldStyleMaker<S>.self, style)
  }
}
