/// A `var` or `let` of a type, or at the top level of a closure, as written in the source.
package struct StoredProperty: Equatable, Sendable {
  package struct Attribute: Equatable, Sendable {
    /// The name without the `@`.
    package var name: String
    /// The text in the parentheses, or `nil` without parentheses.
    package var arguments: String?
  }

  package var name: String
  package var type: String?
  package var initialValue: String?
  package var isConstant = false
  package var isComputed = false
  package var isStatic = false
  package var isLazy = false
  package var attributes: [Attribute] = []

  /// The property wrappers that provide the initial value of their property.
  private static let selfSufficientWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "FocusedValue",
    "FocusedBinding", "FocusedObject", "FetchRequest", "SectionedFetchRequest", "Query", "AppStorage", "SceneStorage",
    "PhysicalMetric", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  private static let wrappersWithInitialValueArgument: Set<String> = ["State", "StateObject", "GestureState"]

  package var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// The type as written, or the type of a literal, or the type that an expression such as `Angle(degrees: 1)` or
  /// `CGPoint.zero` names. It is `nil` if only the compiler can infer the type.
  package var knownType: String? {
    if let type { return type }
    guard let initialValue else { return nil }
    let source = SourceText(initialValue)
    let first = source.isToken(0, "-") ? 1 : 0
    let text = source.text(of: first)
    if source.tokens.count == first + 1 {
      switch source.kind(first) {
      case .number: return text.contains(".") || (text.contains("e") && !text.hasPrefix("0x")) ? "Double" : "Int"
      case .string: return "String"
      case .word where text == "true" || text == "false": return "Bool"
      default: break
      }
    }
    guard source.kind(0) == .word, text.first?.isUppercase == true else { return nil }
    let isCall = source.isToken(1, "(") && source.partner(of: 1) == source.tokens.count - 1
    let isMember = source.isToken(1, ".") && source.tokens.count == 3
    return isCall || isMember ? text : nil
  }

  /// A Boolean value that indicates whether a memberwise initializer can be called without this property.
  package var hasDefault: Bool {
    if isComputed || isStatic || isLazy || initialValue != nil { return true }
    if attributes.contains(where: { Self.selfSufficientWrappers.contains($0.name) }) { return true }
    let wrapped = attributes.first { Self.wrappersWithInitialValueArgument.contains($0.name) }
    if let arguments = wrapped?.arguments, !arguments.isEmpty { return true }
    return isOptional && !isConstant && !attributes.contains { $0.name == "Binding" || $0.name == "Bindable" }
  }
}
