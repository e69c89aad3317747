import Foundation
import Geometry
import LayoutEngine
import Testing

/// Figures: apple-measured, macOS 26.2, unless a test says otherwise.
@Suite("Stacks")
struct StackSolverTests {
  @Test("Plain views are 8 points apart along both axes")
  func defaultSpacing() {
    let row = [Leaf.box(50, 50), Leaf.box(50, 50), Leaf.box(50, 50)]
    layOut(Box(HStackLayout(), row), in: 300, 100)
    #expect(row.map { $0.frame?.minX } == [67, 125, 183])
    let column = [Leaf.box(50, 50), Leaf.box(50, 50)]
    layOut(Box(VStackLayout(), column), in: 200, 300)
    #expect(column.map { $0.frame?.minY } == [96, 154])
  }

  @Test("A spacer takes the remaining space and has no spacing beside it")
  func spacer() {
    let views = [Leaf.box(50, 50), Leaf.spacer(along: .horizontal), Leaf.box(50, 50)]
    layOut(Box(HStackLayout(), views), in: 300, 100)
    #expect(views.map { $0.frame?.minX } == [0, 50, 250])
    #expect(views[1].frame == rect(50, 50, 200, 0))
  }

  @Test("Content that is too long overflows on both sides: 370 in 300 starts at -35")
  func overflowIsCentered() {
    let views = [Leaf.box(175, 50), Leaf.spacer(20, along: .horizontal), Leaf.box(175, 50)]
    layOut(Box(HStackLayout(spacing: 0), views), in: 300, 100)
    #expect(views.map { $0.frame?.minX } == [-35, 140, 160])
  }

  @Test("Flexible views share the space that the rigid one leaves: 125, 50, 125")
  func distribution() {
    let views = [Leaf.color(), Leaf.box(50, 50), Leaf.color()]
    layOut(Box(HStackLayout(spacing: 0), views), in: 300, 100)
    #expect(views.map { $0.frame?.width } == [125, 50, 125])
  }

  @Test("A higher priority takes all but the minimum of the others: 20, 220, 60")
  func priority() {
    let flexible = FlexibleFrameLayout(horizontal: .init(minimum: 20))
    let first = Modified(flexible, Leaf.color())
    let second = Modified(flexible, Leaf.color())
    let third = Leaf.box(60, 100)
    layOut(Box(HStackLayout(spacing: 0), [first, Trait(second, priority: 1), third]), in: 300, 100)
    #expect([first.frame?.width, second.frame?.width, third.frame?.width] == [20, 220, 60])
  }

  @Test("A circle takes its square before the flexible shapes: 40, 110, 110, 40")
  func circleFirst() {
    let views = [Leaf.circle(), Leaf.color(), Leaf.color(), Leaf.circle()]
    layOut(Box(HStackLayout(spacing: 0), views), in: 300, 40)
    #expect(views.map { $0.frame?.width } == [40, 110, 110, 40])
  }

  @Test("In 60 by 100 a circle and a rectangle get 50 each, the circle 50 wide")
  func circleOverRectangle() {
    let circle = Leaf.circle()
    let rectangle = Leaf.color()
    layOut(Box(VStackLayout(spacing: 0), [circle, rectangle]), in: 60, 100)
    #expect(circle.frame?.size == CGSize(width: 50, height: 50))
    #expect(rectangle.frame?.size == CGSize(width: 60, height: 50))
  }

  @Test("Three 70-wide views at a spacing of -30 make 150")
  func negativeSpacing() {
    let views = [Leaf.box(70, 50), Leaf.box(70, 50), Leaf.box(70, 50)]
    #expect(Box(HStackLayout(spacing: -30), views).sizeThatFits(.unspecified) == CGSize(width: 150, height: 50))
  }

  @Test("A divider is 1 point thick and fills the other axis")
  func divider() {
    let vertical = Leaf.divider(along: .horizontal)
    layOut(Box(HStackLayout(), [vertical]), in: 200, 179)
    #expect(vertical.frame?.size == CGSize(width: 1, height: 179))
    let horizontal = Leaf.divider(along: .vertical)
    layOut(Box(VStackLayout(), [horizontal]), in: 200, 179)
    #expect(horizontal.frame?.size == CGSize(width: 200, height: 1))
  }

  @Test("A divider is as tall as the text beside it in a row of ideal height")
  func dividerBesideText() {
    let divider = Leaf.divider(along: .horizontal)
    let row = Box(HStackLayout(), [Leaf.text(40), divider])
    layOut(Modified(FixedSizeLayout(horizontal: false, vertical: true), row), in: 200, 100)
    #expect(divider.frame?.height == 16)
  }

  @Test("Cross extent is the union of the aligned views: 150 from 100, 50 and 30")
  func alignmentGuides() {
    let first = Modified(AlignmentGuideLayout(.leading) { $0[.trailing] }, Leaf.box(100, 20))
    let second = Leaf.box(50, 20)
    let third = Modified(AlignmentGuideLayout(.leading) { $0.width / 2 }, Leaf.box(30, 20))
    let stack = Box(VStackLayout(alignment: .leading, spacing: 4), [first, second, third])
    layOut(stack, in: 300, 200)
    #expect(stack.frame == rect(75, 66, 150, 68))
    #expect([first.frame?.minX, second.frame?.minX, third.frame?.minX] == [75, 175, 160])
  }

  @Test("Rows align on the first baselines of their texts, also of texts in a column")
  func baselines() {
    // largeTitle: line 38, baseline 29; default: line 16, baseline 13.
    let title = Baseline(Leaf.text(60).resized(CGSize(width: 60, height: 38)), first: 29, last: 29)
    let caption = Baseline(Leaf.text(30), first: 13, last: 13)
    let below = Leaf.box(30, 10)
    let column = Box(VStackLayout(spacing: 0), [caption, below])
    let box = Leaf.box(10, 20)
    layOut(Box(HStackLayout(alignment: .firstTextBaseline, spacing: 0), [title, column, box]), in: 200, 100)
    let base = (title.frame?.minY ?? 0) + 29
    #expect(caption.frame?.minY == base - 13)
    // A view without text stands on the baseline.
    #expect(box.frame?.maxY == base)
  }

  @Test("Right to left: the first view is at the right, offsets from the leading edge count from there")
  func rightToLeft() {
    let first = Leaf.box(40, 30)
    let second = Leaf.box(60, 30)
    let spacer = Leaf.spacer(along: .horizontal)
    let last = Leaf.box(30, 30)
    let row = Box(HStackLayout(), [first, second, spacer, last], direction: .rightToLeft)
    layOut(Modified(FrameLayout(width: 300), row, direction: .rightToLeft), in: 320, 30)
    #expect([first.frame?.minX, second.frame?.minX, last.frame?.minX] == [270, 202, 10])
  }

  @Test("An empty stack has no size, a stack of one is its child")
  func emptyAndSingle() {
    #expect(Box(HStackLayout(), []).sizeThatFits(.init(width: 100, height: 100)) == .zero)
    let single = Box(VStackLayout(), [Leaf.color()])
    #expect(single.sizeThatFits(.init(width: 30, height: 40)) == CGSize(width: 30, height: 40))
  }

  @Test("An infinite proposal gives an infinite stack of flexible views, and never a not-a-number")
  func infinity() {
    for alignment in [VerticalAlignment.top, .center, .bottom] {
      let stack = Box(HStackLayout(alignment: alignment, spacing: 0), [Leaf.color(), Leaf.box(10, 10)])
      #expect(stack.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    }
    let layers = Box(ZStackLayout(alignment: .bottomTrailing), [Leaf.color(), Leaf.box(10, 10)])
    #expect(layers.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test("A thousand flexible children are measured at most three times each for a size")
  func measuresAreLinear() {
    let views = (0..<1000).map { _ in Leaf.color() }
    let stack = Box(HStackLayout(spacing: 0), views)
    _ = stack.sizeThatFits(.init(width: 500, height: 10))
    #expect(views.map(\.measureCount).max() == 3)
    stack.place(at: .zero, proposal: .init(width: 500, height: 10))
    // Placing costs only the child's own query of its size.
    #expect(views.map(\.measureCount).max() == 4)
  }

  @Test("A layered stack is as large as its largest view of the highest priority")
  func layers() {
    let back = Leaf.box(100, 40)
    let front = Leaf.box(20, 20)
    let stack = Box(ZStackLayout(alignment: .topLeading), [back, front])
    #expect(stack.sizeThatFits(.unspecified) == CGSize(width: 100, height: 40))
    layOut(stack, in: 300, 200)
    #expect(front.frame == rect(100, 80, 20, 20))
    let ranked = Box(ZStackLayout(), [Leaf.box(100, 40), Trait(Leaf.box(20, 20), priority: 1)])
    #expect(ranked.sizeThatFits(.unspecified) == CGSize(width: 20, height: 20))
  }

  @Test("Lazy columns share a row with a rigid one: 121.5 each in 320")
  func lazyStacks() {
    let first = Box(LazyStackLayout(vertical: .leading, spacing: 6), [Leaf.box(34.5, 16), Leaf.box(60, 20)])
    let second = Box(LazyStackLayout(vertical: .center, spacing: 0), [Leaf.box(44.5, 16)])
    let third = Box(LazyStackLayout(horizontal: .bottom, spacing: 4), [Leaf.box(20, 30), Leaf.box(13, 16)])
    layOut(Box(HStackLayout(alignment: .top, spacing: 20), [first, second, third]), in: 320, 240)
    #expect(first.frame?.size == CGSize(width: 121.5, height: 42))
    #expect(second.frame?.width == 121.5)
    #expect(third.frame == rect(283, 0, 37, 240))
  }
}
