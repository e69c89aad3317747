import Foundation
import Geometry
import LayoutEngine
import Testing

/// Figures: apple-measured, macOS 26.2 (margins and roles 26.6.2).
@Suite("Scrolling")
struct ScrollExtentsTests {
  private let rows = ScrollExtents(
    axes: .vertical, size: CGSize(width: 120, height: 200), contentSize: CGSize(width: 120, height: 400))

  private func row(_ index: CGFloat) -> CGRect { rect(0, index * 20, 120, 20) }

  @Test("A scroll view takes the proposal along its axis and the content's length across")
  func size() {
    let narrow = Modified(ScrollLayout(axes: .vertical), Leaf.box(120, 400))
    #expect(narrow.sizeThatFits(.init(width: 300, height: 200)) == CGSize(width: 120, height: 200))
    let wide = Leaf.box(400, 400)
    layOut(Modified(ScrollLayout(axes: .vertical), wide), in: 300, 200)
    #expect(wide.frame == rect(-50, 0, 400, 400))
  }

  @Test("Margins of 20 make 120-wide rows 160 wide and start them at 20")
  func margins() {
    let content = Leaf.box(120, 400)
    let view = Modified(ScrollLayout(axes: .vertical, contentInsets: EdgeInsets(20)), content)
    view.place(at: .zero, proposal: .init(width: 300, height: 200))
    #expect(view.frame?.width == 160)
    #expect(content.frame?.origin == CGPoint(x: 20, y: 20))
  }

  @Test("Short content is aligned by the anchor: 140 at the bottom, 70 in the center of 200")
  func alignment() {
    let cases: [(UnitPoint, CGFloat)] = [(.bottom, 140), (.center, 70), (.topLeading, 0)]
    for (anchor, y) in cases {
      let content = Leaf.box(120, 60)
      let view = Modified(ScrollLayout(axes: .vertical, alignment: anchor), content)
      view.place(at: .zero, proposal: .init(width: 120, height: 200))
      #expect(content.frame?.minY == y)
    }
  }

  @Test("scrollTo without an anchor moves as little as possible, with one it brings the anchors together")
  func scrollTo() {
    let revealed = rows.offset(revealing: row(15), anchor: nil, from: .zero)
    #expect(revealed == CGPoint(x: 0, y: 120))
    #expect(rows.offset(revealing: row(10), anchor: nil, from: revealed) == revealed)
    #expect(rows.offset(revealing: row(3), anchor: .top, from: revealed).y == 60)
    #expect(rows.offset(revealing: row(19), anchor: .top, from: .zero).y == 200)
    #expect(rows.offset(revealing: row(0), anchor: nil, from: revealed).y == 0)
  }

  @Test("Growing content keeps the end in view only if it was, and an offset of 0 stays")
  func sizeChanges() {
    var grown = rows
    grown.contentSize.height = 500
    #expect(grown.offset(after: rows, from: rows.offset(at: .bottom), anchor: .bottom).y == 300)
    #expect(grown.offset(after: rows, from: .zero, anchor: .bottom).y == 0)
    #expect(rows.offset(after: grown, from: CGPoint(x: 0, y: 280), anchor: nil).y == 200)
  }
}
