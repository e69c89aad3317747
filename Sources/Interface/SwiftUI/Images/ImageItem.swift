import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// The node of an image: a symbol in the size of the current font, or a bitmap.
final class ImageItem: LeafItem<Image> {
  override var requiresEagerLayout: Bool { false }

  private enum Picture {
    case symbol(SymbolPicture)
    case bitmap(BitmapPicture)
    case drawing(DrawnImage)
    /// An unknown name. It takes no space, but an unknown symbol is drawn as a box.
    case missing
  }

  private var style: AnimatedValue<_ResolvedStyle>
  private let reads = EnvironmentReads()
  private var picture = Picture.missing
  private var natural = CGSize.zero
  private var pointSize: CGFloat = 17
  private var effects: SymbolEffectPlayer?
  private lazy var change = ContentChange()

  required init(_ view: Image, _ context: _NodeContext) {
    style = AnimatedValue(_ResolvedStyle(.clear))
    super.init(view, context)
    makeLayer()
    resolve()
    style = AnimatedValue(paint())
    updateEffects()
  }

  private func paint() -> _ResolvedStyle { HierarchicalShapeStyle.primary._paint(in: environment.noting(reads)) }

  // MARK: Resolution

  private func resolve() {
    let values = environment.noting(reads)
    var font = values.effectiveFont
    font.traits += values.fontTraits
    pointSize = font.descriptor(in: values).size
    switch view.source {
    case .symbol(let name, let value):
      let mode = view.symbolMode ?? values.symbolRenderingMode
      let symbol = SymbolPicture(
        name: values.symbolVariants.applied(to: name), value: value, mode: mode, scale: values.imageScale,
        pointSize: pointSize, environment: values)
      natural = symbol.naturalSize
      picture = .symbol(symbol)
    case .named(let name, let folder):
      if let entry = ImageLibrary.image(named: name, folder: folder, displayScale: values.displayScale) {
        show(entry.bitmap, entry.scale, isTemplate: entry.isTemplate, values)
      } else {
        natural = .zero
        picture = .missing
      }
    case .bitmap(let bitmap, let scale): show(bitmap, scale, isTemplate: false, values)
    case .drawing(let drawing):
      natural = drawing.size
      picture = .drawing(drawing)
    }
    guard case .symbol = picture else { return }
    let pixel = 1 / max(values.displayScale, 1)
    natural.width = (natural.width / pixel).rounded(.up) * pixel
    natural.height = (natural.height / pixel).rounded(.up) * pixel
  }

  private func show(_ bitmap: Bitmap, _ scale: CGFloat, isTemplate: Bool, _ values: EnvironmentValues) {
    natural = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    let rendering = view.rendering ?? (isTemplate ? .template : .original)
    picture = .bitmap(BitmapPicture(bitmap: bitmap, scale: scale, image: view, isTemplate: rendering == .template))
  }

  override func viewDidChange(from old: Image) {
    guard old != view else { return }
    refresh(contentChanged: old.source != view.source)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.keys.isDisjoint(with: changed) { refresh(contentChanged: false) }
    updateEffects()
  }

  private func refresh(contentChanged: Bool) {
    let old = natural
    if contentChanged { beginContentChange() }
    resolve()
    if style.set(paint(), node: self) { startTicking() }
    if old != natural { invalidateLayout() }
    contentsNeedDisplay()
  }

  private func beginContentChange() {
    guard let layer, isPlaced, let animation = transaction.animation, !transaction.disablesAnimations else { return }
    let kind = environment.contentTransition.kind
    guard kind != .identity else { return }
    change.begin(kind, from: layer, size: presentedFrame.size, animation: animation, node: self)
    startTicking()
  }

  private func updateEffects() {
    let active = environment.symbolEffects
    guard case .symbol = picture, !active.isEmpty || effects != nil else { return }
    if effects == nil { effects = SymbolEffectPlayer() }
    if effects!.update(active, node: self) { startTicking() }
    contentsNeedDisplay()
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.image(proposal, size: natural, isResizable: view.isResizable)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    guard isBaseline, case .symbol = picture, !view.isResizable else { return nil }
    // Measured: the bottom of the frame is 3 points below the baseline at 13 points.
    return size.height - pointSize * 3 / 13
  }

  // MARK: Display

  override func contentsNeedDisplay() {
    guard let layer else { return }
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    let target = change.isRunning ? change.incoming : layer
    target.children = []
    target.content = .none
    switch picture {
    case .symbol(let symbol): symbol.draw(in: target, bounds: bounds, style: style.presented, pose: effects?.pose)
    case .bitmap(let bitmap): bitmap.draw(in: target, bounds: bounds, paint: style.presented.paint(in: bounds))
    case .drawing(let drawing): draw(drawing, in: target, bounds: bounds)
    case .missing: break
    }
    if change.isRunning { change.apply(to: layer, size: bounds.size) }
    if case .bitmap = picture {} else { ShapePainter.applyExtras(of: style.presented, to: layer) }
    for child in layer.children { child.parent = layer }
    effects?.pose.apply(to: layer, size: bounds.size)
    graph.setNeedsDisplay()
  }

  private func draw(_ drawing: DrawnImage, in layer: Layer, bounds: CGRect) {
    let target = GraphicsContext.Target(size: drawing.size, date: graph.date, symbols: nil)
    var context = GraphicsContext(environment: environment.withoutNotes, target: target)
    drawing.renderer(&context)
    let inner = Layer()
    if drawing.isOpaque {
      // As a bitmap without an alpha channel, the image is black where nothing is drawn.
      let whole = CGRect(origin: .zero, size: drawing.size)
      inner.content = .fill(FillContent(path: Path(whole), paint: .color(.black), bounds: whole))
    }
    inner.children = target.layers
    for child in target.layers { child.parent = inner }
    inner.clip = LayerClip(path: Path(CGRect(origin: .zero, size: drawing.size)))
    if bounds.size != drawing.size, drawing.size.width > 0, drawing.size.height > 0 {
      inner.transform = ProjectionTransform(
        CGAffineTransform(scaleX: bounds.width / drawing.size.width, y: bounds.height / drawing.size.height))
    }
    layer.children = [inner]
  }

  override func layersDidRebuild() { contentsNeedDisplay() }

  // MARK: Animation

  override func tickAttributes(at time: Double) -> Bool {
    var moving = false
    var isRedrawn = style.isMoving || change.isRunning
    if style.isMoving { moving = style.tick(at: time, graph: graph) || moving }
    if effects?.isRunning == true {
      let hadLayers = effects!.pose.variable != nil
      moving = effects!.tick(at: time, graph: graph) || moving
      isRedrawn = isRedrawn || hadLayers || effects!.pose.variable != nil
    }
    if change.isRunning { moving = change.tick(at: time, graph: graph) || moving }
    if isRedrawn {
      contentsNeedDisplay()
    } else if let layer {
      // A pulse, rotation or bounce changes the pose of the existing image.
      effects?.pose.apply(to: layer, size: presentedFrame.size)
      graph.setNeedsDisplay()
    }
    return moving
  }

  override func teardown() {
    super.teardown()
    style.cancel(graph)
    effects?.cancel(graph)
    change.cancel(graph)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    switch view.source {
    case .symbol(let name, _): attributes.append(("symbol", .text(name)))
    case .named(let name, _): attributes.append(("image", .text(name)))
    case .bitmap, .drawing: break
    }
    effects?.pose.describe(&attributes)
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = style.attributeMotion("style") { visit(motion) }
    effects?.forEachAnimation(visit)
    change.forEachAnimation(visit)
  }
}
