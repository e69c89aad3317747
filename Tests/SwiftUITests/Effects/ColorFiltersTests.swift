import SwiftUI
import Testing

/// The sample of apple-measured.md, A6, measured on macOS 26.2: 204, 102, 51 through each filter.
@Suite @MainActor struct ColorFiltersTests {
  private static let sample = Color(red: 204 / 255, green: 102 / 255, blue: 51 / 255)

  private func through<V: View>(_ view: V) -> [Int] { Pixels(width: 20, height: 20, view)[10, 10] }

  @Test("Brightness adds, contrast stretches about the middle")
  func brightnessAndContrast() {
    #expect(isNear(through(Self.sample.brightness(0.2)), [255, 153, 102, 255]))
    #expect(isNear(through(Self.sample.brightness(-0.3)), [127, 25, 0, 255]))
    #expect(isNear(through(Self.sample.contrast(0.5)), [166, 115, 89, 255]))
    #expect(isNear(through(Self.sample.contrast(1.5)), [242, 89, 13, 255]))
    #expect(isNear(through(Self.sample.contrast(2)), [255, 76, 0, 255]))
  }

  @Test("Saturation, grayscale and hue use luminance weights")
  func saturationAndHue() {
    #expect(isNear(through(Self.sample.saturation(0.5)), [162, 111, 85, 255]))
    #expect(isNear(through(Self.sample.saturation(2)), [255, 84, 0, 255]))
    #expect(isNear(through(Self.sample.grayscale(1)), [120, 120, 120, 255]))
    #expect(isNear(through(Self.sample.hueRotation(.degrees(90))), [51, 149, 36, 255]))
    #expect(isNear(through(Self.sample.hueRotation(.degrees(200))), [65, 127, 213, 255]))
  }

  @Test("Inversion, multiplication and luminance to alpha, and filters in a row")
  func otherFilters() {
    #expect(isNear(through(Self.sample.colorInvert()), [51, 153, 204, 255]))
    #expect(isNear(through(Self.sample.colorMultiply(Color(red: 0, green: 0.5, blue: 1))), [0, 51, 51, 255]))
    #expect(isNear(through(Self.sample.luminanceToAlpha()), [0, 0, 0, 120]))
    let chain = Self.sample.saturation(0).brightness(0.2).colorInvert()
    #expect(isNear(through(chain), [84, 84, 84, 255]))
  }

  @Test("A hue rotation follows its animation: halfway through a linear rotation by 180° it is at 90°")
  func hueAnimates() {
    struct Turning: View {
      @State private var angle = Angle.zero
      var body: some View {
        Color(red: 204 / 255, green: 102 / 255, blue: 51 / 255).hueRotation(angle).onAppear {
          withAnimation(.linear(duration: 2)) { angle = .degrees(180) }
        }
      }
    }
    let pixels = Pixels(width: 20, height: 20, Turning())
    #expect(isNear(pixels[10, 10], [204, 102, 51, 255]))
    #expect(isNear(pixels.at(1)[10, 10], [51, 149, 36, 255]))
  }
}
