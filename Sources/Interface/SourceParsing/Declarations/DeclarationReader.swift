/// A parser for the declarations of a file: its types with their members, and its `#Preview` macros. Function bodies
/// are skipped.
package struct DeclarationReader {
  package private(set) var types: [DeclaredType] = []
  package private(set) var previews: [DeclaredPreview] = []
  private var extensions: [(name: String, inherited: [String])] = []
  private let source: SourceText
  /// The number of declarations around the one that is read.
  private var depth = 0
  /// Deeper ones are passed over: the compiler refuses more than 256 anyway, and the stack ends somewhere.
  private static let deepest = 256

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "final", "static", "class", "nonisolated",
    "indirect", "lazy", "weak", "unowned", "override", "mutating", "nonmutating", "required", "convenience", "dynamic",
    "isolated", "distributed", "optional", "prefix", "postfix", "infix", "borrowing", "consuming",
  ]

  package init(_ source: SourceText) {
    self.source = source
    readMembers(0..<source.tokens.count, owner: nil)
    for index in types.indices {
      for addition in extensions where addition.name == types[index].name {
        types[index].inherited += addition.inherited
      }
    }
  }

  private struct Prefix {
    var attributes: [StoredProperty.Attribute] = []
    var words: Set<String> = []
  }

  private mutating func readMembers(_ range: Range<Int>, owner: Int?) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      let next = readMember(at: index, owner: owner, limit: range.upperBound)
      index = max(next, index + 1)
    }
  }

  /// Reads one declaration with its attributes and modifiers, and returns the index after it.
  private mutating func readMember(at start: Int, owner: Int?, limit: Int) -> Int {
    var index = start
    var prefix = Prefix()
    while index < limit {
      if source.kind(index) == .attribute {
        let read = Self.attribute(in: source, at: index)
        prefix.attributes.append(read.attribute)
        index = read.end
      } else if isModifier(at: index) {
        prefix.words.insert(source.text(of: index))
        index += 1
        if source.isToken(index, "("), let close = source.partner(of: index) { index = close + 1 }
      } else {
        break
      }
    }
    guard index < limit else { return limit }
    if source.kind(index) == .pound {
      guard source.isToken(index, "#Preview") else { return index + 1 }
      return readPreview(at: index)
    }
    guard source.kind(index) == .word else { return skipBracket(index) }
    switch source.text(of: index) {
    case "struct", "class", "enum", "actor": return readType(at: index, prefix: prefix, owner: owner, limit: limit)
    case "extension": return readExtension(at: index, limit: limit)
    case "var", "let":
      let read = Self.properties(in: source, at: index, limit: limit)
      if let owner {
        types[owner].properties += read.properties.map {
          var property = $0
          property.attributes = prefix.attributes
          property.isStatic = prefix.words.contains("static") || prefix.words.contains("class")
          property.isLazy = prefix.words.contains("lazy")
          return property
        }
      }
      return read.end
    case "init":
      if let owner { types[owner].initializers.append(takesNoArguments(at: index, limit: limit)) }
      return skipToBody(index + 1, limit: limit)
    case "func", "subscript", "protocol", "deinit", "macro", "precedencegroup":
      return skipToBody(index + 1, limit: limit)
    default: return index + 1
    }
  }

  private func isModifier(at index: Int) -> Bool {
    guard source.kind(index) == .word, Self.modifiers.contains(source.text(of: index)) else { return false }
    // `class` starts a type unless a member follows.
    if source.isToken(index, "class") {
      return ["func", "var", "let", "subscript", "override"].contains(source.text(of: index + 1))
    }
    return source.kind(index + 1) == .word || source.kind(index + 1) == .attribute || source.isToken(index + 1, "(")
  }

  private func skipBracket(_ index: Int) -> Int {
    if let close = source.partner(of: index), close > index { return close + 1 }
    return index + 1
  }

  /// Returns the index after the next `{ … }` at this depth, or the start of the next declaration if there is no body.
  private func skipToBody(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if source.isToken(index, "{") { return skipBracket(index) }
      if source.tokens[index].startsLine, index > start, Self.startsDeclaration(source, index) { return index }
      index = skipBracket(index)
    }
    return limit
  }

  static func startsDeclaration(_ source: SourceText, _ index: Int) -> Bool {
    switch source.kind(index) {
    case .attribute, .pound: return true
    case .word:
      let keywords: Set<String> = [
        "var", "let", "func", "struct", "class", "enum", "extension", "init", "protocol", "typealias", "subscript",
        "case", "import", "actor", "deinit", "associatedtype",
      ]
      let text = source.text(of: index)
      return keywords.contains(text) || modifiers.contains(text)
    default: return false
    }
  }

  private mutating func readPreview(at index: Int) -> Int {
    let call = MacroCall(in: source, at: index)
    let first = call.arguments.first
    let name = first?.label == nil ? first.flatMap { MacroCall.plainLiteral($0.value) } : nil
    let offset = source.tokens[index].start
    let hasArguments = call.arguments.contains { $0.label == "arguments" }
    previews.append(
      DeclaredPreview(name: name, offset: offset, line: source.line(at: offset), hasArguments: hasArguments))
    return call.end
  }

  private mutating func readType(at index: Int, prefix: Prefix, owner: Int?, limit: Int) -> Int {
    guard let keyword = DeclaredType.Keyword(rawValue: source.text(of: index)), source.kind(index + 1) == .word else {
      return index + 1
    }
    let own = source.text(of: index + 1)
    var type = DeclaredType(
      keyword: keyword, name: owner.map { "\(types[$0].name).\(own)" } ?? own, offset: source.tokens[index].start)
    type.attributes = prefix.attributes.map(\.name)
    let isPrivateInside = owner != nil && prefix.words.contains("private")
    type.isReachable = !isPrivateInside && (owner.map { types[$0].isReachable && !types[$0].isGeneric } ?? true)
    type.isGeneric = source.isToken(index + 2, "<")
    guard let open = bodyStart(after: index + 1, limit: limit), let close = source.partner(of: open) else {
      return index + 2
    }
    type.inherited = inheritance(index + 2..<open)
    types.append(type)
    readMembers(open + 1..<close, owner: types.count - 1)
    return close + 1
  }

  private mutating func readExtension(at index: Int, limit: Int) -> Int {
    guard let open = bodyStart(after: index, limit: limit), let close = source.partner(of: open) else {
      return index + 1
    }
    var nameEnd = index + 1
    while nameEnd < open, !source.isToken(nameEnd, ":"), !source.isToken(nameEnd, "where") { nameEnd += 1 }
    let name = source.text(of: index + 1..<nameEnd)
    extensions.append((name, inheritance(nameEnd..<open)))
    // Nested types are collected, but their properties do not belong to the enclosing type.
    var inner = DeclarationReader(source, members: open + 1..<close, depth: depth)
    for position in inner.types.indices {
      inner.types[position].name = "\(name).\(inner.types[position].name)"
    }
    types += inner.types
    previews += inner.previews
    return close + 1
  }

  private init(_ source: SourceText, members: Range<Int>, depth: Int) {
    self.source = source
    self.depth = depth
    readMembers(members, owner: nil)
  }

  private func bodyStart(after index: Int, limit: Int) -> Int? {
    var next = index
    while next < limit {
      if source.isToken(next, "{") { return next }
      next = skipBracket(next)
    }
    return nil
  }

  /// Returns the names after the colon of a type's declaration, up to `where`.
  private func inheritance(_ range: Range<Int>) -> [String] {
    var depth = 0
    var colon: Int?
    for index in range {
      depth += angleChange(index)
      if depth == 0, source.isToken(index, ":") {
        colon = index
        break
      }
    }
    guard let colon else { return [] }
    var names: [String] = []
    var current = ""
    for index in colon + 1..<range.upperBound {
      if source.isToken(index, "where") { break }
      if source.isToken(index, ",") || source.isToken(index, "&") {
        names.append(current)
        current = ""
      } else if source.kind(index) != .attribute {
        current += source.text(of: index)
      }
    }
    names.append(current)
    return names.filter { !$0.isEmpty }
  }

  private func angleChange(_ index: Int) -> Int {
    let text = source.text(of: index)
    guard source.kind(index) == .punctuation, text != "->" else { return 0 }
    return text.count { $0 == "<" } - text.count { $0 == ">" }
  }

  private func takesNoArguments(at index: Int, limit: Int) -> Bool {
    // `init?` and generic initializers do not create a plain value of the type.
    guard source.isToken(index + 1, "("), let close = source.partner(of: index + 1) else { return false }
    // A comma inside the angle brackets of a generic type does not separate parameters.
    var depth = 0
    var parameters: [Range<Int>] = []
    for element in source.elements(in: index + 2..<close) {
      if depth > 0, let last = parameters.popLast() {
        parameters.append(last.lowerBound..<element.upperBound)
      } else {
        parameters.append(element)
      }
      depth += element.reduce(0) { $0 + angleChange($1) }
    }
    return parameters.allSatisfy { parameter in
      parameter.contains { source.isToken($0, "=") } || source.text(of: parameter).hasSuffix("...")
    }
  }
}
