import Foundation
import ViewGraph

/// A value that a text writes in the locale of the place where it is shown.
struct FormattedText: Equatable, @unchecked Sendable {
  private let value: FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    value = TypedFormattedValue(input, format)
  }

  func string(in environment: EnvironmentValues) -> String { value.string(in: environment) }

  static func == (a: FormattedText, b: FormattedText) -> Bool { a.value === b.value || a.value.isSame(as: b.value) }
}

private class FormattedValue {
  func string(in environment: EnvironmentValues) -> String { fatalError("abstract") }
  func isSame(as other: FormattedValue) -> Bool { fatalError("abstract") }
}

private final class TypedFormattedValue<F: FormatStyle>: FormattedValue
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  override func isSame(as other: FormattedValue) -> Bool {
    guard let other = other as? TypedFormattedValue<F> else { return false }
    return input == other.input && format == other.format
  }

  /// A locale and a time zone that the format names itself stay.
  override func string(in environment: EnvironmentValues) -> String {
    let isDefault = format == format.locale(.autoupdatingCurrent)
    var result = isDefault ? format.locale(environment.locale) : format
    if var date = result as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent {
      date.timeZone = environment.timeZone
      result = date as? F ?? result
    }
    return result.format(input)
  }
}
