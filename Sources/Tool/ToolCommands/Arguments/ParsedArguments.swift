import PreviewPipeline

/// The command line, divided into options and other arguments, without unknown options.
struct ParsedArguments: Equatable, Sendable {
  /// An option that can be given more than once.
  struct Repeated: Equatable, Sendable {
    var name: String
    var value: String
  }

  let command: Command
  var values: [String: String] = [:]
  /// The inputs, in order.
  var repeated: [Repeated] = []
  /// The flags for the Swift compiler, in order.
  var compilerFlags: [String] = []
  /// The paths of the outputs, in order.
  var outputs: [String] = []
  var flags: Set<String> = []
  var positional: [String] = []

  init(_ arguments: [String], for command: Command) throws(ToolFailure) {
    self.command = command
    // Help must work before the other arguments are valid.
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      flags = ["--help"]
      return
    }
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
      let (name, attached) = Self.split(argument)
      let spec = try Self.spec(name, for: command)
      guard let placeholder = spec.value else {
        if attached != nil { throw ToolFailure("\(spec.name) takes no value.", code: .usage) }
        flags.insert(spec.name)
        continue
      }
      if values[spec.name] != nil { throw ToolFailure("\(spec.name) is given twice.", code: .usage) }
      let value: String
      if let attached {
        value = attached
      } else {
        // A negative number is a value; any other argument with a dash is the next option.
        guard index < arguments.count, spec.takesOptionLikeValue || !Self.isOption(arguments[index]) else {
          throw ToolFailure("\(name) needs a value: \(name) \(placeholder).", code: .usage)
        }
        value = arguments[index]
        index += 1
      }
      switch spec.name {
      case "--output": outputs.append(value)
      case "--define": compilerFlags += ["-D", try Self.condition(value)]
      case "--swift-flag": compilerFlags.append(value)
      case _ where spec.isRepeatable: repeated.append(Repeated(name: spec.name, value: value))
      default: values[spec.name] = value
      }
    }
  }

  /// The name and the value of `--option=value` and `-oVALUE`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    guard argument.count > 2, OptionSpec.named(String(argument.prefix(2))) != nil else { return (argument, nil) }
    let value = argument.dropFirst(2)
    return (String(argument.prefix(2)), String(value.hasPrefix("=") ? value.dropFirst() : value))
  }

  private static func condition(_ text: String) throws(ToolFailure) -> String {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { throw invalid(text, for: "--define", expected: "a name, such as DEMO") }
    return text
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

  /// `Invalid value '99' for --scale: expected 0.1–16 pixels per point.`
  static func invalid(_ text: String, for option: String, expected: String) -> ToolFailure {
    ToolFailure("Invalid value '\(text)' for \(option): expected \(expected).", code: .usage)
  }

  /// The same for one of several names, with the nearest as a hint.
  static func invalid(_ text: String, for option: String, among names: [String], expected: String) -> ToolFailure {
    let hint = Suggestion.nearest(to: text, among: names).map { ". Did you mean '\($0)'?" } ?? "."
    return ToolFailure("Invalid value '\(text)' for \(option): expected \(expected)\(hint)", code: .usage)
  }

  /// A decimal number, with nothing around it.
  static func decimal(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a number in a range, or `nil` if the option is not given.
  ///
  /// - Parameter expected: What has to be given, such as `0.1–16 pixels per point`.
  func number(_ option: String, in range: ClosedRange<Double>, expected: String) throws(ToolFailure) -> Double? {
    guard let text = values[option] else { return nil }
    guard let value = Self.decimal(text), range.contains(value) else {
      throw Self.invalid(text, for: option, expected: expected)
    }
    return value
  }

  /// A whole number in a range, or nil if the option is not given.
  func integer(_ option: String, in range: ClosedRange<Int>, expected: String) throws(ToolFailure) -> Int? {
    guard let text = values[option] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw Self.invalid(text, for: option, expected: expected)
    }
    return value
  }

  /// Returns one of the cases of an enumeration.
  func choice<T: RawRepresentable & CaseIterable>(
    _ option: String, of type: T.Type
  ) throws(ToolFailure) -> T? where T.RawValue == String {
    guard let text = values[option] else { return nil }
    if let value = T.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
    let names = T.allCases.map(\.rawValue)
    throw Self.invalid(text, for: option, among: names, expected: names.joined(separator: ", "))
  }
}
