import Foundation
import Testing

@testable import Geometry

private typealias RGBA = [Double]

/// Gamma-encoded sRGB and opacity, 0…255, not rounded.
private func values(_ color: Color.Resolved) -> [Double] {
  [color.red, color.green, color.blue, color.opacity].map { Double($0) * 255 }
}

private func expectBytes(
  _ color: Color.Resolved, _ expected: [Double], within tolerance: Double = 0.02,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (a, b) in zip(values(color), expected) {
    #expect(abs(a - b) <= tolerance, "\(values(color)) is not \(expected)", sourceLocation: sourceLocation)
  }
}

@Suite("Colors")
struct ColorTests {
  let light = ColorContext(profile: .macOS)
  let dark = ColorContext(colorScheme: .dark, profile: .macOS)

  // Measured on macOS 26.2, standard contrast.
  static let measured: [(Color, light: [Double], dark: [Double])] = [
    (.red, [255, 56, 60], [255, 66, 69]), (.orange, [255, 141, 40], [255, 146, 48]),
    (.yellow, [255, 204, 0], [255, 214, 0]), (.green, [52, 199, 89], [48, 209, 88]),
    (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
    (.cyan, [0, 192, 232], [60, 211, 254]), (.blue, [0, 136, 255], [0, 145, 255]),
    (.indigo, [97, 85, 245], [109, 124, 255]), (.purple, [203, 48, 224], [219, 52, 242]),
    (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [172, 127, 94], [183, 138, 102]),
    (.gray, [142, 142, 147], [152, 152, 157]), (.accentColor, [0, 136, 255], [0, 122, 255]),
    (.link, [0, 104, 218], [65, 156, 255]), (.background, [255, 255, 255], [30, 30, 30]),
  ]

  @Test("System colors are the measured ones", arguments: measured.indices)
  func systemColors(index: Int) {
    let entry = Self.measured[index]
    expectBytes(entry.0.resolve(in: light), entry.light + [255])
    expectBytes(entry.0.resolve(in: dark), entry.dark + [255])
  }

  @Test("Hierarchical levels on macOS are translucent black and white, as measured")
  func macLevels() {
    expectBytes(Color.primary.resolve(in: light), [0, 0, 0, 216])
    expectBytes(Color.primary.resolve(in: dark), [255, 255, 255, 216])
    expectBytes(Color.secondary.resolve(in: light), [0, 0, 0, 127])
    expectBytes(Color.secondary.resolve(in: dark), [255, 255, 255, 140])
    expectBytes(Color.tertiary.resolve(in: dark), [255, 255, 255, 63])
    expectBytes(Color.quaternary.resolve(in: dark), [255, 255, 255, 25])
  }

  @Test("Levels on iOS are iOS's labels")
  func phoneLevels() {
    let light = ColorContext(profile: .iOS)
    let dark = ColorContext(colorScheme: .dark, profile: .iOS)
    expectBytes(Color.primary.resolve(in: light), [0, 0, 0, 255])
    expectBytes(Color.primary.resolve(in: dark), [255, 255, 255, 255])
    expectBytes(Color.secondary.resolve(in: light), [60, 60, 67, 153])
    expectBytes(Color.secondary.resolve(in: dark), [235, 235, 245, 153])
    expectBytes(Color.quaternary.resolve(in: light), [60, 60, 67, 45.9])
    expectBytes(Color.quaternary.resolve(in: dark), [235, 235, 245, 40.8])
  }

  @Test("Increased contrast takes the classic values")
  func increasedContrast() {
    let light = ColorContext(contrast: .increased)
    let dark = ColorContext(colorScheme: .dark, contrast: .increased)
    expectBytes(Color.red.resolve(in: light), [215, 0, 21, 255])
    expectBytes(Color.green.resolve(in: dark), [48, 219, 91, 255])
  }

  @Test("Every system color resolves in every context")
  func completeTables() {
    for name in SystemColor.allCases {
      for profile in PlatformProfile.allCases {
        for scheme in ColorScheme.allCases {
          for contrast in ColorSchemeContrast.allCases {
            let context = ColorContext(colorScheme: scheme, contrast: contrast, profile: profile)
            let color = Color(system: name).resolve(in: context)
            #expect((color.opacity == 0) == (name == .clear))
          }
        }
      }
    }
  }

  @Test("The accent color is the current tint, or else the platform's")
  func accent() {
    var context = light
    context.accent = .pink
    expectBytes(Color.accentColor.resolve(in: context), [255, 45, 85, 255])
    context.accent = .accentColor
    expectBytes(Color.accentColor.resolve(in: context), [0, 136, 255, 255])
  }

  @Test("Components are gamma-encoded sRGB unless a space says otherwise")
  func spaces() {
    expectBytes(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: light), [51, 102, 153, 127.5])
    expectBytes(Color(white: 0.5).resolve(in: light), [127.5, 127.5, 127.5, 255])
    expectBytes(Color(.sRGBLinear, white: 0.5).resolve(in: light), [187.52, 187.52, 187.52, 255])
    // Display P3's red lies outside sRGB: 1.0930, −0.2267, −0.1501 in gamma-encoded sRGB (CSS Color 4's sample values).
    let p3 = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
    expectBytes(p3, [278.7, -57.8, -38.3, 255], within: 0.1)
    expectBytes(Color(.displayP3, white: 0.3).resolve(in: light), [76.5, 76.5, 76.5, 255])
  }

  @Test("Hue runs from red over green and blue back to red")
  func hue() {
    expectBytes(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: light), [255, 0, 0, 255])
    expectBytes(Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: light), [0, 255, 0, 255])
    expectBytes(Color(hue: 2 / 3, saturation: 1, brightness: 0.5).resolve(in: light), [0, 0, 127.5, 255])
    expectBytes(Color(hue: 1, saturation: 0.5, brightness: 1).resolve(in: light), [255, 127.5, 127.5, 255])
    expectBytes(Color(hue: 0.1, saturation: 1, brightness: 1).resolve(in: light), [255, 153, 0, 255])
  }

  @Test("Opacity multiplies")
  func opacity() {
    #expect(Color.blue.opacity(0.5).resolve(in: light).bytes.alpha == 128)
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: light).opacity == 0.25)
  }

  // Classic red and green; the figures are straight interpolation in linear light.
  @Test("Blending in linear light, as animations do")
  func linearBlending() {
    func half(_ a: Float, _ b: Float) -> Float { (a + b) / 2 }
    let red = Color.Resolved(bytes: 255, 59, 48)
    let green = Color.Resolved(bytes: 52, 199, 89)
    let middle = Color.Resolved(
      linearRed: half(red.linearRed, green.linearRed), linearGreen: half(red.linearGreen, green.linearGreen),
      linearBlue: half(red.linearBlue, green.linearBlue), opacity: 1)
    expectBytes(middle, [190.4, 150.5, 72.0, 255], within: 0.05)
  }

  @Test("Mixing is perceptual by default, or in device space")
  func mixing() {
    // Measured midpoint of a red-to-blue fill on macOS 26.2: 170, 121, 168; Oklab gives 172.
    expectBytes(Color.red.mix(with: .blue, by: 0.5).resolve(in: light), [170, 121, 168, 255], within: 2.5)
    expectBytes(Color.red.mix(with: .blue, by: 0.5, in: .device).resolve(in: light), [127.5, 96, 157.5, 255])
    #expect(Color.red.mix(with: .blue, by: -1).resolve(in: light) == Color.red.resolve(in: light))
    #expect(Color.red.mix(with: .blue, by: 2).resolve(in: light) == Color.blue.resolve(in: light))
  }

  @Test("Adaptive colors follow the appearance")
  func adaptive() {
    let color = Color(light: .white, dark: .black)
    #expect(color.resolve(in: light) == .white && color.resolve(in: dark) == .black)
  }

  @Test("Resolved colors read and write gamma-encoded components")
  func resolved() throws {
    var color = Color.Resolved(red: 0.5, green: 0.25, blue: 0.75, opacity: 0.5)
    #expect(abs(color.red - 0.5) < 1e-6 && abs(color.linearRed - 0.214041) < 1e-5)
    color.blue = 1
    #expect(color.linearBlue == 1)
    #expect(Color.Resolved(bytes: 255, 0, 128).description == "#FF0080FF")
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    #expect(Color(color).resolve(in: dark) == color)
  }

  @Test("Colors describe themselves")
  func description() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color.red == Color.red && Color.red != Color.red.opacity(0.5))
  }

  @Test("Conversion to Oklab and back is exact")
  func oklab() {
    let color = Color.Resolved(bytes: 12, 200, 99, opacity: 0.5)
    expectBytes(Oklab(color).resolved(opacity: 0.5), [12, 200, 99, 127.5])
    let white = Oklab(.white)
    #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
  }
}
