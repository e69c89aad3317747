import Drawing
import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

/// Random view trees, changes, animations and input over virtual time.
///
/// `GLOWWORM_LONG_SEED` and `GLOWWORM_LONG_FRAMES` set the first seed and the number of frames of a long run.
@Suite("Random views", .serialized) @MainActor
struct RandomViewTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let firstSeed = environment["GLOWWORM_LONG_SEED"].flatMap { Int($0) } ?? 1
  private nonisolated static let frames = environment["GLOWWORM_LONG_FRAMES"].flatMap { Int($0) } ?? 1500
  private nonisolated static let framesPerSeed = 60
  private nonisolated static let seeds = firstSeed..<(firstSeed + max(1, frames / framesPerSeed))

  /// A tree that is shown, and the changes to it.
  @MainActor private final class Run {
    let host: OffscreenHost
    let model: SpecModel
    private var dice: Dice
    private var id = 0
    private var time = 0.0

    init(seed: Int) {
      dice = Dice(UInt64(seed))
      model = SpecModel(ViewSpec(&dice, depth: 0, id: &id))
      host = RandomViewTests.host(model, seed: seed)
    }

    /// Changes something and lets a third of a second pass.
    ///
    /// - Parameter drawn: The number of frames that are drawn meanwhile.
    func step(drawn: Int) {
      switch dice.below(4) {
      case 0:
        let point = CGPoint(x: 200 * dice.number(), y: 200 * dice.number())
        host.schedule(InputEvent.tap(at: point, time: time))
      case 1: withAnimation(.linear(duration: 0.2)) { model.root.mutate(&dice, id: &id) }
      case 2: withAnimation(.spring(duration: 0.3, bounce: 0.3)) { model.root.mutate(&dice, id: &id) }
      default: model.root.mutate(&dice, id: &id)
      }
      for frame in 1...drawn {
        host.advance(to: time + Double(frame) / Double(drawn) / 3)
        host.updatePixels()
      }
      time += 1.0 / 3
    }

    func settle() {
      time += 4
      host.advance(to: time)
    }
  }

  private static func host(_ model: SpecModel, seed: Int) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 200, height: 200)
    configuration.scale = seed % 3 == 0 ? 2 : 1
    configuration.platform = seed % 2 == 0 ? .macOS : .iOS
    configuration.colorScheme = seed % 5 == 0 ? .dark : .light
    configuration.layoutDirection = seed % 7 == 0 ? .rightToLeft : .leftToRight
    configuration.background = seed % 4 == 0 ? nil : .white
    return OffscreenHost(rootView: SpecRoot(model: model), configuration: configuration)
  }

  /// The first number in the display list that is not finite.
  private func invalid(_ layer: Layer) -> String? {
    let numbers = [layer.position.x, layer.position.y, CGFloat(layer.opacity)]
    if !numbers.allSatisfy(\.isFinite) { return "\(layer.name): \(numbers)" }
    if let t = layer.transform, ![t.m11, t.m12, t.m21, t.m22, t.m31, t.m32].allSatisfy(\.isFinite) {
      return "\(layer.name): \(t)"
    }
    if let mask = layer.mask, let found = invalid(mask) { return found }
    for child in layer.children { if let found = invalid(child) { return found } }
    return nil
  }

  /// The number of bytes that differ by more than `tolerance`.
  private func difference(_ a: [UInt8], _ b: [UInt8], tolerance: Int = 0) -> Int {
    guard a.count == b.count else { return .max }
    if a == b { return 0 }
    return zip(a, b).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > tolerance ? 1 : 0) }
  }

  /// The first view that is another, or lies elsewhere.
  private func difference(_ a: InspectionNode, _ b: InspectionNode) -> String? {
    if a.type != b.type || a.texts != b.texts || a.children.count != b.children.count || a.frame != b.frame
      || a.values != b.values
    {
      return "\(a.type) \(a.texts) \(a.values) \(String(describing: a.frame)) of \(a.children.map(\.type)) is "
        + "\(b.type) \(b.texts) \(b.values) \(String(describing: b.frame)) of \(b.children.map(\.type))"
    }
    for (left, right) in zip(a.children, b.children) { if let found = difference(left, right) { return found } }
    return nil
  }

  @Test("Frames are finite, and the same in a second run, with skipped frames, and from scratch", arguments: seeds)
  func invariants(seed: Int) {
    let (run, again, skipping) = (Run(seed: seed), Run(seed: seed), Run(seed: seed))
    for step in 0..<3 {
      run.step(drawn: 20)
      again.step(drawn: 20)
      skipping.step(drawn: 1)
      #expect(invalid(run.host.displayList) == nil, "seed \(seed), step \(step)")
      let pixels = run.host.renderFrame().pixels
      #expect(difference(pixels, again.host.renderFrame().pixels) == 0, "second run: seed \(seed), step \(step)")
      #expect(run.model.root == skipping.model.root, "other taps: seed \(seed), step \(step)")
      let skipped = skipping.host.renderFrame().pixels
      #expect(difference(pixels, skipped) == 0, "skipped frames: seed \(seed), step \(step)")
    }
    run.settle()
    let kept = run.host.renderFrame().pixels
    let fresh = Self.host(SpecModel(run.model.root), seed: seed)
    fresh.advance(to: 4)
    #expect(difference(run.host.inspect(), fresh.inspect()) == nil, "from scratch: seed \(seed)")
    // In about one tree of 35, pixels of a view differ although all frames and values are the same.
    withKnownIssue("Some pixels depend on earlier changes", isIntermittent: true) {
      #expect(difference(kept, fresh.renderFrame().pixels) == 0, "pixels from scratch: seed \(seed)")
    }
  }
}
