import PreviewPipeline
import PreviewProtocol

extension ParsedArguments {
  /// Returns the inputs of `--tap`, `--drag`, `--hover` and `--type`, in order.
  func inputs() throws(ToolFailure) -> [PreviewInput] {
    var result: [PreviewInput] = []
    for option in repeated { result.append(try Self.input(option)) }
    return result
  }

  /// Returns the point of `--pick`, or `nil` if it is not given.
  func pickedPoint() throws(ToolFailure) -> PreviewInput.Point? {
    guard let text = values["--pick"] else { return nil }
    guard let point = Self.point(Substring(text)) else {
      throw Self.invalid(text, for: "--pick", expected: "a point in points, such as 60,40")
    }
    return point
  }

  /// Checks that every input is visible in the output.
  func checkInputs(endBy end: Double, of inputs: [PreviewInput]) throws(ToolFailure) {
    for (option, input) in zip(repeated, inputs) where input.end > end {
      throw ToolFailure(
        "\(option.name) \(option.value) comes after the last moment shown, \(Self.text(end)) s: --at says which.",
        code: .usage)
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number < 1e9 ? String(Int(number)) : String(number)
  }

  private static func input(_ option: Repeated) throws(ToolFailure) -> PreviewInput {
    // The text may contain an @, so the last one is the separator.
    guard let at = option.value.lastIndex(of: "@") else { throw failure(option) }
    let what = String(option.value[..<at])
    let when = option.value[option.value.index(after: at)...].split(
      separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = seconds(when[0]) else { throw failure(option) }
    if option.name == "--drag" {
      let ends = what.split(separator: ":", omittingEmptySubsequences: false)
      let duration = when.count > 1 ? seconds(when[1]) : 0.25
      guard ends.count == 2, let from = point(ends[0]), let to = point(ends[1]), let duration else {
        throw failure(option)
      }
      return PreviewInput(.drag(from: from, to: to, duration: duration), at: time)
    }
    guard when.count == 1 else { throw failure(option) }
    if option.name == "--type" {
      return PreviewInput(
        .type(what.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")), at: time)
    }
    guard let place = point(Substring(what)) else { throw failure(option) }
    return PreviewInput(option.name == "--hover" ? .hover(place) : .tap(place), at: time)
  }

  private static func seconds(_ text: Substring) -> Double? {
    guard let value = decimal(text), (0...86_400).contains(value) else { return nil }
    return value
  }

  private static func point(_ text: Substring) -> PreviewInput.Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = decimal(parts[0]), let y = decimal(parts[1]) else { return nil }
    return PreviewInput.Point(x: x, y: y)
  }

  private static let examples = [
    "--tap": "a point and a time in seconds, such as 60,40@0.5",
    "--drag": "two points, a time and a duration in seconds, such as 20,40:120,40@0.5+0.3",
    "--hover": "a point and a time in seconds, such as 60,40@0.5",
    "--type": "a text and a time in seconds, such as hello@0.5",
  ]

  private static func failure(_ option: Repeated) -> ToolFailure {
    invalid(option.value, for: option.name, expected: examples[option.name] ?? "a time after @")
  }
}
