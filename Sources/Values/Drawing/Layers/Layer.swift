import Foundation
import Geometry
import Synchronization

/// A node of the display list: a retained tree that renderers read and that the view graph changes in place.
///
/// A layer paints its `content` and then its `children` in order. The result passes through `mask` and `clip`,
/// `filters`, `shadow`, `opacity` and `blendMode`, and is placed by `transform` and `position`. A point p of the
/// layer's own coordinate space is at `transform(p) + position` in the coordinate space of its parent.
///
/// Renderers rely on its numbers: a setter replaces what cannot be drawn by the nearest number that can, and the view
/// graph reports it; see `takeInvalidNumber()`.
package final class Layer {
  /// The position of the layer's origin in the coordinate space of its parent, in points.
  package var position: CGPoint = .zero {
    didSet {
      if !position.isCoordinate { position = replaced { $0.point(position, "position") } }
      if position != oldValue { note(.placement) }
    }
  }
  /// The opacity, 0–1. Values outside are clamped when the layer is painted.
  package var opacity: Double = 1 {
    didSet {
      if !opacity.isFinite { opacity = replaced { $0.number(opacity, "opacity") } }
      if opacity != oldValue { note(.opacity) }
    }
  }
  package var content: LayerContent = .none {
    didSet {
      if !content.isDrawable { content = replaced { $0.content(content) } }
      note(.content)
    }
  }
  package var blendMode: BlendMode = .normal { didSet { if blendMode != oldValue { note(.structure) } } }
  /// A Boolean value that indicates whether content and children are flattened into one image before opacity, blend
  /// mode and filters apply (`compositingGroup`). A layer with a mask, a filter or a blend mode is always flattened.
  package var isCompositingGroup = false { didSet { if isCompositingGroup != oldValue { note(.structure) } } }
  /// A Boolean value that indicates whether the layer is not drawn. It keeps its space in the layout.
  package var isHidden = false { didSet { if isHidden != oldValue { note(.structure) } } }
  package var children: [Layer] = [] { didSet { note(.structure) } }

  /// The properties that most layers do not have.
  private var rare: RareParts?

  /// The name of the view type that created the layer, for accessibility and debugging.
  package var name: String = ""

  // MARK: Changes in place

  /// The tracker that records changes of this layer.
  private var tracker: LayerTracker?
  private var trackedGeneration: Int32 = 0
  /// The changes since the tracker last processed them.
  package private(set) var changes: LayerChanges = []
  /// The number that the tracker has assigned to this layer.
  package private(set) var slot: Int32 = -1
  /// Identifies what the layer paints itself and how its tree is flattened. Each change of `content` or of structure
  /// sets a number that no layer of the process has had, so that renderers can tell kept images from outdated ones.
  package private(set) var revision = Layer.newRevision()

  private static let revisions = Atomic<UInt64>(0)

  private static func newRevision() -> UInt64 { revisions.add(1, ordering: .relaxed).newValue }

  package init() {}

  /// Records changes with `tracker`, during the tracker's current generation.
  package func track(_ tracker: LayerTracker, slot: Int32) {
    if self.tracker !== tracker { self.tracker = tracker }
    trackedGeneration = tracker.generation
    self.slot = slot
    changes = []
  }

  /// Returns whether `tracker` currently records the changes.
  package func isTracked(by tracker: LayerTracker) -> Bool {
    self.tracker === tracker && trackedGeneration == tracker.generation
  }

  /// Returns whether `tracker` recorded the changes in the previous generation.
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

/// The properties that few layers have. Most layers have only a position and a content.
private final class RareParts {
  var transform: ProjectionTransform?
  var clip: LayerClip?
  var mask: Layer?
  var filters: [Filter] = []
  var animations: [LayerAnimation] = []
  var invalidNumber: InvalidNumber?
}

extension Layer {
  private func made() -> RareParts {
    if let rare { return rare }
    let made = RareParts()
    rare = made
    return made
  }

  // MARK: Invalid numbers

  /// The number of replaced numbers in the process, with which a view graph notices that there are new ones.
  package static var invalidNumberCount: Int { invalidNumbers.load(ordering: .relaxed) }
  private static let invalidNumbers = Atomic<Int>(0)

  /// Returns the last number of this layer that was replaced, once.
  package func takeInvalidNumber() -> InvalidNumber? {
    defer { rare?.invalidNumber = nil }
    return rare?.invalidNumber
  }

  fileprivate func replaced<T>(_ replace: (inout NumberGuard) -> T) -> T {
    var checker = NumberGuard()
    let value = replace(&checker)
    if let found = checker.first {
      made().invalidNumber = found
      Self.invalidNumbers.add(1, ordering: .relaxed)
    }
    return value
  }

  /// The transform about the layer's own origin, applied before `position`. `nil` is the identity.
  package var transform: ProjectionTransform? {
    get { rare?.transform }
    set {
      if newValue == rare?.transform { return }
      made().transform = newValue.flatMap { new in new.isDrawable ? new : replaced { $0.transform(new) } }
      note(.placement)
    }
  }

  /// The path, in the layer's own coordinate space, to which content and children are clipped.
  package var clip: LayerClip? {
    get { rare?.clip }
    set {
      if newValue == rare?.clip { return }
      made().clip = newValue.map { clip in
        if clip.path.hasOnlyCoordinates { return clip }
        return LayerClip(path: replaced { $0.path(clip.path, "clip shape") }, style: clip.style)
      }
      note(.structure)
    }
  }

  /// The layer whose alpha multiplies the pixels of this layer, in this layer's own coordinate space.
  package var mask: Layer? {
    get { rare?.mask }
    set {
      if newValue === rare?.mask { return }
      made().mask = newValue
      note(.structure)
    }
  }

  /// The filters for the flattened layer, in order.
  package var filters: [Filter] {
    get { rare?.filters ?? [] }
    set {
      if newValue == filters { return }
      made().filters = replaced { checker in newValue.map { checker.filter($0) } }
      note(.structure)
    }
  }

  /// The running animations of the layer's properties, for exporters that can emit them natively.
  package var animations: [LayerAnimation] {
    get { rare?.animations ?? [] }
    set { if !newValue.isEmpty || rare != nil { made().animations = newValue } }
  }
}

extension Layer {
  /// A Boolean value that indicates whether the layer paints only its own content, at any place and opacity.
  package var isContentAlone: Bool {
    children.isEmpty && blendMode == .normal && !isCompositingGroup && !isHidden && clip == nil && mask == nil
      && filters.isEmpty
  }
}

/// The content that a layer paints itself.
package enum LayerContent {
  case none
  case fill(FillContent)
  // Boxed, so that layers without a stroke are smaller.
  indirect case stroke(StrokeContent)
  case text(TextContent)
  case image(ImageContent)
}

/// A filled path.
package struct FillContent {
  package var path: Path
  package var paint: Paint
  package var style: FillStyle
  /// The rectangle to which relative paints (gradients in unit points) refer.
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
  /// The trim of a shape that `path` results from. Exporters animate the trim instead of the path.
  package var trim: PathTrim?

  package init(path: Path, paint: Paint, style: StrokeStyle, isAntialiased: Bool = true, bounds: CGRect) {
    self.path = path
    self.paint = paint
    self.style = style
    self.isAntialiased = isAntialiased
    self.bounds = bounds
  }
}

/// The part of a path between two fractions of its length.
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

/// Shaped text: glyph runs and decoration bars, each with an index into `paints`.
package struct TextContent {
  package var runs: [GlyphRun]
  /// Underlines and strikethroughs: a filled rectangle (several for a dashed line) and the index of its paint.
  package var bars: [(rect: CGRect, style: Int)]
  package var paints: [Paint]
  package var bounds: CGRect
  /// The characters, for accessibility and for exporters that write text as text.
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
  /// The paint for a template image, of which only the bitmap's alpha is used. `nil` for other images.
  package var template: Paint?
  /// A Boolean value that indicates whether the edges of the rectangle are antialiased.
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
