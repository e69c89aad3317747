import Foundation

/// The purpose of a measurement, which determines the units of a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let keepsUnit: Bool
  /// Units that the locale uses in general.
  public static var general: Self { Self(keepsUnit: false) }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Distances of roads.
  public static var road: Self { Self(keepsUnit: false) }
  /// Heights of people.
  public static var personHeight: Self { Self(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of people.
  public static var person: Self { Self(keepsUnit: false) }
  /// Temperatures of the air.
  public static var weather: Self { Self(keepsUnit: false) }
}

extension Measurement where UnitType: Dimension {
  /// A type that formats measurements. Foundation has it on Apple's platforms only. Units are named by their symbols
  /// in every width.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// The width of the unit.
    public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    /// The width of the unit.
    public var width: UnitWidth
    /// The locale of the number and the units.
    public var locale: Locale
    /// The purpose of the measurement. A locale with US units then has feet, miles, pounds and degrees Fahrenheit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The format of the number, or `nil` for at most one digit after the decimal separator.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a format style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the format style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns a measurement as a text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let (amount, unit) = usage.keepsUnit ? (value.value, value.unit as Dimension) : localized(value)
      let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...1))).locale(locale).format(amount)
      let joins = width == .narrow || unit.symbol.hasPrefix("°")
      return number + (joins ? "" : " ") + unit.symbol
    }

    private func localized(_ value: Measurement<UnitType>) -> (Double, Dimension) {
      guard locale.measurementSystem == .us else { return (value.value, value.unit) }
      let target: Dimension? =
        switch value.unit {
        case let unit as UnitLength:
          unit.converter.baseUnitValue(fromValue: value.value) < 800 ? UnitLength.feet : UnitLength.miles
        case is UnitTemperature: UnitTemperature.fahrenheit
        case is UnitMass: UnitMass.pounds
        case is UnitSpeed: UnitSpeed.milesPerHour
        default: nil
        }
      guard let target else { return (value.value, value.unit) }
      let base = value.unit.converter.baseUnitValue(fromValue: value.value)
      return (target.converter.value(fromBaseUnitValue: base), target)
    }
  }

  /// Returns the measurement as a text, with units of the locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement as a text of a format style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Returns a format style of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// A formatter of measurements.
///
/// Foundation declares `MeasurementFormatter` on Linux as unavailable, so that the tool compiles this type in its place.
open class MeasureTextFormatter {
  /// The treatment of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Chooses a larger or smaller unit by the value. It has no effect.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Shows temperatures without their unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The treatment of units. Default none.
  open var unitOptions: UnitOptions = []
  /// The width of the unit. Default `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the number and the units. Default the current one.
  open var locale: Locale! = .current
  /// The format of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter.
  public init() {}

  /// Returns a measurement as a text.
  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let style = Measurement<UnitType>.FormatStyle(
      width: unitStyle == .short ? .narrow : .abbreviated, locale: locale ?? .current,
      usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      numberFormatStyle: .number.precision(
        .fractionLength(numberFormatter.minimumFractionDigits...max(numberFormatter.maximumFractionDigits, 0))))
    let text = style.format(measurement)
    guard unitOptions.contains(.temperatureWithoutUnit), let sign = text.firstIndex(of: "°") else { return text }
    return String(text[...sign])
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
