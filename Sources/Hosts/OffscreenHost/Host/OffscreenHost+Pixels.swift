import Drawing
import Foundation
import Geometry
import RasterRenderer

extension OffscreenHost {
  /// The size of the image in points.
  public var size: CGSize {
    let canvas = graph.root.canvasSize
    return CGSize(width: canvas.width + 2 * margin.width, height: canvas.height + 2 * margin.height)
  }

  /// Renders the current image.
  package func renderFrame() -> Frame {
    graph.frame(at: time)
    coverOverflow()
    return frame(margin: margin)
  }

  func frame(margin: CGSize) -> Frame {
    updatePixels(margin: margin)
    let target = surface!
    return Frame(width: target.width, height: target.height, pixels: target.rgba(premultiplied: false))
  }

  /// Updates the kept pixels to the current view, drawing only changes since the last call.
  ///
  /// - Returns: The number of changed rectangles; see `changedRect(_:)`.
  @discardableResult
  public func updatePixels() -> Int { updatePixels(margin: margin) }

  @discardableResult
  private func updatePixels(margin: CGSize) -> Int {
    let (wanted, high, place) = picture(margin: margin)
    let (width, height) = PictureLimits.clamped(wanted, high)
    let target: RasterSurface
    if let surface, surface.width == width, surface.height == height {
      target = surface
    } else {
      let background = configuration.background?.resolve(in: configuration.colorContext)
      target = RasterSurface(
        width: width, height: height, scale: configuration.scale, background: background,
        memory: sharedMemory(width, height))
      surface = target
    }
    return scene.render(placed(displayList, at: place), into: target)
  }

  /// Returns the size of the picture in pixels, and the place of the views' canvas in it in points.
  ///
  /// - Parameter margin: The margins in points at the sides, and above and below, around the canvas.
  func picture(margin: CGSize) -> (width: Int, height: Int, place: CGPoint) {
    let scale = configuration.scale
    func pixels(_ points: CGFloat) -> Int { PictureLimits.pixels(points, scale) }
    let canvas = graph.root.canvasSize
    guard let center = graph.root.center else {
      let around = (x: Int((margin.width * scale).rounded(.up)), y: Int((margin.height * scale).rounded(.up)))
      return (
        pixels(canvas.width) + 2 * around.x, pixels(canvas.height) + 2 * around.y,
        CGPoint(x: CGFloat(around.x) / scale, y: CGFloat(around.y) / scale)
      )
    }
    func grown(_ last: Int?, first: Int, canvas: CGFloat, margin: CGFloat) -> Int {
      Self.grown(last ?? first, to: pixels(canvas) + 4 * Int((margin * scale / 2).rounded(.up)))
    }
    let first = (width: pixels(2 * center.x), height: pixels(2 * center.y))
    let width = grown(surface?.width, first: first.width, canvas: canvas.width, margin: margin.width)
    let height = grown(surface?.height, first: first.height, canvas: canvas.height, margin: margin.height)
    let place = CGPoint(
      x: CGFloat(width - first.width) / 2 / scale, y: CGFloat(height - first.height) / 2 / scale)
    return (width, height, place)
  }

  /// Whole steps of two pixels on both sides, so that frames of a smaller picture keep their pixels in a larger one.
  private static func grown(_ old: Int, to new: Int) -> Int { new <= old ? old : old + (new - old + 3) / 4 * 4 }

  private func placed(_ root: Layer, at place: CGPoint) -> Layer {
    guard place != .zero || canvas != nil else { return root }
    let canvas = canvas ?? Layer()
    if canvas.children.first !== root { canvas.children = [root] }
    canvas.position = place
    self.canvas = canvas
    return canvas
  }

  private func sharedMemory(_ width: Int, _ height: Int) -> (pixels: UnsafeMutableRawPointer, bytesPerRow: Int)? {
    guard let memory, width * 4 <= memory.bytesPerRow, memory.bytesPerRow * height <= memory.pixels.count,
      let first = memory.pixels.baseAddress
    else { return nil }
    return (first, memory.bytesPerRow)
  }
}
