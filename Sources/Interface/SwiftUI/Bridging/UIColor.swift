import Foundation
import Geometry
import ViewGraph

/// UIKit's color, with the functions that SwiftUI files commonly use. On iOS, `import SwiftUI` includes UIKit.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  package init(color: Color) { self.color = color }

  /// Creates a color from extended sRGB components and an alpha in 0–1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from its brightness in extended sRGB and an alpha in 0–1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.sRGB, white: white, opacity: alpha))
  }

  /// Creates a color from a hue, a saturation, a brightness and an alpha, each in 0–1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from a SwiftUI color, which still adapts to the appearance.
  public convenience init(_ color: Color) { self.init(color: color) }

  /// Returns the color with another alpha in 0–1. An adaptive color is resolved in the light appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var resolved = color.resolve(in: ColorContext())
    resolved.opacity = Float(alpha)
    return UIColor(color: Color(resolved))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The system's red, which adapts to the appearance.
  public static let systemRed = UIColor(color: .red)
  /// The system's orange, which adapts to the appearance.
  public static let systemOrange = UIColor(color: .orange)
  /// The system's yellow, which adapts to the appearance.
  public static let systemYellow = UIColor(color: .yellow)
  /// The system's green, which adapts to the appearance.
  public static let systemGreen = UIColor(color: .green)
  /// The system's mint, which adapts to the appearance.
  public static let systemMint = UIColor(color: .mint)
  /// The system's teal, which adapts to the appearance.
  public static let systemTeal = UIColor(color: .teal)
  /// The system's cyan, which adapts to the appearance.
  public static let systemCyan = UIColor(color: .cyan)
  /// The system's blue, which adapts to the appearance.
  public static let systemBlue = UIColor(color: .blue)
  /// The system's indigo, which adapts to the appearance.
  public static let systemIndigo = UIColor(color: .indigo)
  /// The system's purple, which adapts to the appearance.
  public static let systemPurple = UIColor(color: .purple)
  /// The system's pink, which adapts to the appearance.
  public static let systemPink = UIColor(color: .pink)
  /// The system's brown, which adapts to the appearance.
  public static let systemBrown = UIColor(color: .brown)
  /// The system's gray, which adapts to the appearance.
  public static let systemGray = UIColor(color: .gray)
  // The other grays and backgrounds of iOS (Human Interface Guidelines, Color; light and dark).
  /// The second gray of the system, closer to the background than the first.
  public static let systemGray2 = gray(174, 174, 178, dark: 99, 99, 102)
  /// The third gray of the system.
  public static let systemGray3 = gray(199, 199, 204, dark: 72, 72, 74)
  /// The fourth gray of the system.
  public static let systemGray4 = gray(209, 209, 214, dark: 58, 58, 60)
  /// The fifth gray of the system.
  public static let systemGray5 = gray(229, 229, 234, dark: 44, 44, 46)
  /// The sixth gray of the system, closest to the background.
  public static let systemGray6 = gray(242, 242, 247, dark: 28, 28, 30)
  /// The background of an interface: white, or black in dark appearance.
  public static let systemBackground = gray(255, 255, 255, dark: 0, 0, 0)
  /// The background of contents on the main background.
  public static let secondarySystemBackground = gray(242, 242, 247, dark: 28, 28, 30)
  /// The background of contents on the secondary background.
  public static let tertiarySystemBackground = gray(255, 255, 255, dark: 44, 44, 46)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = gray(242, 242, 247, dark: 0, 0, 0)
  /// The color of primary text.
  public static let label = UIColor(color: .primary)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(color: .secondary)
  /// Pure red in sRGB, (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green in sRGB, (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue in sRGB, (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan in sRGB, (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow in sRGB, (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta in sRGB, (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in sRGB, (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in sRGB, (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in sRGB, (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray of half the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Gray of two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Gray of a third of the brightness of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  private static func gray(
    _ r: UInt8, _ g: UInt8, _ b: UInt8, dark r2: UInt8, _ g2: UInt8, _ b2: UInt8
  ) -> UIColor {
    UIColor(color: Color(light: Color(.init(bytes: r, g, b)), dark: Color(.init(bytes: r2, g2, b2))))
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal, with extended sRGB components and an alpha in 0–1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#colorLiteral(…)` expressions.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  public init(_ color: UIColor) { self = color.color }
}
