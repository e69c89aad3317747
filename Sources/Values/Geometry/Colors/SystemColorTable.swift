/// The colors of a platform, for both appearances and both contrasts. Extensions hold the tables of the two
/// platforms.
package struct SystemColorTable: Sendable {
  /// One color in its four variants.
  struct Entry: Sendable {
    var light: Color.Resolved
    var dark: Color.Resolved
    var lightIncreased: Color.Resolved
    var darkIncreased: Color.Resolved

    init(
      light: Color.Resolved, dark: Color.Resolved, lightIncreased: Color.Resolved? = nil,
      darkIncreased: Color.Resolved? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightIncreased = lightIncreased ?? light
      self.darkIncreased = darkIncreased ?? dark
    }
  }

  var entries: [SystemColor: Entry]

  package func color(_ name: SystemColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color.Resolved {
    guard let entry = entries[name] else { preconditionFailure("no table entry for the color \(name.rawValue)") }
    switch (scheme, contrast) {
    case (.light, .standard): return entry.light
    case (.dark, .standard): return entry.dark
    case (.light, .increased): return entry.lightIncreased
    case (.dark, .increased): return entry.darkIncreased
    }
  }

  package static func table(for profile: PlatformProfile) -> SystemColorTable {
    switch profile {
    case .iOS: iOS
    case .macOS: macOS
    }
  }

  static func black(_ alpha: Float) -> Color.Resolved {
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: alpha)
  }

  static func white(_ alpha: Float) -> Color.Resolved {
    Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1, opacity: alpha)
  }

  private typealias RGB = (UInt8, UInt8, UInt8)

  /// The thirteen named hues, which both platforms share in the set of 2025, and the constants.
  static let hues: [SystemColor: Entry] = {
    func entry(_ light: RGB, _ dark: RGB, _ lightIncreased: RGB, _ darkIncreased: RGB) -> Entry {
      Entry(
        light: .init(bytes: light.0, light.1, light.2), dark: .init(bytes: dark.0, dark.1, dark.2),
        lightIncreased: .init(bytes: lightIncreased.0, lightIncreased.1, lightIncreased.2),
        darkIncreased: .init(bytes: darkIncreased.0, darkIncreased.1, darkIncreased.2))
    }
    var table: [SystemColor: Entry] = [:]
    // Light and dark: measured on macOS 26.2, equal to the values Apple published in June 2025. Increased contrast: the
    // classic set of iOS 13 to 18, because no newer values are known.
    table[.red] = entry((255, 56, 60), (255, 66, 69), (215, 0, 21), (255, 105, 97))
    table[.orange] = entry((255, 141, 40), (255, 146, 48), (201, 52, 0), (255, 179, 64))
    table[.yellow] = entry((255, 204, 0), (255, 214, 0), (178, 80, 0), (255, 212, 38))
    table[.green] = entry((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
    table[.mint] = entry((0, 200, 179), (0, 218, 195), (12, 129, 123), (99, 230, 226))
    table[.teal] = entry((0, 195, 208), (0, 210, 224), (0, 130, 153), (93, 230, 255))
    table[.cyan] = entry((0, 192, 232), (60, 211, 254), (0, 113, 164), (10, 215, 255))
    table[.blue] = entry((0, 136, 255), (0, 145, 255), (0, 64, 221), (64, 156, 255))
    table[.indigo] = entry((97, 85, 245), (109, 124, 255), (54, 52, 163), (125, 122, 255))
    table[.purple] = entry((203, 48, 224), (219, 52, 242), (137, 68, 171), (218, 143, 255))
    table[.pink] = entry((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
    table[.brown] = entry((172, 127, 94), (183, 138, 102), (127, 101, 69), (181, 148, 105))
    table[.white] = Entry(light: .white, dark: .white)
    table[.black] = Entry(light: .black, dark: .black)
    table[.clear] = Entry(light: .clear, dark: .clear)
    return table
  }()
}
