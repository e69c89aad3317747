/// The colors that the platform defines, by meaning or by name. `SystemColorTable` holds their values.
package enum SystemColor: String, Hashable, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary, tertiary, quaternary, quinary
  /// The accent color of the context, or that of the platform.
  case accent
  case link, separator, placeholderText
  /// The background of windows and pages.
  case background
}

extension Color {
  package init(system: SystemColor) { provider = .system(system) }

  /// The red of the platform, which adapts to the appearance.
  public static let red = Color(system: .red)
  /// The orange of the platform, which adapts to the appearance.
  public static let orange = Color(system: .orange)
  /// The yellow of the platform, which adapts to the appearance.
  public static let yellow = Color(system: .yellow)
  /// The green of the platform, which adapts to the appearance.
  public static let green = Color(system: .green)
  /// The mint of the platform, which adapts to the appearance.
  public static let mint = Color(system: .mint)
  /// The teal of the platform, which adapts to the appearance.
  public static let teal = Color(system: .teal)
  /// The cyan of the platform, which adapts to the appearance.
  public static let cyan = Color(system: .cyan)
  /// The blue of the platform, which adapts to the appearance.
  public static let blue = Color(system: .blue)
  /// The indigo of the platform, which adapts to the appearance.
  public static let indigo = Color(system: .indigo)
  /// The purple of the platform, which adapts to the appearance.
  public static let purple = Color(system: .purple)
  /// The pink of the platform, which adapts to the appearance.
  public static let pink = Color(system: .pink)
  /// The brown of the platform, which adapts to the appearance.
  public static let brown = Color(system: .brown)
  /// White, in every appearance.
  public static let white = Color(system: .white)
  /// The gray of the platform, which adapts to the appearance.
  public static let gray = Color(system: .gray)
  /// Black, in every appearance.
  public static let black = Color(system: .black)
  /// A fully transparent color.
  public static let clear = Color(system: .clear)
  /// The color of primary content.
  public static let primary = Color(system: .primary)
  /// The color of secondary content.
  public static let secondary = Color(system: .secondary)
  /// The current tint, or the accent color of the platform.
  public static let accentColor = Color(system: .accent)

  package static let tertiary = Color(system: .tertiary)
  package static let quaternary = Color(system: .quaternary)
  package static let quinary = Color(system: .quinary)
  package static let link = Color(system: .link)
  package static let separator = Color(system: .separator)
  package static let placeholderText = Color(system: .placeholderText)
  package static let background = Color(system: .background)
}
