import Foundation
import Geometry
import ViewGraph

/// The colors of controls, apart from tint and text.
enum ControlColors {
  /// The systemFill color that UIKit publishes: 120 120 128 at 20 % in light and 36 % in dark appearance.
  static let fill = ListGroupStyle(light: gray(0.2), dark: gray(0.36))
  /// The secondarySystemFill color: 16 % and 32 %.
  static let secondaryFill = ListGroupStyle(light: gray(0.16), dark: gray(0.32))
  /// The tertiarySystemFill color: 118 118 128 at 12 %, and 24 % in dark appearance.
  static let tertiaryFill = ListGroupStyle(
    light: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
    dark: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24))
  /// The secondarySystemBackground color: 242 242 247, and 28 28 30 in dark appearance.
  static let secondaryBackground = ListGroupStyle(
    light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
    dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
  /// The background of floating panels: white, and in dark appearance the elevated gray 44 44 46 (systemGray5).
  static let popup = ListGroupStyle(light: .white, dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
  /// The selected segment: white, and 99 99 102 in dark appearance (systemGray2).
  static let segment = ListGroupStyle(light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255))
  /// The tracks of bars and sliders on macOS. Measured: tracks are black 25/255, buttons 20/255, and white 19/255 in
  /// dark appearance.
  static let macTrack = ListGroupStyle(light: .black.opacity(25.0 / 255), dark: .white.opacity(25.0 / 255))
  static let macButton = ListGroupStyle(light: .black.opacity(20.0 / 255), dark: .white.opacity(19.0 / 255))
  /// The background of a text field.
  static let field = ListGroupStyle(light: .white, dark: .white.opacity(0.08))
  static let hairline = ListGroupStyle(light: .black.opacity(0.12), dark: .white.opacity(0.16))

  private static func gray(_ opacity: Double) -> Color {
    Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: opacity)
  }
}
