import Foundation
import ViewGraph

/// A container for grouping controls used for data entry.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Creates a form with the provided content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    StyledControl(FormStyleConfiguration(content: .init(view: AnyView(content))))
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form based on a form style configuration.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The properties of a form instance.
nonisolated public struct FormStyleConfiguration: StyledConfiguration {
  /// A type-erased content of a form.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<FormStyleConfiguration>()) }
  }

  /// A view that is the content of the form.
  public let content: Content

  static var defaultStyle: ControlStyleBox<FormStyleConfiguration> {
    .of(FormStyleMaker<AutomaticFormStyle>.self, AutomaticFormStyle())
  }
}

/// The appearance and behavior of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// Creates a view that represents the body of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum FormStyleMaker<S: FormStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: FormStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default form style: a list with groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates an automatic form style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { _ListBody(content: configuration.content) }
}

private struct GroupedFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the environment is a form with grouped rows. On macOS, its controls are at
  /// the trailing side.
  var isInGroupedForm: Bool {
    get { self[GroupedFormKey.self] }
    set { self[GroupedFormKey.self] = newValue }
  }
}

/// A form style with grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ListBody(content: configuration.content).listStyle(.insetGrouped).environment(\.isInGroupedForm, true)
  }
}

/// A non-scrolling form style: the rows in a column, with gaps of 10 points (this project's choice).
public struct ColumnsFormStyle: FormStyle {
  /// Creates a columns form style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic form style, for use with `formStyle(_:)`.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// The grouped form style, for use with `formStyle(_:)`.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The columns form style, for use with `formStyle(_:)`.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Sets the style for forms in a view hierarchy.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { controlStyle(FormStyleMaker<S>.self, style) }
}
