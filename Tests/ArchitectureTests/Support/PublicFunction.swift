/// A public function or initializer as it stands in a source file, with what its body reads.
struct PublicFunction {
  struct Parameter {
    var name: String
    var type: String
  }

  /// The function's name, `init` of an initializer.
  var name: String
  /// The type that it is declared in or for.
  var type: String
  var parameters: [Parameter]
  var body: String

  /// The parameters that the body does not name. A parameter that only carries a type (`T.Type`, or a value of a generic
  /// type that the body uses), and a translator's comment, need not be read.
  var unreadParameters: [String] {
    parameters.filter { parameter in
      guard !Self.hints.contains(parameter.name), !parameter.type.hasSuffix(".Type") else { return false }
      if parameter.type.count <= 2, Self.words(of: body).contains(parameter.type) { return false }
      return !Self.words(of: body).contains(parameter.name)
    }.map(\.name)
  }

  /// Nothing, a translator's comment, and the sizes that a string literal's interpolation is told.
  private static let hints: Set<String> = ["_", "comment", "literalCapacity", "interpolationCount"]

  static func all(in source: String) -> [PublicFunction] {
    let code = Array(source.replacing(#/\/\/[^\n]*/#, with: ""))
    var result: [PublicFunction] = []
    // The types around, with the depth of their braces.
    var types: [(name: String, depth: Int)] = []
    var pending: String?
    var depth = 0
    var isText = false
    var index = 0
    while index < code.count {
      switch code[index] {
      case "\"" where index == 0 || code[index - 1] != "\\": isText.toggle()
      case "{" where !isText:
        depth += 1
        if let name = pending { types.append((name, depth)) }
        pending = nil
      case "}" where !isText:
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      default: break
      }
      guard index == 0 || !isWordCharacter(code[index - 1]), isWordCharacter(code[index]) else {
        index += 1
        continue
      }
      let word = word(in: code, at: index)
      let start = index
      index += word.count
      if ["struct", "class", "enum", "extension", "protocol"].contains(word) {
        while index < code.count, code[index] == " " { index += 1 }
        pending = self.word(in: code, at: index)
      }
      guard word == "func" || word == "init", start == 0 || code[start - 1] != ".", isPublic(code, before: start) else {
        continue
      }
      if let function = function(word, types.last?.name ?? "", code, &index), !function.name.hasPrefix("_") {
        result.append(function)
      }
    }
    return result
  }

  private static func function(
    _ keyword: String, _ type: String, _ code: [Character], _ index: inout Int
  ) -> PublicFunction? {
    var name = keyword
    if keyword == "func" {
      while index < code.count, code[index] == " " { index += 1 }
      name = word(in: code, at: index)
      index += name.count
    }
    if index < code.count, code[index] == "?" { index += 1 }
    if index < code.count, code[index] == "<" { index = end(of: code, from: index, "<", ">") + 1 }
    guard index < code.count, code[index] == "(" else { return nil }
    let close = end(of: code, from: index, "(", ")")
    let list = String(code[(index + 1)..<close])
    index = close + 1
    // A requirement has no body.
    var open = index
    while open < code.count, code[open] != "{" {
      if code[open] == "}" || (code[open] == "\n" && open + 1 < code.count && code[open + 1] == "\n") { return nil }
      open += 1
    }
    guard open < code.count else { return nil }
    let finish = end(of: code, from: open, "{", "}")
    let body = String(code[(open + 1)..<finish])
    return PublicFunction(name: name, type: type, parameters: parameters(list), body: body)
  }

  private static func parameters(_ list: String) -> [Parameter] {
    var parts: [String] = []
    var depth = 0
    var current = ""
    var last: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
      last = character
    }
    parts.append(current)
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let names = part[..<colon].split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") }
      var type = part[part.index(after: colon)...]
      if let value = type.firstIndex(of: "=") { type = type[..<value] }
      return names.last.map { Parameter(name: String($0), type: type.filter { !$0.isWhitespace }) }
    }
  }

  /// Whether `public` stands before a word on its line.
  private static func isPublic(_ code: [Character], before index: Int) -> Bool {
    var start = index
    while start > 0, code[start - 1] != "\n" { start -= 1 }
    return String(code[start..<index]).split(separator: " ").contains("public")
  }

  /// The place of the bracket that closes the one at `start`; arrows and strings close none.
  private static func end(of code: [Character], from start: Int, _ open: Character, _ close: Character) -> Int {
    var depth = 0
    var index = start
    var isText = false
    while index < code.count {
      let character = code[index]
      if character == "\"", index == 0 || code[index - 1] != "\\" { isText.toggle() }
      if !isText, character == open { depth += 1 }
      if !isText, character == close, !(close == ">" && code[index - 1] == "-") {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return code.count - 1
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func word(in code: [Character], at index: Int) -> String {
    String(code[index...].prefix(while: isWordCharacter))
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !isWordCharacter($0) }.map(String.init))
  }
}
