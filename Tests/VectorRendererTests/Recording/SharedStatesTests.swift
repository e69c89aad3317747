import Foundation
import SwiftUI
import Testing

@testable import VectorRenderer

/// What does not change is noted once.
@Suite @MainActor
struct SharedStatesTests {
  @Test("A still text beside a moving dot is one state in all samples, and the dot is one in each")
  func identity() throws {
    let recording = try Pictures.picture(Pulse(), bothAppearances: false).light
    let texts = recording.samples.compactMap { Self.layer("Text", in: $0.root) }
    #expect(texts.count == recording.samples.count && texts.count > 100)
    #expect(texts.allSatisfy { $0 === texts[0] })
    #expect(Set(recording.samples.map { ObjectIdentifier($0.root) }).count > 100)
  }

  private static func layer(_ name: String, in state: LayerState) -> LayerState? {
    if state.name.hasPrefix(name) { return state }
    return state.children.lazy.compactMap { layer(name, in: $0) }.first
  }
}
