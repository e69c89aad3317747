import Foundation
import Geometry
import ViewGraph

/// The colors that controls are drawn with, besides tint and text.
enum ControlColors {
  /// UIKit publishes its fills: 120 120 128 at 20 % over light and 36 % over dark (systemFill).
  static let fill = ListGroupStyle(light: gray(0.2), dark: gray(0.36))
  /// secondarySystemFill: 16 % and 32 %.
  static let secondaryFill = ListGroupStyle(light: gray(0.16), dark: gray(0.32))
  /// tertiarySystemFill: 118 118 128 at 12 %, 24 % over dark.
  static let tertiaryFill = ListGroupStyle(
    light: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
    dark: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24))
  /// secondarySystemBackground: 242 242 247, 28 28 30 in the dark.
  static let secondaryBackground = ListGroupStyle(
    light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
    dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
  /// What floats over the rest: white, and in the dark the elevated gray 44 44 46 (systemGray5 there).
  static let popup = ListGroupStyle(light: .white, dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
  /// The chosen segment: white; 99 99 102 in the dark (systemGray2 there).
  static let segment = ListGroupStyle(light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255))
  /// Measured on macOS: the tracks of bars and sliders are black 25/255, buttons 20/255; white 19/255 in the dark.
  static let macTrack = ListGroupStyle(light: .black.opacity(25.0 / 255), dark: .white.opacity(25.0 / 255))
  static let macButton = ListGroupStyle(light: .black.opacity(20.0 / 255), dark: .white.opacity(19.0 / 255))
  /// The field behind typed text.
  static let field = ListGroupStyle(light: .white, dark: .white.opacity(0.08))
  static let hairline = ListGroupStyle(light: .black.opacity(0.12), dark: .white.opacity(0.16))

  private static func gray(_ opacity: Double) -> Color {
    Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: opacity)
  }
}
