import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A shape painted with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  /// The shape to draw.
  public var shape: Content
  /// The style that paints the shape.
  public var style: Style
  /// The fill rule and the antialiasing of the fill.
  public var fillStyle: FillStyle

  /// Creates a view that paints a shape with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _makeNode(_ view: _ShapeView, _ context: _NodeContext) -> _ViewNode<_ShapeView> {
    LeafNode(view, context) { ShapeItem($0, $1) }
  }
}

/// The node of a painted shape. Its data, its style and its frame are animated independently.
final class ShapeItem<S: Shape, Style: ShapeStyle>: LeafItem<_ShapeView<S, Style>> {
  override var requiresEagerLayout: Bool { false }

  private var shape: AnimatedValue<S>
  private var style: AnimatedValue<_ResolvedStyle>
  private var reads: Set<ObjectIdentifier>

  required init(_ view: _ShapeView<S, Style>, _ context: _NodeContext) {
    shape = AnimatedValue(view.shape)
    var reads: Set<ObjectIdentifier> = []
    style = AnimatedValue(
      EnvironmentReads.noting(context.environment, into: &reads) { view.style._paint(in: $0) })
    self.reads = reads
    super.init(view, context)
    makeLayer()
  }

  override var typeName: String { TypeNames.name(of: S.self) }

  override func viewDidChange(from old: _ShapeView<S, Style>) {
    let sameShape = FieldComparison.isEqual(old.shape, view.shape)
    if !sameShape {
      if shape.set(view.shape, node: self) { startTicking() }
      // The size of a shape may depend on its data.
      if sizeRuleIsCustom { invalidateLayout() }
    }
    if !FieldComparison.isEqual(old.style, view.style) {
      resolve()
    } else if !sameShape || old.fillStyle != view.fillStyle {
      contentsNeedDisplay()
    }
  }

  private var sizeRuleIsCustom: Bool { S.self is any SelfSizingShape.Type }

  private func resolve() {
    let now = EnvironmentReads.noting(environment, into: &reads) { view.style._paint(in: $0) }
    if style.set(now, node: self) { startTicking() }
    contentsNeedDisplay()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let mirrored = new.layoutDirection != environment.layoutDirection
    super.environmentDidChange(new, changed: changed)
    if mirrored || !reads.isDisjoint(with: changed) { resolve() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }

  override func contentsNeedDisplay() {
    guard let layer else { return }
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    if S._traits.contains(.containerRelative) { EnclosingShape.current = EnclosingShape.around(self) }
    defer { EnclosingShape.current = nil }
    layer.content = ShapePainter.content(
      of: shape.presented, in: bounds, style: style.presented, fillStyle: view.fillStyle,
      direction: environment.layoutDirection)
    ShapePainter.applyExtras(of: style.presented, to: layer)
    ShapePainter.applyInnerShadows(of: style.presented, to: layer)
  }

  override func layersDidRebuild() {
    if let layer { ShapePainter.applyInnerShadows(of: style.presented, to: layer) }
  }

  override func tickAttributes(at time: Double) -> Bool {
    var moving = false
    guard shape.isMoving || style.isMoving else { return false }
    if shape.isMoving, shape.tick(at: time, graph: graph) { moving = true }
    if style.isMoving, style.tick(at: time, graph: graph) { moving = true }
    contentsNeedDisplay()
    return moving
  }

  override func teardown() {
    super.teardown()
    shape.cancel(graph)
    style.cancel(graph)
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = shape.attributeMotion("shape") { visit(motion) }
    if let motion = style.attributeMotion("style") { visit(motion) }
  }
}

/// A shape whose size depends on its data.
protocol SelfSizingShape {}

/// A type that converts shapes and styles into layer contents.
enum ShapePainter {
  static func content<S: Shape>(
    of shape: S, in bounds: CGRect, style: _ResolvedStyle, fillStyle: FillStyle, direction: LayoutDirection
  ) -> LayerContent {
    // A stroke is kept as a stroke, which is exact in every renderer and cheaper than its outline.
    if S._traits.contains(.stroked), let stroked = shape as? any StrokedShapeContent {
      let path = mirrored(stroked.basePath(in: bounds), of: shape, in: bounds, direction)
      var content = StrokeContent(
        path: path, paint: style.paint(in: bounds), style: stroked.strokeStyle,
        isAntialiased: fillStyle.isAntialiased, bounds: bounds)
      if var trim = stroked.trim(in: bounds) {
        trim.path = mirrored(trim.path, of: shape, in: bounds, direction)
        content.trim = trim
      }
      return .stroke(content)
    }
    let path =
      S._traits.contains(.plain) ? PlainPaths.path(of: shape, in: bounds) : path(of: shape, in: bounds, direction)
    return .fill(FillContent(path: path, paint: style.paint(in: bounds), style: fillStyle, bounds: bounds))
  }

  /// Returns the path of a shape in a layout direction.
  static func path<S: Shape>(of shape: S, in bounds: CGRect, _ direction: LayoutDirection) -> Path {
    mirrored(shape.path(in: bounds), of: shape, in: bounds, direction)
  }

  private static func mirrored<S: Shape>(
    _ path: Path, of shape: S, in bounds: CGRect, _ direction: LayoutDirection
  ) -> Path {
    guard case .mirrors(let flipped) = shape.layoutDirectionBehavior, flipped == direction else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
  }

  /// Applies the shadows and the blend mode of a style to a layer, and its opacity for paints that have none.
  static func applyExtras(of style: _ResolvedStyle, to layer: Layer) {
    let opacity = style.paintsOpacity ? 1 : style.opacity
    if layer.opacity != opacity { layer.opacity = opacity }
    if style.shadows.isEmpty && style.blendMode == nil && layer.filters.isEmpty && layer.blendMode == .normal {
      return
    }
    layer.filters = style.shadows.filter { $0.kind == .drop }.map {
      .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
    }
    layer.blendMode = style.blendMode ?? .normal
  }

  /// Applies inner shadows: the blurred outside of the shape, clipped to the shape.
  static func applyInnerShadows(of style: _ResolvedStyle, to layer: Layer) {
    let inner = style.shadows.filter { $0.kind == .inner }
    guard !inner.isEmpty || !layer.children.isEmpty else { return }
    let outline: Path
    let fillStyle: FillStyle
    switch layer.content {
    case .fill(let fill): (outline, fillStyle) = (fill.path, fill.style)
    case .stroke(let stroke): (outline, fillStyle) = (stroke.path.strokedPath(stroke.style), FillStyle())
    default: return
    }
    layer.children = inner.map { shadow in
      let made = Layer()
      made.name = "InnerShadow"
      made.clip = LayerClip(path: outline, style: fillStyle)
      let reach: CGFloat = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 2
      let around = outline.boundingRect.insetBy(dx: -reach, dy: -reach)
      var outside = Path(around)
      outside.addPath(
        outline.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)))
      let cast = Layer()
      cast.content = .fill(
        FillContent(path: outside, paint: .color(shadow.color), style: FillStyle(eoFill: true), bounds: around))
      if shadow.radius > 0 { cast.filters = [.blur(radius: shadow.radius, opaque: false)] }
      made.children = [cast]
      return made
    }
  }
}

/// A shape that is the stroke of another shape.
protocol StrokedShapeContent {
  func basePath(in rect: CGRect) -> Path
  /// Returns the trim that `basePath` results from, or `nil` if the shape is not trimmed.
  func trim(in rect: CGRect) -> PathTrim?
  var strokeStyle: StrokeStyle { get }
}
