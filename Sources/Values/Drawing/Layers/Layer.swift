import Foundation
import Geometry
import Synchronization

/// One item of the display list: a node of a retained tree that renderers read and the view graph changes in place.
///
/// A layer paints, in this order: its `content`, then its `children` from first to last; the result passes through
/// `mask` and `clip`, `filters`, `shadow`, `opacity` and `blendMode`, and is placed by `transform` and `position`.
/// A point p of the layer's own space lies at `transform(p) + position` in its parent's space.
package final class Layer {
  /// Translation of the layer's origin in its parent's space, in points.
  package var position: CGPoint = .zero { didSet { if position != oldValue { note(.placement) } } }
  /// 0…1; values outside are clamped when painted.
  package var opacity: Double = 1 { didSet { if opacity != oldValue { note(.opacity) } } }
  package var content: LayerContent = .none { didSet { note(.content) } }
  package var blendMode: BlendMode = .normal { didSet { if blendMode != oldValue { note(.structure) } } }
  /// Flatten content and children into one image before opacity, blend mode and filters apply (`compositingGroup`).
  /// A layer that has a mask, a filter, or a blend mode is flattened anyway.
  package var isCompositingGroup = false { didSet { if isCompositingGroup != oldValue { note(.structure) } } }
  /// Nothing is drawn, space is kept.
  package var isHidden = false { didSet { if isHidden != oldValue { note(.structure) } } }
  package var children: [Layer] = [] { didSet { note(.structure) } }
  /// Valid while this layer is among the children of its parent.
  package unowned(unsafe) var parent: Layer?

  /// What most layers do not have.
  private var rare: RareParts?

  /// Accessibility and debugging name: the view type that made it.
  package var name: String = ""

  // MARK: Changes in place

  /// Who keeps up with this layer's changes.
  private var tracker: LayerTracker?
  private var trackedGeneration: Int32 = 0
  /// What changed since the tracker last looked.
  package private(set) var changes: LayerChanges = []
  /// The tracker's own number for this layer.
  package private(set) var slot: Int32 = -1
  /// Identifies what the layer paints itself and how its tree is flattened. Each change of `content` or of structure
  /// sets a number that no layer of the process has had, so that renderers can tell kept images from outdated ones.
  package private(set) var revision = Layer.newRevision()

  private static let revisions = Atomic<UInt64>(0)

  private static func newRevision() -> UInt64 { revisions.add(1, ordering: .relaxed).newValue }

  package init() {}

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// From now on, and for the tracker's current generation, changes are noted with `tracker`.
  package func track(_ tracker: LayerTracker, slot: Int32) {
    if self.tracker !== tracker { self.tracker = tracker }
    trackedGeneration = tracker.generation
    self.slot = slot
    changes = []
  }

  /// Whether changes are noted with `tracker` now.
  package func isTracked(by tracker: LayerTracker) -> Bool {
    self.tracker === tracker && trackedGeneration == tracker.generation
  }

  /// Whether they were in the generation before the one that has just begun.
  package func wasTracked(by tracker: LayerTracker) -> Bool {
    self.tracker === tracker && trackedGeneration == tracker.generation - 1
  }

  package func forgetChanges() { changes = [] }

  fileprivate func note(_ change: LayerChanges) {
    if change == .content || change == .structure { revision = Self.newRevision() }
    guard let tracker, trackedGeneration == tracker.generation else { return }
    if changes.isEmpty { tracker.add(self) }
    changes.insert(change)
    if change == .structure { tracker.structureDidChange() }
  }
}

/// Parts that few layers have: most are a place and a content.
private final class RareParts {
  var transform: ProjectionTransform?
  var clip: LayerClip?
  var mask: Layer?
  var filters: [Filter] = []
  var animations: [LayerAnimation] = []
}

extension Layer {
  private func made() -> RareParts {
    if let rare { return rare }
    let made = RareParts()
    rare = made
    return made
  }

  /// Applied about the layer's own origin, before `position`; nil is identity.
  package var transform: ProjectionTransform? {
    get { rare?.transform }
    set {
      if newValue == rare?.transform { return }
      made().transform = newValue
      note(.placement)
    }
  }

  /// Cuts the layer (content and children) to a path in its own space.
  package var clip: LayerClip? {
    get { rare?.clip }
    set {
      if newValue == rare?.clip { return }
      made().clip = newValue
      note(.structure)
    }
  }

  /// Alpha of this layer's tree multiplies the layer's pixels; in the layer's own space.
  package var mask: Layer? {
    get { rare?.mask }
    set {
      if newValue === rare?.mask { return }
      made().mask = newValue
      note(.structure)
    }
  }

  /// Applied in order to the flattened layer.
  package var filters: [Filter] {
    get { rare?.filters ?? [] }
    set {
      if newValue == filters { return }
      made().filters = newValue
      note(.structure)
    }
  }

  /// Animations now running on this layer's properties, for exporters that can emit them natively.
  package var animations: [LayerAnimation] {
    get { rare?.animations ?? [] }
    set { if !newValue.isEmpty || rare != nil { made().animations = newValue } }
  }
}

/// What a layer paints itself.
package enum LayerContent {
  case none
  case fill(FillContent)
  // Boxed, so that layers without one are smaller.
  indirect case stroke(StrokeContent)
  case text(TextContent)
  case image(ImageContent)
}

/// A filled path.
package struct FillContent {
  package var path: Path
  package var paint: Paint
  package var style: FillStyle
  /// The rectangle that relative paints (gradients in unit points) refer to.
  package var bounds: CGRect

  package init(path: Path, paint: Paint, style: FillStyle = FillStyle(), bounds: CGRect) {
    self.path = path
    self.paint = paint
    self.style = style
    self.bounds = bounds
  }
}

/// A stroked path.
package struct StrokeContent {
  package var path: Path
  package var paint: Paint
  package var style: StrokeStyle
  package var isAntialiased = true
  package var bounds: CGRect
  /// What `path` is a part of, where a shape is trimmed: exporters animate the part rather than the path.
  package var trim: PathTrim?

  package init(path: Path, paint: Paint, style: StrokeStyle, isAntialiased: Bool = true, bounds: CGRect) {
    self.path = path
    self.paint = paint
    self.style = style
    self.isAntialiased = isAntialiased
    self.bounds = bounds
  }
}

/// A part of a path, between two fractions of its length.
package struct PathTrim: Equatable, Sendable {
  package var path: Path
  package var from: CGFloat
  package var to: CGFloat

  package init(path: Path, from: CGFloat, to: CGFloat) {
    self.path = path
    self.from = from
    self.to = to
  }
}

/// Shaped text: runs of glyphs and decoration bars, each with an index into `paints`.
package struct TextContent {
  package var runs: [GlyphRun]
  /// Underlines and strikethroughs: a filled rectangle (or dashed pattern as several) and its paint index.
  package var bars: [(rect: CGRect, style: Int)]
  package var paints: [Paint]
  package var bounds: CGRect
  /// The characters, for exporters that write text as text and for accessibility.
  package var string: String

  package init(
    runs: [GlyphRun], bars: [(rect: CGRect, style: Int)] = [], paints: [Paint], bounds: CGRect, string: String
  ) {
    self.runs = runs
    self.bars = bars
    self.paints = paints
    self.bounds = bounds
    self.string = string
  }
}

/// A bitmap drawn into a rectangle.
package struct ImageContent {
  package enum Interpolation: Sendable { case none, low, medium, high }
  package var bitmap: Bitmap
  package var rect: CGRect
  package var interpolation: Interpolation
  /// When set, only the bitmap's alpha is used, painted with this.
  package var template: Paint?
  /// Whether the edges of the rectangle are smoothed.
  package var isAntialiased: Bool

  package init(
    bitmap: Bitmap, rect: CGRect, interpolation: Interpolation = .medium, template: Paint? = nil,
    isAntialiased: Bool = true
  ) {
    self.bitmap = bitmap
    self.rect = rect
    self.interpolation = interpolation
    self.template = template
    self.isAntialiased = isAntialiased
  }
}

/// A clip path.
package struct LayerClip: Equatable {
  package var path: Path
  package var style: FillStyle

  package init(path: Path, style: FillStyle = FillStyle()) {
    self.path = path
    self.style = style
  }
}
