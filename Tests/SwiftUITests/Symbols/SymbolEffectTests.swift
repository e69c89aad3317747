import Foundation
import OffscreenHost
@testable import SwiftUI
import Testing

private struct Pulsing: View {
  var options = SymbolEffectOptions.default
  @State private var isActive = true
  let remote: Remote
  var body: some View {
    Image(systemName: "heart.fill").symbolEffect(.pulse, options: options, isActive: isActive)
      .onAppear { remote.press = { isActive.toggle() } }
  }
}

private struct Bouncing: View {
  @State private var count = 0
  let remote: Remote
  var body: some View {
    Image(systemName: "bell.fill").symbolEffect(.bounce, value: count).onAppear { remote.press = { count += 1 } }
  }
}

private struct Scaled: View {
  @State private var isUp = false
  let remote: Remote
  var body: some View {
    Image(systemName: "star").symbolEffect(.scale.up, isActive: isUp).onAppear { remote.press = { isUp.toggle() } }
  }
}

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
  @Test("A pulse goes down to 0.4 and back in 2 s, forever; twice as fast at speed 2")
  func pulse() {
    let stage = Stage(Pulsing(remote: Remote()))
    for cycle in [0.0, 2, 40, 2000] {
      #expect(isNear(stage.at(cycle + 1).value("opacity"), 0.4))
      #expect(stage.at(cycle + 2).value("opacity") == nil)
    }
    #expect(isNear(Stage(Pulsing(options: .speed(2), remote: Remote())).at(0.5).value("opacity"), 0.4))
  }

  @Test("A pulse without repetition ends after one cycle")
  func once() {
    let stage = Stage(Pulsing(options: .nonRepeating, remote: Remote()))
    #expect(isNear(stage.at(1).value("opacity"), 0.4))
    #expect(stage.at(3).value("opacity") == nil)
    #expect(!stage.host.isMoving)
  }

  @Test("Switched off, a pulse fades out in 0.3 s and then requests no frames")
  func deactivated() {
    let remote = Remote()
    let stage = Stage(Pulsing(remote: remote))
    #expect(stage.host.isMoving)
    _ = stage.at(1)
    remote.press()
    let fading = stage.at(1.1).value("opacity") ?? 1
    #expect(fading > 0.41 && fading < 1)
    #expect(stage.at(1.4).value("opacity") == nil)
    #expect(!stage.host.isMoving)
  }

  @Test("A bounce plays when its value changes, not when it appears, and ends after 0.6 s")
  func bounce() {
    let remote = Remote()
    let stage = Stage(Bouncing(remote: remote))
    #expect(stage.at(0.15).value("scale") == nil)
    #expect(!stage.host.isMoving)
    remote.press()
    // A quarter of the cycle: 1 + 0.32 · e^(−0.55).
    #expect(isNear(stage.at(0.3).value("scale"), 1 + 0.32 * exp(-0.55)))
    #expect(stage.at(0.8).value("scale") == nil)
    #expect(!stage.host.isMoving)
  }

  @Test("A scale lasts while it is active")
  func scale() {
    let remote = Remote()
    let stage = Stage(Scaled(remote: remote))
    #expect(stage.value("scale") == nil)
    remote.press()
    #expect(isNear(stage.at(3).value("scale"), 1.2))
    remote.press()
    #expect(stage.at(6).value("scale") == nil)
  }

  @Test("Iterative layers are lit one at a time, cumulative ones stay lit")
  func variableColor() throws {
    var pose = SymbolPose()
    pose.add(
      .variableColor(cumulative: false, reversing: false, hidesInactive: true), progress: 1.5 / 4, strength: 1)
    #expect(try #require(pose.layerOpacities(count: 3)) == [0, 1, 0])
    pose.add(.variableColor(cumulative: true, reversing: false, hidesInactive: true), progress: 2.5 / 4, strength: 1)
    #expect(try #require(pose.layerOpacities(count: 3)) == [1, 1, 1])
    pose.add(.variableColor(cumulative: true, reversing: false, hidesInactive: false), progress: 0, strength: 1)
    for opacity in try #require(pose.layerOpacities(count: 3)) { #expect(isNear(opacity, 0.3)) }
  }

  @Test("Two styles paint a figure and its enclosure")
  func palette() throws {
    let check = Image(systemName: "checkmark.circle.fill").font(.system(size: 60))
    let stage = Stage(check.symbolRenderingMode(.palette).foregroundStyle(.blue, .red))
    let disc = try #require(stage.box(.red))
    let figure = try #require(stage.box(.blue))
    #expect(figure.left > disc.left && figure.right < disc.right && figure.top > disc.top)
    #expect(Stage(check.foregroundStyle(.red)).box(.blue) == nil)
  }

  @Test("Variants are added to the symbol's name once")
  func variants() {
    #expect(SymbolVariants.circle.fill.applied(to: "person") == "person.circle.fill")
    #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.none.applied(to: "star") == "star")
  }
}
