import Drawing
import Foundation
import Geometry
import ViewGraph

nonisolated extension GraphicsContext {
  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    let paint = shading.paint(in: environment, bounds: bounds)
    emit(.fill(FillContent(path: path, paint: paint, style: style, bounds: bounds)))
  }

  /// Draws a path into the context with a specified stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    let paint = shading.paint(in: environment, bounds: bounds)
    emit(.stroke(StrokeContent(path: path, paint: paint, style: style, bounds: bounds)))
  }

  /// Draws a path into the context with a specified line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a context that draws into `inner` from a default state, apart from the transform.
  private func nested(_ inner: Target) -> GraphicsContext {
    var context = GraphicsContext(environment: environment, target: inner)
    context.transform = transform
    context.clipBounds = clipBounds
    return context
  }

  private func collected(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Layer {
    let inner = Target(size: target.size, date: target.date, symbols: target.symbols)
    var context = nested(inner)
    try content(&context)
    let group = Layer()
    group.name = "CanvasLayer"
    group.isCompositingGroup = true
    group.children = inner.layers
    return group
  }

  /// Draws a new layer, created by drawing code that you provide, into the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { emit(try collected(content)) }

  /// Options that affect the use of clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An option that draws the content outside of the shape.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// The bounding rectangle of the intersection of all current clip shapes in the current user space.
  public var clipBoundingRect: CGRect {
    guard transform.a * transform.d != transform.b * transform.c else { return .zero }
    return Path(clipBounds).applying(transform.inverted()).boundingRect
  }

  /// Adds a path to the context's array of clip shapes.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let placed = transform.isIdentity ? path : path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.path(LayerClip(path: placed, style: style)))
      clipBounds = clipBounds.intersection(placed.boundingRect)
      return
    }
    clips.append(
      .mask(
        inverseMask {
          let hole = Layer()
          hole.content = .fill(
            FillContent(path: placed, paint: .color(.black), style: style, bounds: placed.boundingRect))
          return hole
        }))
  }

  /// Adds a clip shape that you define in a new layer to the context's array of clip shapes.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try collected(content)
    layer.opacity = opacity
    if options.contains(.inverse) {
      clips.append(.mask(inverseMask { layer }))
    } else {
      clips.append(.mask(layer))
    }
  }

  /// Returns a mask that is opaque except for `hole`.
  private func inverseMask(_ hole: () -> Layer) -> Layer {
    // Filters may draw beyond the canvas, where a clip has no effect.
    let reach = CGRect(origin: .zero, size: target.size).insetBy(dx: -1000, dy: -1000)
    let everything = Layer()
    everything.content = .fill(FillContent(path: Path(reach), paint: .color(.black), bounds: reach))
    let cut = Layer()
    cut.children = [hole()]
    cut.blendMode = .destinationOut
    let mask = Layer()
    mask.isCompositingGroup = true
    mask.children = [everything, cut]
    return mask
  }
}
