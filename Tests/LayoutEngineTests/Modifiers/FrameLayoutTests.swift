import Foundation
import Geometry
import LayoutEngine
import Testing

/// Figures: apple-measured, macOS 26.2, unless a test says otherwise.
@Suite("Frames, padding and other modifiers")
struct FrameLayoutTests {
  private func flexible(
    _ minimum: CGFloat? = nil, _ ideal: CGFloat? = nil, _ maximum: CGFloat? = nil, around child: Leaf
  ) -> Modified {
    Modified(FlexibleFrameLayout(horizontal: .init(minimum: minimum, ideal: ideal, maximum: maximum)), child)
  }

  @Test("A fixed frame wins over its content, which overflows centered")
  func fixedFrame() {
    let image = Leaf.box(64, 40)
    let frame = Modified(FrameLayout(width: 30, height: 30), image)
    layOut(frame, in: 100, 100)
    #expect(frame.frame == rect(35, 35, 30, 30))
    #expect(image.frame == rect(18, 30, 64, 40))
  }

  @Test("A negative or infinite length counts as nil", arguments: [-1, CGFloat.infinity, .nan])
  func invalidLength(_ length: CGFloat) {
    let frame = Modified(FrameLayout(width: length, height: 20), Leaf.box(10, 10))
    #expect(frame.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
  }

  @Test("Flexible frames: at least 100 around 40; 200 at most in 300, even around 250; 50 to infinity takes 300")
  func flexibleFrames() {
    let offer = ProposedViewSize(width: 300, height: 20)
    #expect(flexible(100, around: .box(40, 20)).sizeThatFits(offer).width == 100)
    #expect(flexible(nil, nil, 200, around: .color()).sizeThatFits(offer).width == 200)
    #expect(flexible(nil, nil, 200, around: .box(250, 20)).sizeThatFits(offer).width == 200)
    #expect(flexible(50, nil, .infinity, around: .color()).sizeThatFits(offer).width == 300)
  }

  @Test("An ideal width of 150 is taken for a nil proposal")
  func idealWidth() {
    let frame = flexible(nil, 150, around: .color())
    #expect(Modified(FixedSizeLayout(), frame).sizeThatFits(.init(width: 300, height: 20)).width == 150)
    #expect(flexible(nil, nil, .infinity, around: .box(40, 20)).sizeThatFits(.unspecified).width == 40)
  }

  @Test("Padding is 16 by default, and edges add up")
  func padding() {
    let color = Leaf.color()
    layOut(Modified(PaddingLayout(), color), in: 100, 100)
    #expect(color.frame == rect(16, 16, 68, 68))
    let inner = Modified(PaddingLayout(edges: .leading, length: 30), Leaf.box(50, 20))
    let outer = Modified(PaddingLayout(edges: .top, length: 4), inner)
    #expect(outer.sizeThatFits(.unspecified) == CGSize(width: 80, height: 24))
    #expect(Modified(PaddingLayout(length: 16), Leaf.color()).sizeThatFits(.zero) == CGSize(width: 32, height: 32))
  }

  @Test("A color with its ideal size is 10 by 10")
  func fixedSize() {
    #expect(
      Modified(FixedSizeLayout(), Leaf.color()).sizeThatFits(.init(width: 90, height: 90))
        == CGSize(width: 10, height: 10))
  }

  @Test("A 64 by 40 image: 40x25 fit in 40x100, 96x60 filling 40x60, 62.5 tall at a width of 100")
  func aspectRatio() {
    let picture = Leaf { LeafSizing.image($0, size: CGSize(width: 64, height: 40), isResizable: true) }
    func size(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?, ratio: CGFloat? = nil) -> CGSize {
      Modified(AspectRatioLayout(ratio: ratio, contentMode: mode), picture)
        .sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    #expect(size(.fit, 100, 40) == CGSize(width: 64, height: 40))
    #expect(size(.fit, 40, 100) == CGSize(width: 40, height: 25))
    #expect(size(.fill, 40, 60) == CGSize(width: 96, height: 60))
    #expect(size(.fit, 100, nil) == CGSize(width: 100, height: 62.5))
    #expect(size(.fit, 60, 40, ratio: 1) == CGSize(width: 40, height: 40))
    let tall = size(.fill, 30, 30, ratio: 1.0 / 3)
    #expect(tall.width == 30 && abs(tall.height - 90) < 1e-9)
    let rigid = Modified(AspectRatioLayout(ratio: 3, contentMode: .fit), Leaf.box(64, 40))
    #expect(rigid.sizeThatFits(.init(width: 10, height: 10)) == CGSize(width: 64, height: 40))
    let color = Modified(AspectRatioLayout(ratio: 2, contentMode: .fit), Leaf.color())
    #expect(color.sizeThatFits(.init(width: 100, height: 100)) == CGSize(width: 100, height: 50))
    #expect(color.sizeThatFits(.infinity).width == .infinity)
  }

  @Test("position takes the whole space and centers the child on the point, mirrored right to left")
  func position() {
    for (direction, x) in [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 120.0)] {
      let child = Leaf.box(20, 20)
      let view = Modified(PositionLayout(CGPoint(x: 30, y: 20)), child, direction: direction)
      layOut(view, in: 160, 40)
      #expect(view.frame == rect(0, 0, 160, 40))
      #expect(child.frame == rect(x, 10, 20, 20))
    }
  }

  @Test("A background is proposed the content's size and overflows it centered")
  func background() {
    let layer = Leaf.box(60, 60)
    let view = Layered(Leaf.box(40, 20), layer: layer, alignment: .center, direction: .leftToRight)
    layOut(view, in: 100, 100)
    #expect(view.frame == rect(30, 40, 40, 20))
    #expect(layer.frame == rect(20, 20, 60, 60))
    let badge = Leaf.box(10, 10)
    layOut(Layered(Leaf.box(40, 20), layer: badge, alignment: .topTrailing, direction: .rightToLeft), in: 100, 100)
    #expect(badge.frame == rect(30, 40, 10, 10))
  }

  @Test("ViewThatFits takes the first child that fits, or the last (macOS 26.6)")
  func viewThatFits() {
    let children = [Leaf.box(200, 20), Leaf.box(100, 40), Leaf.box(50, 90)]
    func choice(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> Int? {
      ViewThatFitsChoice.index(
        in: axes, proposal: ProposedViewSize(width: width, height: height), children: children)
    }
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(choice(both, 250, 50) == 0)
    #expect(choice(both, 150, 50) == 1)
    #expect(choice(both, 150, 30) == 2)
    #expect(choice(.horizontal, 150, 30) == 1)
    #expect(choice(both, nil, nil) == 0)
    #expect(ViewThatFitsChoice.index(proposal: .zero, children: []) == nil)
  }

  @Test("A container-relative frame takes its share of the container minus the gaps")
  func containerRelativeFrame() {
    #expect(ContainerRelativeFrame.length(container: 300) == 300)
    #expect(ContainerRelativeFrame.length(container: 320, count: 3, span: 1, spacing: 10) == 100)
    #expect(ContainerRelativeFrame.length(container: 320, count: 3, span: 2, spacing: 10) == 210)
    let frame = ContainerRelativeFrame.frame(axes: .horizontal, container: CGSize(width: 200, height: 90)) {
      length, _ in length / 2
    }
    #expect(Modified(frame, Leaf.box(10, 10)).sizeThatFits(.unspecified) == CGSize(width: 100, height: 10))
  }

  @Test("A bar at the bottom leaves 200 - 30 - 8 = 162 to a plain stack")
  func safeAreaInset() {
    let content = Leaf.color()
    let bar = Modified(FrameLayout(height: 30), Leaf.color())
    let safeArea = SafeAreaBox()
    let view = Barred(
      SafeAreaInsetLayout(edge: VerticalEdge.bottom), content: content, bar: bar, direction: .leftToRight,
      safeArea: safeArea)
    layOut(view, in: 100, 200)
    #expect(content.frame == rect(0, 0, 100, 162))
    #expect(bar.frame == rect(0, 170, 100, 30))
    #expect(safeArea.insets == EdgeInsets(38, edges: .bottom))
  }
}
