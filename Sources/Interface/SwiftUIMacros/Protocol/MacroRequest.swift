/// A request by the compiler to expand a macro.
struct MacroRequest {
  /// The type that implements the macro, such as `PreviewMacro`.
  var type: String
  /// The role: `declaration`, `accessor`, `peer`, `member` or `extension`.
  var role: String
  /// A mangled name that is unique in the program.
  var discriminator: String
  /// The source of the macro expression, or of the declaration with the attribute, including its attributes and
  /// modifiers.
  var source: String
  /// The UTF-8 offset of `source` in its file.
  var offset: Int
  /// The UTF-8 offset of the attribute, or of the macro expression.
  var attributeOffset: Int
  /// The file ID, `Module/File.swift`.
  var fileID: String
  var fileName: String
  /// The enclosing declarations without their contents, innermost first.
  var lexicalContext: [String]
  /// The type that an extension role extends.
  var extendedType: String?
  /// A Boolean value that indicates whether an extension role must add a conformance.
  var needsConformance: Bool

  init(_ request: JSON) {
    let syntax = request["syntax"] ?? request["declSyntax"] ?? .null
    let location = syntax["location"] ?? .null
    let source = syntax["source"]?.string ?? ""
    type = request["macro"]?["typeName"]?.string ?? ""
    role = request["macroRole"]?.string ?? "declaration"
    discriminator = request["discriminator"]?.string ?? ""
    self.source = source
    let offset = location["offset"]?.integer ?? 0
    self.offset = offset
    attributeOffset = request["attributeSyntax"]?["location"]?["offset"]?.integer ?? offset
    fileID = location["fileID"]?.string ?? ""
    fileName = location["fileName"]?.string ?? ""
    lexicalContext = (request["lexicalContext"]?.array ?? []).compactMap { $0["source"]?.string }
    extendedType = request["extendedTypeSyntax"]?["source"]?.string
    needsConformance = request["conformanceListSyntax"] != nil
  }
}

/// The reason why a macro cannot be expanded, as one sentence for the compiler's diagnostics.
struct MacroError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
