import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Presence badges")
struct PresenceBadgeTests {
  private func shot(_ status: LiveStatus?, alignment: Alignment = .bottomTrailing, isRTL: Bool = false) -> Shot {
    let view = Rectangle().fill(.blue).frame(width: 40, height: 40)
      .presenceBadge(status, alignment: alignment, isActive: false)
    return Shot(view, width: 40, height: 40) {
      $0.scale = 1
      $0.background = nil
      $0.layoutDirection = isRTL ? .rightToLeft : .leftToRight
    }
  }

  @Test("The mark is in its corner, inside a gap that is cut out of the view")
  func cutOut() {
    let frame = shot(.busy).pixels(at: 0)
    // The middle of the mark is 6 points from both sides.
    #expect(frame.rgba(34, 34).0 > 150 && frame.rgba(34, 34).3 == 255)
    // 7 points from the middle: past the mark's 6, within the gap's 8.
    #expect(frame.rgba(27, 34).3 < 40)
    #expect(frame.rgba(34, 27).3 < 40)
    // 10 points from the middle there is the view again.
    #expect(frame.rgba(23, 34).2 > 200 && frame.rgba(23, 34).3 == 255)
  }

  @Test("In right-to-left layouts the mark is in the other corner")
  func mirrored() {
    let frame = shot(.busy, isRTL: true).pixels(at: 0)
    #expect(frame.rgba(6, 34).0 > 150)
    #expect(frame.rgba(34, 34).2 > 200)
  }

  @Test("Without a status there is no mark and no gap")
  func none() {
    let plain = Shot(Rectangle().fill(.blue).frame(width: 40, height: 40), width: 40, height: 40) {
      $0.scale = 1
      $0.background = nil
    }
    #expect(shot(nil).pixels(at: 0) == plain.pixels(at: 0))
  }
}
