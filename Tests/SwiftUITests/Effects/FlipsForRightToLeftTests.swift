import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("Mirroring for right to left")
@MainActor
struct FlipsForRightToLeftTests {
  private func left(_ direction: LayoutDirection, _ enabled: Bool) -> [Int] {
    // Drawn in its own coordinates, so that only a mirror turns it round.
    let half = Path(CGRect(x: 0, y: 0, width: 20, height: 40)).fill(Color(red: 1, green: 0, blue: 0))
    let view = half.frame(width: 40, height: 40).flipsForRightToLeftLayoutDirection(enabled)
    let stage = ControlStage(view, size: CGSize(width: 40, height: 40)) { $0.layoutDirection = direction }
    return stage.at(0).pixel(5, 20)
  }

  @Test("Content is mirrored where reading runs from right to left, if it is to be")
  func mirrors() {
    #expect(left(.leftToRight, true) == [255, 0, 0])
    #expect(left(.rightToLeft, true) == [255, 255, 255])
    #expect(left(.rightToLeft, false) == [255, 0, 0])
  }
}
