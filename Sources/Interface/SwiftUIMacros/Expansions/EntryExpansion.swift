import SourceParsing

/// The expansion of `@Entry`: a key type beside the property, and accessors that use it.
enum EntryExpansion {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func expand(_ request: MacroRequest) throws(MacroError) -> String {
    let source = SourceText(request.source)
    guard let index = source.tokens.indices.first(where: { source.isToken($0, "var") }) else {
      throw MacroError("'@Entry' belongs on a 'var'")
    }
    let read = DeclarationReader.properties(in: source, at: index, limit: source.tokens.count)
    guard let property = read.properties.first, read.properties.count == 1 else {
      throw MacroError("'@Entry' belongs on one 'var'")
    }
    let name = property.name.hasPrefix("`") ? String(property.name.dropFirst().dropLast()) : property.name
    let key = "__Key_\(name)"
    if request.role == "accessor" {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    guard let keyProtocol = keyProtocol(around: request) else {
      throw MacroError(
        "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    }
    return try keyType(named: key, keyProtocol: keyProtocol, property: property)
  }

  private static func keyProtocol(around request: MacroRequest) -> String? {
    guard let context = request.lexicalContext.first else { return nil }
    let source = SourceText(context)
    guard let index = source.tokens.indices.first(where: { source.isToken($0, "extension") }) else { return nil }
    // Only the last name matters: `SwiftUI.EnvironmentValues` is the same type.
    return source.tokens.indices[(index + 1)...].lazy.prefix { !source.isToken($0, "{") }
      .compactMap { keyProtocols[source.text(of: $0)] }.first
  }

  private static func keyType(
    named key: String, keyProtocol: String, property: StoredProperty
  ) throws(MacroError) -> String {
    let heading = "private struct \(key): SwiftUI.\(keyProtocol) {"
    if keyProtocol == "FocusedValueKey" {
      guard let type = property.type, property.isOptional else {
        throw MacroError("'@Entry' in FocusedValues needs an optional type")
      }
      let wrapped = type.hasPrefix("Optional<") ? type.dropFirst("Optional<".count).dropLast() : type.dropLast()
      return "\(heading)\ntypealias Value = \(wrapped)\n}"
    }
    if let type = property.knownType {
      guard let value = property.initialValue ?? (property.isOptional ? "nil" : nil) else {
        throw MacroError("'@Entry' needs a default value")
      }
      return "\(heading)\ntypealias Value = \(type)\nstatic var defaultValue: Value { \(value) }\n}"
    }
    guard let value = property.initialValue else { throw MacroError("'@Entry' needs a default value") }
    return
      "\(heading)\n// Nothing says that the value is Sendable; it is made once and never changed.\nnonisolated(unsafe) static let defaultValue = \(value)\n}"
  }
}
