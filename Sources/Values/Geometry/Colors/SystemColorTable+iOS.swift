extension SystemColorTable {
  /// The iOS colors: the hues of 2025, and the label, separator and background colors since iOS 13.
  static let iOS: SystemColorTable = {
    var table = hues
    table[.gray] = Entry(
      light: .init(bytes: 142, 142, 147), dark: .init(bytes: 142, 142, 147),
      lightIncreased: .init(bytes: 108, 108, 112), darkIncreased: .init(bytes: 174, 174, 178))
    table[.primary] = Entry(light: .black, dark: .white)
    // Levels below primary share two tints. The higher opacity in increased contrast is this project's choice.
    func level(_ light: Float, _ dark: Float, _ lightIncreased: Float, _ darkIncreased: Float) -> Entry {
      Entry(
        light: .init(bytes: 60, 60, 67, opacity: light), dark: .init(bytes: 235, 235, 245, opacity: dark),
        lightIncreased: .init(bytes: 60, 60, 67, opacity: lightIncreased),
        darkIncreased: .init(bytes: 235, 235, 245, opacity: darkIncreased))
    }
    table[.secondary] = level(0.6, 0.6, 0.8, 0.7)
    table[.tertiary] = level(0.3, 0.3, 0.6, 0.6)
    table[.quaternary] = level(0.18, 0.16, 0.3, 0.3)
    // Half of quaternary. No value is published.
    table[.quinary] = level(0.09, 0.08, 0.18, 0.16)
    table[.accent] = table[.blue]
    table[.link] = table[.blue]
    table[.separator] = Entry(
      light: .init(bytes: 60, 60, 67, opacity: 0.29), dark: .init(bytes: 84, 84, 88, opacity: 0.6))
    table[.placeholderText] = level(0.3, 0.3, 0.6, 0.6)
    table[.background] = Entry(light: .white, dark: .black)
    return SystemColorTable(entries: table)
  }()
}
