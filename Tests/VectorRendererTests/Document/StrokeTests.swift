import Foundation
import SwiftUI
import Testing
import VectorRenderer

@Suite @MainActor
struct StrokeTests {
  /// Points that the gaps of dashes take, wherever the document has some.
  private func gaps(_ text: String) -> [Double] {
    text.matches(of: #/stroke-dasharray[=:]"?([\d.]+) ([\d.]+)/#).compactMap { Double($0.2) }
  }

  @Test("The gap after a trimmed part is as long as the whole path")
  func trim() throws {
    let view = Switched(animation: .linear(duration: 1).repeatForever()) {
      Circle().trim(from: 0, to: $0 ? 0.2 : 0.05).stroke(.red, lineWidth: 20).frame(width: 200, height: 200)
    }
    let found = gaps(try Pictures.svg(view, bothAppearances: false).text)
    #expect(found.count >= 3)
    #expect(found.allSatisfy { $0 >= 200 * Double.pi })
  }

  @Test("… also while the path grows")
  func growing() throws {
    let view = Switched(animation: .linear(duration: 1).repeatForever()) {
      Circle().trim(from: 0, to: 0.2).stroke(.red, lineWidth: 4).frame(width: $0 ? 200 : 20, height: $0 ? 200 : 20)
    }
    let found = gaps(try Pictures.svg(view, bothAppearances: false).text)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 >= 200 * Double.pi })
  }
}
