import PreviewPipeline

/// The command line, cut into options and the rest, with nothing unknown in it.
struct ParsedArguments: Equatable, Sendable {
  /// An option that may be given more than once.
  struct Repeated: Equatable, Sendable {
    var name: String
    var value: String
  }

  var values: [String: String] = [:]
  /// In the order in which they are given.
  var repeated: [Repeated] = []
  var flags: Set<String> = []
  var positional: [String] = []

  init(_ arguments: [String], for command: Command) throws(ToolFailure) {
    var index = 0
    var onlyPositional = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyPositional || argument == "-" || !argument.hasPrefix("-") {
        positional.append(argument)
        continue
      }
      if argument == "--" {
        onlyPositional = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let spec = try Self.spec(parts[0], for: command)
      guard spec.value != nil else {
        if parts.count > 1 { throw ToolFailure("\(spec.name) takes no value.", code: .usage) }
        flags.insert(spec.name)
        continue
      }
      if values[spec.name] != nil { throw ToolFailure("\(spec.name) is given twice.", code: .usage) }
      let value: String
      if parts.count > 1 {
        value = parts[1]
      } else {
        // A negative number is a value; anything else with a dash is the next option.
        guard index < arguments.count, !Self.isOption(arguments[index]) else {
          throw ToolFailure("\(parts[0]) needs a value: \(parts[0]) \(spec.value ?? "").", code: .usage)
        }
        value = arguments[index]
        index += 1
      }
      if spec.isRepeatable {
        repeated.append(Repeated(name: spec.name, value: value))
      } else {
        values[spec.name] = value
      }
    }
  }

  private static func isOption(_ text: String) -> Bool {
    text.hasPrefix("-") && text != "-" && Double(text) == nil
  }

  private static func spec(_ name: String, for command: Command) throws(ToolFailure) -> OptionSpec {
    let known = command.options
    if let spec = known.first(where: { $0.name == name || $0.short == name }) { return spec }
    if OptionSpec.named(name) != nil {
      throw ToolFailure("'glowworm \(command.rawValue)' has no option \(name).", code: .usage)
    }
    let near = Suggestion.nearest(to: name, among: known.map(\.name))
    let hint = near.map { "did you mean \($0)?" } ?? "'glowworm \(command.rawValue) --help' lists them."
    throw ToolFailure("Unknown option \(name); \(hint)", code: .usage)
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// A number in a range, or nil if the option is not given.
  func number(_ option: String, in range: ClosedRange<Double>, what: String) throws(ToolFailure) -> Double? {
    guard let text = values[option] else { return nil }
    guard let value = Double(text), value.isFinite, range.contains(value) else {
      throw ToolFailure("\(option) \(text): \(what).", code: .usage)
    }
    return value
  }

  /// One of the cases of an enumeration.
  func choice<T: RawRepresentable & CaseIterable>(
    _ option: String, of type: T.Type
  ) throws(ToolFailure) -> T? where T.RawValue == String {
    guard let text = values[option] else { return nil }
    if let value = T.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
    let names = T.allCases.map(\.rawValue)
    if let near = Suggestion.nearest(to: text, among: names) {
      throw ToolFailure("\(option) \(text): did you mean \(near)?", code: .usage)
    }
    throw ToolFailure("\(option) \(text): it is one of \(names.joined(separator: ", ")).", code: .usage)
  }
}
