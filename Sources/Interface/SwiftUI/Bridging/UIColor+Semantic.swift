import Geometry

extension UIColor {
  // The semantic colors of iOS (UIKit's documented values; light and dark).
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(color: .tertiary)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(color: .quaternary)
  /// The color of the placeholder in an empty text field.
  public static let placeholderText = UIColor(color: .placeholderText)
  /// The partially transparent color of lines between contents.
  public static let separator = UIColor(color: .separator)
  /// The opaque color of lines between contents.
  public static let opaqueSeparator = both((198, 198, 200), (56, 56, 58))
  /// The color of links.
  public static let link = UIColor(color: .link)
  /// The accent color.
  public static let tintColor = UIColor(color: .accentColor)
  /// Black, for text on a light background in both appearances.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White at 60 percent, for text on a dark background in both appearances.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The background of the groups in a grouped interface.
  public static let secondarySystemGroupedBackground = both((255, 255, 255), (28, 28, 30))
  /// The background of contents inside the groups of a grouped interface.
  public static let tertiarySystemGroupedBackground = both((242, 242, 247), (44, 44, 46))
  /// The fill of thin and small shapes, such as the track of a slider.
  public static let systemFill = both((120, 120, 128), (120, 120, 128), 0.2, 0.36)
  /// The fill of medium-sized shapes, such as the background of a switch.
  public static let secondarySystemFill = both((120, 120, 128), (120, 120, 128), 0.16, 0.32)
  /// The fill of large shapes, such as buttons and text fields.
  public static let tertiarySystemFill = both((118, 118, 128), (118, 118, 128), 0.12, 0.24)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = both((116, 116, 128), (118, 118, 128), 0.08, 0.18)

  // AppKit's names for the same roles. The grays are those of a standard window in light and dark appearance.
  /// AppKit's color of primary text.
  public static let labelColor = UIColor(color: .primary)
  /// AppKit's color of secondary text.
  public static let secondaryLabelColor = UIColor(color: .secondary)
  /// AppKit's color of tertiary text.
  public static let tertiaryLabelColor = UIColor(color: .tertiary)
  /// AppKit's color of quaternary text.
  public static let quaternaryLabelColor = UIColor(color: .quaternary)
  /// AppKit's color of text in documents, that of primary text.
  public static let textColor = UIColor(color: .primary)
  /// AppKit's color of the placeholder in an empty text field.
  public static let placeholderTextColor = UIColor(color: .placeholderText)
  /// AppKit's color of links.
  public static let linkColor = UIColor(color: .link)
  /// AppKit's color of lines between contents.
  public static let separatorColor = UIColor(color: .separator)
  /// AppKit's accent color.
  public static let controlAccentColor = UIColor(color: .accentColor)
  /// AppKit's background of a window.
  public static let windowBackgroundColor = both((236, 236, 236), (50, 50, 50))
  /// AppKit's background of large controls, such as browsers and tables.
  public static let controlBackgroundColor = both((255, 255, 255), (30, 30, 30))
  /// AppKit's background of text.
  public static let textBackgroundColor = both((255, 255, 255), (30, 30, 30))
  /// AppKit's background behind the pages of a document.
  public static let underPageBackgroundColor = both((150, 150, 150), (40, 40, 40))
  /// AppKit's color of the surface of a control: white, at 25 percent in dark appearance.
  public static let controlColor = both((255, 255, 255), (255, 255, 255), 1, 0.25)
  /// AppKit's color of the lines of a table's grid.
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
