import Foundation
import Geometry
import LayoutEngine
import Testing

@Suite("Alignment guides")
struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  private let third = VerticalAlignment(Third.self)

  @Test("A custom guide aligns through nested stacks")
  func customGuide() {
    let guide = third
    let marked = Modified(AlignmentGuideLayout(guide) { $0[.bottom] }, Leaf.box(10, 30))
    let column = Box(VStackLayout(spacing: 0), [Leaf.box(10, 20), marked])
    let other = Leaf.box(10, 30)
    layOut(Box(HStackLayout(alignment: guide, spacing: 0), [column, other]), in: 100, 100)
    // The column's guide is its marked child's, 50 down; the other view's is a third of 30.
    #expect((other.frame?.minY ?? 0) + 10 == (column.frame?.minY ?? 0) + 50)
  }

  @Test("Explicit values combine to their mean, first baselines to the topmost, last baselines to the bottommost")
  func combining() {
    #expect(third.combineExplicit([10, nil, 20]) == 15)
    #expect(third.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([13, 40]) == 13)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([13, 40, nil]) == 40)
  }

  @Test("A container does not inherit an edge that a child sets, a modifier does")
  func frameGuides() {
    let moved = Modified(AlignmentGuideLayout(.leading) { _ in 7 }, Leaf.box(20, 10))
    let padded = Modified(PaddingLayout(edges: .leading, length: 5), moved)
    let key = HorizontalAlignment.leading.key
    #expect(padded.explicitAlignment(key, size: CGSize(width: 25, height: 10), proposal: .unspecified) == 12)
    let stack = Box(VStackLayout(), [padded])
    #expect(stack.explicitAlignment(key, size: CGSize(width: 25, height: 10), proposal: .unspecified) == nil)
  }

  @Test("Defaults: edges, centers, and baselines at the bottom of a view without text")
  func defaults() {
    let dimensions = ViewDimensions(size: CGSize(width: 30, height: 20))
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    #expect(horizontal.map { dimensions[$0] } == [0, 15, 30])
    #expect(vertical.map { dimensions[$0] } == [0, 10, 20, 20, 20])
    #expect(dimensions[explicit: .leading] == nil)
  }
}
