import Foundation
import Geometry
import LayoutEngine
import Testing

@Suite("Deep nesting")
struct NestingTests {
  @Test("Alternating stacks do not measure their leaves exponentially often", arguments: [4, 8, 12])
  func alternatingStacks(depth: Int) {
    let leaf = Leaf.color()
    var node: any LayoutElement = leaf
    for level in 0..<depth {
      let sibling = Leaf.color()
      node =
        level.isMultiple(of: 2)
        ? Box(HStackLayout(spacing: 1), [node, sibling]) : Box(VStackLayout(spacing: 1), [node, sibling])
    }
    layOut(node, in: 400, 400)
    #expect(leaf.measureCount < 20 * depth)
  }

  @Test("A chain of frames asks its content for a guide once")
  func frameChain() {
    var asked = 0
    let guide = AlignmentGuideLayout(.leading) { _ in
      asked += 1
      return 3
    }
    var node: any LayoutElement = Modified(guide, Leaf.box(10, 10))
    for width in 0..<20 { node = Modified(FrameLayout(width: CGFloat(20 + width), alignment: .topLeading), node) }
    let size = node.sizeThatFits(.unspecified)
    let value = node.explicitAlignment(HorizontalAlignment.leading.key, size: size, proposal: .unspecified)
    // A leading-aligned frame puts the content's guide on its own leading edge.
    #expect(value == 0)
    #expect(asked == 1)
  }
}
