import Foundation
import Geometry
import LayoutEngine
import Testing

/// The scenes of `scenes-open.json`: frames that Apple's SwiftUI was measured to have (source in the file).
@Suite("Scenes measured on Apple's SwiftUI")
struct MeasuredSceneTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var id: String
    var host: CGSize
    var root: Data
    var frames: [String: CGRect]
    var testDescription: String { id }
  }

  static let scenes: [Scene] = {
    do { return try read() } catch { fatalError("The measured scenes cannot be read: \(error)") }
  }()

  private static func read() throws -> [Scene] {
    // Beside the test targets: a file inside one would have to be declared in the manifest.
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let url = tests.appendingPathComponent("Fixtures/scenes-open.json")
    guard let file = try JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? JSON else { return [] }
    return try file.objects("scenes").map { scene in
      let frames = (scene.object("frames") ?? [:]).compactMapValues { value -> CGRect? in
        guard let numbers = value as? [NSNumber], numbers.count == 4 else { return nil }
        let values = numbers.map { CGFloat($0.doubleValue) }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      }
      return Scene(
        id: scene.string("id") ?? "", host: scene.size("host") ?? .zero,
        root: try JSONSerialization.data(withJSONObject: scene.object("root") ?? [:]), frames: frames)
    }
  }

  @Test("All 48 scenes exist, with 501 measured frames")
  func allScenesAreRead() {
    #expect(MeasuredSceneTests.scenes.count == 48)
    #expect(MeasuredSceneTests.scenes.reduce(0) { $0 + $1.frames.count } == 501)
  }

  @Test("Every probe is within 0.01 points of the measured frame", arguments: scenes)
  func probesLieWhereMeasured(_ scene: Scene) throws {
    // The step "grow" has added five rows of 20 points.
    let reader = SceneReader(growth: scene.id.hasSuffix("#grow") ? 100 : 0)
    let root = try #require(try JSONSerialization.jsonObject(with: scene.root) as? JSON)
    let elements = try reader.elements(root)
    let content: any LayoutElement = elements.count == 1 ? elements[0] : Box(VStackLayout(), elements)
    layOut(content, in: scene.host.width, scene.host.height)
    for (probe, measured) in scene.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(reader.probes[probe]?.frame, "\(probe) was not placed")
      #expect(frame.isClose(to: measured), "\(probe): \(frame) instead of \(measured)")
    }
  }
}
