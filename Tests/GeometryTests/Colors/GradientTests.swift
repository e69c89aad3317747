import Foundation
import Testing

@testable import Geometry

@Suite("Gradients")
struct GradientTests {
  let context = ColorContext(profile: .macOS)

  @Test("Colors spread evenly")
  func evenStops() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  // Measured on macOS 26.2: red to blue has 170, 121, 168 in the middle.
  @Test("The middle of red to blue is the measured one within Oklab's error")
  func perceptualMiddle() {
    let stops = Gradient(colors: [.red, .blue]).resolvedStops(in: context)
    let middle = Gradient.color(at: 0.5, stops: stops).bytes
    #expect(abs(Int(middle.red) - 170) <= 2 && middle.green == 121 && middle.blue == 168)
    let device = Gradient.color(at: 0.5, stops: stops, isPerceptual: false).bytes
    #expect(device.red == 128 && device.green == 96 && device.blue == 158)
  }

  @Test("Stops keep their corners, and the end colors extend")
  func knees() {
    let stops = Gradient(stops: [
      .init(color: .black, location: 0.25), .init(color: .white, location: 0.5), .init(color: .clear, location: 0.75),
    ]).resolvedStops(in: context)
    #expect(Gradient.color(at: 0, stops: stops) == .black)
    #expect(Gradient.color(at: 0.25, stops: stops) == .black)
    #expect(Gradient.color(at: 0.5, stops: stops) == .white)
    #expect(Gradient.color(at: 0.625, stops: stops).opacity == 0.5)
    #expect(Gradient.color(at: 2, stops: stops) == .clear)
    #expect(Gradient.color(at: 0.5, stops: []) == .clear)
  }

  @Test("Stops out of order move up, and shared locations jump")
  func jumps() {
    let stops = Gradient(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 0.6), .init(color: .white, location: 0.4),
      .init(color: .white, location: 1),
    ]).resolvedStops(in: context)
    #expect(stops.map(\.location) == [0, 0.6, 0.6, 1])
    #expect(Gradient.color(at: 0.59, stops: stops) == .black)
    #expect(Gradient.color(at: 0.6, stops: stops) == .white)
  }

  @Test("A color's standard gradient ends in the color and starts lighter")
  func standard() {
    let stops = Color.blue.gradient.gradient.resolvedStops(in: context)
    #expect(stops.count == 2 && stops[1].color == Color.blue.resolve(in: context))
    #expect(Oklab(stops[0].color).lightness > Oklab(stops[1].color).lightness)
    #expect(Color.blue.gradient.colorSpace(.device).space == .device)
    #expect(Gradient(colors: [.red]).colorSpace(.perceptual).space == .perceptual)
  }
}
