import Foundation
import Geometry
import LayoutEngine

/// What the modifiers around a scene's node tell the nodes inside.
struct SceneEnvironment {
  var direction = LayoutDirection.leftToRight
  var initialScrollAnchor: UnitPoint?
  var scrollAlignment: UnitPoint?
  var scrollSizeChanges: UnitPoint?
  var scrollInsets = EdgeInsets()
  var stackAxis: Axis?
  var safeArea: SafeAreaBox?
}

/// The safe area that a bar leaves to its content, known once the bar has been placed.
final class SafeAreaBox {
  var insets = EdgeInsets()
}

/// `background`, `overlay` or `mask`.
final class Layered: Modified {
  private let layer: any LayoutElement
  private let secondary: SecondaryLayout

  init(_ child: any LayoutElement, layer: any LayoutElement, alignment: Alignment, direction: LayoutDirection) {
    self.layer = layer
    secondary = SecondaryLayout(alignment: alignment)
    super.init(Passthrough(), child, direction: direction)
  }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    super.placeContent(at: origin, size: size, proposal: proposal)
    secondary.place(layer, on: child, at: origin, size: size, proposal: proposal, direction: direction)
  }
}

/// `safeAreaInset`.
final class Barred: Node {
  private let layout: SafeAreaInsetLayout
  private let content: any LayoutElement
  private let bar: any LayoutElement
  private let direction: LayoutDirection
  private let safeArea: SafeAreaBox

  init(
    _ layout: SafeAreaInsetLayout, content: any LayoutElement, bar: any LayoutElement, direction: LayoutDirection,
    safeArea: SafeAreaBox
  ) {
    self.layout = layout
    self.content = content
    self.bar = bar
    self.direction = direction
    self.safeArea = safeArea
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, content: content, bar: bar)
  }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let result = layout.placements(in: size, proposal: proposal, content: content, bar: bar)
    safeArea.insets = result.insets
    for (child, placement) in [(content, result.content), (bar, result.bar)] {
      let offset = placement.physicalOrigin(of: child, width: size.width, direction: direction)
      child.place(at: origin + offset, proposal: placement.proposal)
    }
  }
}

/// `ignoresSafeArea`.
final class Ignoring: Node {
  private let child: any LayoutElement
  private let environment: SceneEnvironment

  init(_ child: any LayoutElement, _ environment: SceneEnvironment) {
    self.child = child
    self.environment = environment
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let layout = SafeAreaIgnoringLayout(insets: environment.safeArea?.insets ?? EdgeInsets())
    layout.place(at: origin, size: size, proposal: proposal, child: child, direction: environment.direction)
  }
}

/// A scroll view, with the anchors and programmatic scrolls of its scene.
final class Scroll: Node {
  struct Jump {
    var target: String
    var anchor: UnitPoint?
  }

  private let axes: Axis.Set
  private let child: any LayoutElement
  private let environment: SceneEnvironment
  private let jumps: [Jump]
  /// How much shorter the content was before the scene's last step.
  private let growth: CGFloat
  private let frameOf: (String) -> CGRect?

  init(
    axes: Axis.Set, child: any LayoutElement, environment: SceneEnvironment, jumps: [Jump], growth: CGFloat,
    frameOf: @escaping (String) -> CGRect?
  ) {
    self.axes = axes
    self.child = child
    self.environment = environment
    self.jumps = jumps
    self.growth = growth
    self.frameOf = frameOf
  }

  private var layout: ScrollLayout {
    ScrollLayout(
      axes: axes, contentInsets: environment.scrollInsets, alignment: environment.scrollAlignment ?? .topLeading)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    var layout = layout
    let offer = layout.placement(in: size, proposal: proposal, child: child).proposal
    let extents = layout.geometry(in: size, contentSize: child.sizeThatFits(offer))
    var before = extents
    before.contentSize.height -= growth
    var offset = before.offset(at: environment.initialScrollAnchor ?? .topLeading)
    offset = extents.offset(after: before, from: offset, anchor: environment.scrollSizeChanges)
    for jump in jumps {
      // Placed at the origin, the content's frames are in its own coordinates.
      child.place(at: .zero, proposal: offer)
      if let target = frameOf(jump.target) {
        offset = extents.offset(revealing: target, anchor: jump.anchor, from: offset)
      }
    }
    layout.offset = offset
    layout.place(at: origin, size: size, proposal: proposal, child: child, direction: environment.direction)
  }
}
