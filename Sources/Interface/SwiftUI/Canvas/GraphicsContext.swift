import Drawing
import Foundation
import Geometry
import ViewGraph

/// An immediate mode drawing destination, and its current state.
///
/// A copy shares the destination, and has its own state.
nonisolated public struct GraphicsContext {
  /// The destination: layers in the coordinate space of the canvas.
  final class Target {
    var layers: [Layer] = []
    let size: CGSize
    let date: Date
    let symbols: (any CanvasSymbolProvider)?
    /// The layers of the previous drawing.
    private let previous: [Layer]

    init(size: CGSize, date: Date, symbols: (any CanvasSymbolProvider)?, previous: [Layer] = []) {
      self.size = size
      self.date = date
      self.symbols = symbols
      self.previous = previous
    }

    /// Returns the layer that the previous drawing had at the current position if it is a content alone. What is drawn
    /// again and again in one order then keeps its layers.
    func kept() -> Layer? {
      guard layers.count < previous.count else { return nil }
      let layer = previous[layers.count]
      return layer.isContentAlone ? layer : nil
    }
  }

  enum Clip {
    case path(LayerClip)
    case mask(Layer)
  }

  /// The environment associated with the graphics context.
  public let environment: EnvironmentValues
  /// The current transform matrix, defining user space coordinates.
  public var transform = CGAffineTransform.identity
  /// The opacity of drawing operations in the context, 0–1.
  public var opacity: Double = 1
  /// The blend mode used by drawing operations in the context.
  public var blendMode = BlendMode.normal
  var filters: [Drawing.Filter] = []
  var clips: [Clip] = []
  /// The bounds of the clipped area, in the coordinate space of the canvas.
  var clipBounds: CGRect
  let target: Target

  init(environment: EnvironmentValues, target: Target) {
    self.environment = environment
    self.target = target
    clipBounds = CGRect(origin: .zero, size: target.size)
  }

  /// Adds the layer of an operation, in the coordinate space of the canvas.
  ///
  /// As documented, the operation is drawn separately, filters apply to that image, and the result is composited
  /// through the clips with the opacity and the blend mode.
  func emit(_ drawing: Layer) {
    var outer = drawing
    if !filters.isEmpty {
      outer = Layer()
      outer.children = [drawing]
      // As with transforms, the last addition is applied first: published code adds a threshold, then the blur before
      // it.
      outer.filters = filters.reversed()
    }
    for clip in clips.reversed() {
      let cut = Layer()
      cut.children = [outer]
      switch clip {
      case .path(let clip): cut.clip = clip
      case .mask(let mask): cut.mask = mask
      }
      outer = cut
    }
    if opacity != 1 || blendMode != .normal {
      outer.opacity = opacity
      outer.blendMode = blendMode.geometry
      if !outer.children.isEmpty { outer.isCompositingGroup = true }
    }
    target.layers.append(outer)
  }

  /// Adds the layer of a content in user space.
  func emit(_ content: LayerContent) {
    guard filters.isEmpty, clips.isEmpty, blendMode == .normal, let layer = target.kept() else {
      return emit(userLayer(content))
    }
    layer.content = content
    layer.transform = transform.isIdentity ? nil : ProjectionTransform(transform)
    layer.opacity = opacity
    target.layers.append(layer)
  }

  /// Returns a layer whose own coordinate space is user space.
  func userLayer(_ content: LayerContent) -> Layer {
    let layer = Layer()
    layer.content = content
    if !transform.isIdentity { layer.transform = ProjectionTransform(transform) }
    return layer
  }

  // MARK: Transforms

  /// Moves subsequent drawing operations by an amount in each dimension.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales subsequent drawing operations by an amount in each dimension.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates subsequent drawing operations by an angle.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Appends the given transform to the context's existing transform. It is applied to points first.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
