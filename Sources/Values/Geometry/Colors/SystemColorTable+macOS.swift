extension SystemColorTable {
  /// The colors of macOS 26.2, measured unless stated otherwise. The increased contrast of the hierarchical levels is
  /// this project's choice (full strength for primary, one level up for the others).
  static let macOS: SystemColorTable = {
    var table = hues
    table[.gray] = Entry(
      light: .init(bytes: 142, 142, 147), dark: .init(bytes: 152, 152, 157),
      lightIncreased: .init(bytes: 108, 108, 112), darkIncreased: .init(bytes: 174, 174, 178))
    let primary: Float = 216 / 255
    table[.primary] = Entry(
      light: black(primary), dark: white(primary), lightIncreased: black(1), darkIncreased: white(1))
    table[.secondary] = Entry(
      light: black(127 / 255), dark: white(140 / 255), lightIncreased: black(primary), darkIncreased: white(primary))
    // Dark tertiary and quaternary are measured. The light ones mirror them.
    table[.tertiary] = Entry(
      light: black(63 / 255), dark: white(63 / 255), lightIncreased: black(127 / 255), darkIncreased: white(140 / 255))
    table[.quaternary] = Entry(
      light: black(25 / 255), dark: white(25 / 255), lightIncreased: black(63 / 255), darkIncreased: white(63 / 255))
    // Half of quaternary. No value is measured.
    table[.quinary] = Entry(
      light: black(13 / 255), dark: white(13 / 255), lightIncreased: black(25 / 255), darkIncreased: white(25 / 255))
    // The dark accent color is the classic 0 122 255, not the dark blue.
    table[.accent] = Entry(light: .init(bytes: 0, 136, 255), dark: .init(bytes: 0, 122, 255))
    table[.link] = Entry(light: .init(bytes: 0, 104, 218), dark: .init(bytes: 65, 156, 255))
    // Separators are black 25/255 in lists, measured in light appearance. The dark value mirrors it.
    table[.separator] = Entry(light: black(25 / 255), dark: white(25 / 255))
    table[.placeholderText] = table[.tertiary]
    table[.background] = Entry(light: .white, dark: .init(bytes: 30, 30, 30))
    return SystemColorTable(entries: table)
  }()
}
