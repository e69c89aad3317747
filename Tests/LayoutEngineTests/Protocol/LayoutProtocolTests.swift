import Foundation
import Geometry
import LayoutEngine
import Motion
import Testing

@Suite("Custom layouts")
struct LayoutProtocolTests {
  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Shares the width by weight; leaves the last subview unplaced.
  private struct Weighted: Layout {
    var gap: CGFloat = 0
    var animatableData: CGFloat {
      get { gap }
      set { gap = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let placed = subviews.dropLast()
      let total = placed.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in placed {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
        x += width + gap
      }
    }
  }

  @Test("Layout values reach the layout, and a subview that is not placed is centered")
  func values() {
    let views = [Leaf.color(), Leaf.color(), Leaf.box(10, 10)]
    let heavy = Trait(views[1], values: [ObjectIdentifier(Weight.self): CGFloat(3)])
    layOut(Box(Weighted(), [views[0], heavy, views[2]]), in: 200, 40)
    #expect(views.map(\.frame) == [rect(0, 0, 50, 40), rect(50, 0, 150, 40), rect(95, 15, 10, 10)])
  }

  @Test("Right to left, the container mirrors a custom layout (macOS 27.0.1)")
  func mirrored() {
    let views = [Leaf.box(25, 16), Leaf.box(35.5, 16)]
    layOut(Box(FlowLayout(), views, direction: .rightToLeft), in: 160, 16)
    #expect(views.map { $0.frame?.minX } == [135, 91.5])
  }

  @Test("A radial layout places centers around the square's center")
  func radial() {
    let views = (0..<5).map { _ in Leaf.box(10, 10) }
    layOut(Box(RadialLayout(), views), in: 120, 100)
    // Side 100: radius 38 for the first four, 19 for the fifth, around (60, 50).
    #expect(views[0].frame == rect(55, 7, 10, 10))
    #expect(views[1].frame == rect(93, 45, 10, 10))
    #expect(views[4].frame == rect(55, 26, 10, 10))
  }

  @Test("The cache is created once and updated when the children change")
  func cache() {
    let first = Leaf.box(20, 10)
    let flow = Box(FlowLayout(), [first])
    _ = flow.sizeThatFits(.init(width: 100, height: nil))
    _ = flow.sizeThatFits(.init(width: 50, height: nil))
    #expect(first.measureCount == 1)
    flow.container.children = [first, Leaf.box(20, 10)]
    #expect(flow.sizeThatFits(.init(width: 30, height: nil)).height == 26)
    #expect(first.measureCount == 2)
  }

  @Test("AnyLayout changes its type in place, and its cache with it")
  func anyLayout() {
    let views = [Leaf.box(25, 16), Leaf.box(30, 20), Leaf.box(35.5, 16)]
    let box = Box(AnyLayout(HStackLayout(spacing: 4)), views)
    #expect(box.sizeThatFits(.unspecified) == CGSize(width: 98.5, height: 20))
    #expect(box.container.layout.layoutProperties.stackOrientation == .horizontal)
    box.container.layout = AnyLayout(VStackLayout(spacing: 4))
    #expect(box.sizeThatFits(.unspecified) == CGSize(width: 35.5, height: 60))
    box.container.layout = AnyLayout(FlowLayout())
    #expect(box.sizeThatFits(.init(width: 70, height: nil)).height == 42)
  }

  @Test("AnyLayout animates the data of its layout, and ignores another layout's")
  func animatedLayout() {
    var layout = AnyLayout(Weighted(gap: 4))
    var half = layout.animatableData - AnyLayout(Weighted(gap: 10)).animatableData
    half.scale(by: -0.5)
    layout.animatableData = layout.animatableData + half
    #expect(layout.animatableData == AnyLayout(Weighted(gap: 7)).animatableData)
    layout.animatableData = AnyLayout(HStackLayout()).animatableData
    #expect(layout.animatableData == AnyLayout(Weighted(gap: 7)).animatableData)
  }

  @Test("Slices keep their indices, choices are renumbered")
  func subviews() {
    let leaves = (0..<4).map { Leaf.box(CGFloat($0), 1) }
    let all = LayoutSubviews(leaves, buffer: PlacementBuffer(), layoutDirection: .rightToLeft)
    #expect(all[1..<3].startIndex == 1)
    #expect(all.dropFirst().first == all[1])
    #expect(all[[3, 0]].map { $0.sizeThatFits(.zero).width } == [3, 0])
    #expect(all[[3, 0]].startIndex == 0)
    #expect(all[1..<3].layoutDirection == .rightToLeft)
  }
}
