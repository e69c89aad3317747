/// What the compiler asks to have expanded.
struct MacroRequest {
  /// The macro's implementation, such as `PreviewMacro`.
  var type: String
  /// `declaration`, `accessor`, `peer`, `member`, `extension`.
  var role: String
  /// A mangled name that is unique in the program.
  var discriminator: String
  /// The macro's own use, or the declaration it is attached to, with what stands before it.
  var source: String
  /// UTF-8 offset of `source` in its file.
  var offset: Int
  /// UTF-8 offset of the attribute, or of the whole use.
  var attributeOffset: Int
  /// `Module/File.swift`.
  var fileID: String
  var fileName: String
  /// The declarations around, the innermost first, without their contents.
  var lexicalContext: [String]
  /// The type that an extension role extends.
  var extendedType: String?
  /// Whether an extension role still has to add a conformance.
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

/// Why a macro cannot be expanded, as one sentence for the compiler to show.
struct MacroError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
