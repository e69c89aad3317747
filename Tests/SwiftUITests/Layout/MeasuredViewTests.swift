import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// The scenes of `scenes-open.json` as real views (frames that Apple's SwiftUI was measured to have).
@Suite("Scenes measured on Apple's SwiftUI, as views")
struct MeasuredViewTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var id: String
    var host: CGSize
    var root: Data
    var frames: [String: CGRect]
    var testDescription: String { id }
  }

  /// Scenes after a step that scrolls or grows: shown by tests of their own.
  static let steps: Set<String> = ["scroll/scroll-to", "scroll/scroll-to#row3-top", "scroll/anchor-roles#grow"]

  static let scenes: [Scene] = {
    do { return try read() } catch { fatalError("The measured scenes cannot be read: \(error)") }
  }()

  private static func read() throws -> [Scene] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/scenes-open.json"))
    let file = try JSONSerialization.jsonObject(with: data) as? SceneJSON ?? [:]
    let scenes = file["scenes"] as? [SceneJSON] ?? []
    return try scenes.compactMap { scene in
      let id = scene["id"] as? String ?? ""
      if steps.contains(id) { return nil }
      let host = (scene["host"] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
      let frames = (scene["frames"] as? [String: [NSNumber]] ?? [:]).mapValues { numbers in
        let values = numbers.map { CGFloat($0.doubleValue) }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      }
      return Scene(
        id: id, host: CGSize(width: host[0], height: host[1]),
        root: try JSONSerialization.data(withJSONObject: scene["root"] ?? [:]), frames: frames)
    }
  }

  @Test("45 scenes exist")
  func allScenesAreRead() { #expect(MeasuredViewTests.scenes.count == 45) }

  @Test("Every probe reads the measured frame within 0.01 points", arguments: scenes) @MainActor
  func probesReadWhatWasMeasured(_ scene: Scene) throws {
    let log = ProbeLog()
    let root = try #require(try JSONSerialization.jsonObject(with: scene.root) as? SceneJSON)
    var configuration = OffscreenHost.Configuration()
    configuration.size = scene.host
    configuration.platform = .macOS
    let host = OffscreenHost(rootView: try MeasuredSceneBuilder(log: log).view(root), configuration: configuration)
    #expect(host.size == scene.host)
    for (probe, measured) in scene.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(log.frames[probe], "\(probe) was not placed")
      let distance = [
        frame.minX - measured.minX, frame.minY - measured.minY, frame.width - measured.width,
        frame.height - measured.height,
      ].map(abs).max()!
      #expect(distance <= 0.01, "\(probe): \(frame) instead of \(measured)")
    }
  }
}
