import ViewGraph

/// The appearance and behavior of a form. Custom styles are not here: a form is a list of rows.
nonisolated public protocol FormStyle: Sendable { static var _isGrouped: Bool { get } }

/// The default form style.
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public static var _isGrouped: Bool { false }
}

/// A form style with grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
  public static var _isGrouped: Bool { true }
}

/// A non-scrolling form style with a trailing aligned column of labels next to a leading aligned column of values.
/// Drawn as the default form is: in rows.
nonisolated public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public static var _isGrouped: Bool { false }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormIsGroupedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether forms stand in groups on platforms whose lists do not.
  var formIsGrouped: Bool {
    get { self[FormIsGroupedKey.self] }
    set { self[FormIsGroupedKey.self] = newValue }
  }
}

/// A form's rows in the look that was asked for.
nonisolated struct FormRows<Content: View>: View {
  let content: Content
  @Environment(\.formIsGrouped) private var isGrouped

  var body: some View {
    _ListBody(content: content).transformEnvironment(\.listLook) { if isGrouped { $0 = .insetGrouped } }
  }
}

nonisolated extension View {
  /// Sets the style for forms in a view hierarchy.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formIsGrouped, S._isGrouped) }
}
