import Geometry

extension UIColor {
  // The semantic colors of iOS (UIKit's documented values; light and dark).
  public static let tertiaryLabel = UIColor(color: .tertiary)
  public static let quaternaryLabel = UIColor(color: .quaternary)
  public static let placeholderText = UIColor(color: .placeholderText)
  public static let separator = UIColor(color: .separator)
  public static let opaqueSeparator = both((198, 198, 200), (56, 56, 58))
  public static let link = UIColor(color: .link)
  public static let tintColor = UIColor(color: .accentColor)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let secondarySystemGroupedBackground = both((255, 255, 255), (28, 28, 30))
  public static let tertiarySystemGroupedBackground = both((242, 242, 247), (44, 44, 46))
  public static let systemFill = both((120, 120, 128), (120, 120, 128), 0.2, 0.36)
  public static let secondarySystemFill = both((120, 120, 128), (120, 120, 128), 0.16, 0.32)
  public static let tertiarySystemFill = both((118, 118, 128), (118, 118, 128), 0.12, 0.24)
  public static let quaternarySystemFill = both((116, 116, 128), (118, 118, 128), 0.08, 0.18)

  // AppKit's names for the same roles. The grays are those of a standard window in light and dark appearance.
  public static let labelColor = UIColor(color: .primary)
  public static let secondaryLabelColor = UIColor(color: .secondary)
  public static let tertiaryLabelColor = UIColor(color: .tertiary)
  public static let quaternaryLabelColor = UIColor(color: .quaternary)
  public static let textColor = UIColor(color: .primary)
  public static let placeholderTextColor = UIColor(color: .placeholderText)
  public static let linkColor = UIColor(color: .link)
  public static let separatorColor = UIColor(color: .separator)
  public static let controlAccentColor = UIColor(color: .accentColor)
  public static let windowBackgroundColor = both((236, 236, 236), (50, 50, 50))
  public static let controlBackgroundColor = both((255, 255, 255), (30, 30, 30))
  public static let textBackgroundColor = both((255, 255, 255), (30, 30, 30))
  public static let underPageBackgroundColor = both((150, 150, 150), (40, 40, 40))
  public static let controlColor = both((255, 255, 255), (255, 255, 255), 1, 0.25)
  public static let gridColor = both((230, 230, 230), (26, 26, 26))

  private static func both(
    _ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8), _ lightAlpha: Float = 1, _ darkAlpha: Float = 1
  ) -> UIColor {
    let first = Color(Color.Resolved(bytes: light.0, light.1, light.2, opacity: lightAlpha))
    let second = Color(Color.Resolved(bytes: dark.0, dark.1, dark.2, opacity: darkAlpha))
    return UIColor(color: Color(light: first, dark: second))
  }
}

/// AppKit's color.
public typealias NSColor = UIColor

extension Color {
  /// Creates a color from an AppKit color.
  public init(nsColor: NSColor) { self = nsColor.color }
}
