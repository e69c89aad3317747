import Foundation
import Testing
import Typography

@Suite("Type profiles")
struct TypeProfileTests {
  // Human Interface Guidelines, Typography.
  @Test("iOS body and footnote follow the text size")
  func dynamicType() {
    let body = DynamicTypeSize.allCases.map { TypeProfile.iOS.styleSize(.body, at: $0).size }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let footnote = DynamicTypeSize.allCases.map { TypeProfile.iOS.styleSize(.footnote, at: $0).size }
    #expect(footnote == [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
  }

  @Test("The default sizes and leadings of iOS are the guidelines'")
  func iOSDefaults() {
    let rows = TextStyleKind.allCases.map { TypeProfile.iOS.styleSize($0) }
    #expect(rows.map(\.size) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(rows.map(\.leading) == [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13])
    #expect(TypeProfile.iOS.styleSize(.headline).weight == 600)
  }

  @Test("No style shrinks as the text size grows, and leadings exceed sizes")
  func monotonic() {
    for style in TextStyleKind.allCases {
      let rows = DynamicTypeSize.allCases.map { TypeProfile.iOS.styleSize(style, at: $0) }
      for (smaller, larger) in zip(rows, rows.dropFirst()) {
        #expect(smaller.size <= larger.size)
        #expect(smaller.leading <= larger.leading)
      }
      #expect(rows.allSatisfy { $0.leading > $0.size })
    }
  }

  @Test("macOS sizes are fixed")
  func macOSFixed() {
    let rows = TextStyleKind.allCases.map { TypeProfile.macOS.styleSize($0, at: .accessibility5) }
    #expect(rows.map(\.size) == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
    #expect(TypeProfile.macOS.scaledValue(for: 20, at: .accessibility5) == 20)
  }

  @Test("A scaled length grows as its style does")
  func scaledValues() {
    #expect(TypeProfile.iOS.scaledValue(for: 10, at: .large) == 10)
    #expect(abs(TypeProfile.iOS.scaledValue(for: 10, at: .accessibility5) - 10 * 53.0 / 17) < 1e-9)
    #expect(abs(TypeProfile.iOS.scaledValue(for: 12, relativeTo: .caption, at: .xxxLarge) - 18) < 1e-9)
  }

  // Measured on macOS 26.2.
  @Test("The bold trait is 700 for sizes and titles, less for small styles")
  func bold() {
    let profile = TypeProfile.macOS
    #expect(profile.boldWeight(of: nil) == 700)
    #expect(profile.boldWeight(of: .largeTitle) == 700)
    #expect(profile.boldWeight(of: .body) == 600)
    #expect(profile.boldWeight(of: .headline) == 800)
    #expect(profile.boldWeight(of: .caption) == 500)
  }

  @Test("Accessibility sizes are the five largest")
  func accessibilitySizes() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }
}
