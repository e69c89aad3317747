/// Colors that the platform defines, by meaning or by name; the tables are in `SystemColorTable`.
package enum SystemColor: String, Hashable, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary, tertiary, quaternary, quinary
  /// The accent of the context, or the platform's own.
  case accent
  case link, separator, placeholderText
  /// What windows and pages are painted with.
  case background
}

extension Color {
  package init(system: SystemColor) { provider = .system(system) }

  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  public static let clear = Color(system: .clear)
  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)
  public static let accentColor = Color(system: .accent)

  package static let tertiary = Color(system: .tertiary)
  package static let quaternary = Color(system: .quaternary)
  package static let quinary = Color(system: .quinary)
  package static let link = Color(system: .link)
  package static let separator = Color(system: .separator)
  package static let placeholderText = Color(system: .placeholderText)
  package static let background = Color(system: .background)
}
