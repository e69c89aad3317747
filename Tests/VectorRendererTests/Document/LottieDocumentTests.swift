import Foundation
import OffscreenHost
import SwiftUI
import Testing
import VectorRenderer

@Suite @MainActor
struct LottieDocumentTests {
  private func root<V: View>(_ view: V) throws -> [String: Any] {
    let picture = try Pictures.picture(view, bothAppearances: false)
    let text = LottieDocument.write(picture, encodePNG: VectorExport.png).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Every object in the tree, the outer ones first.
  private func objects(_ value: Any) -> [[String: Any]] {
    if let object = value as? [String: Any] {
      return [object] + object.keys.sorted().flatMap { objects(object[$0] as Any) }
    }
    return (value as? [Any])?.flatMap(objects) ?? []
  }

  @Test("One loop of 1.5 s is 90 frames at 60 fps, in the format of version 5.7")
  func composition() throws {
    let root = try root(Pulse())
    #expect(root["v"] as? String == "5.7.0")
    #expect(root["fr"] as? Double == 60 && root["ip"] as? Double == 0 && root["op"] as? Double == 90)
    #expect((root["layers"] as? [Any])?.count == 3)
  }

  @Test("The pulse's scale goes from 100 to 140 along the animation's own curve")
  func keyframes() throws {
    let scales = objects(try root(Pulse())).compactMap { $0["s"] as? [String: Any] }.filter { $0["a"] as? Int == 1 }
    let keys = try #require(scales.first?["k"] as? [[String: Any]])
    #expect(keys.map { $0["t"] as? Double } == [0, 90])
    #expect(keys.map { $0["s"] as? [Double] } == [[100, 100], [140, 140]])
    #expect((keys[0]["o"] as? [String: [Double]]) == ["x": [0.42], "y": [0]])
    #expect((keys[0]["i"] as? [String: [Double]]) == ["x": [0.58], "y": [1]])
  }

  @Test("An autoreversing loop is written forwards and backwards")
  func reversing() throws {
    let view = Switched(animation: .easeIn(duration: 1).repeatForever()) {
      Circle().fill(.green).frame(width: 10, height: 10).opacity($0 ? 1 : 0.2)
    }
    let root = try root(view)
    #expect(root["op"] as? Double == 120)
    let moving = objects(root).compactMap { $0["o"] as? [String: Any] }.first { $0["a"] as? Int == 1 }
    let keys = try #require(moving?["k"] as? [[String: Any]])
    #expect(keys.map { $0["t"] as? Double } == [0, 60, 120])
    #expect(keys.map { $0["s"] as? [Double] } == [[20], [100], [20]])
  }

  @Test("Features without a form in Lottie are reported")
  func leftOut() throws {
    let view = Circle().fill(.red).frame(width: 10, height: 10).blur(radius: 2)
    let picture = try Pictures.picture(view, bothAppearances: false)
    #expect(LottieDocument.write(picture, encodePNG: VectorExport.png).warnings == ["left out of Lottie: a blur"])
  }
}
