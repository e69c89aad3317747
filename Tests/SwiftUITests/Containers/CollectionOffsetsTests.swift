import Foundation
import SwiftUI
import Testing

@Suite("Offsets of lists' edits")
struct CollectionOffsetsTests {
  @Test("Elements at offsets are removed")
  func remove() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
  }

  @Test("Elements move before the element that was at the destination")
  func move() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: [2, 3], toOffset: 0)
    #expect(letters == ["a", "d", "b", "c"])
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(letters == ["d", "b", "c", "a"])
  }
}
