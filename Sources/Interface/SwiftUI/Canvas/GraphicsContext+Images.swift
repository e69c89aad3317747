import Drawing
import Foundation
import Geometry
import ViewGraph

nonisolated extension GraphicsContext {
  /// An image resolved to a particular environment.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline.
    public let baseline: CGFloat
    /// The shading for the parts of the image without their own color.
    public var shading: Shading?
    fileprivate let draw: (Layer, CGRect, _ResolvedStyle) -> Void
    fileprivate let bitmap: (Bitmap, CGFloat)?
  }

  /// Gets a version of an image that's fixed with the current values of the graphics context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    switch image.source {
    case .symbol(let name, let value):
      var font = environment.effectiveFont
      font.traits += environment.fontTraits
      let size = font.descriptor(in: environment).size
      let symbol = SymbolPicture(
        name: environment.symbolVariants.applied(to: name), value: value,
        mode: image.symbolMode ?? environment.symbolRenderingMode, scale: environment.imageScale, pointSize: size,
        environment: environment)
      return ResolvedImage(
        size: symbol.naturalSize, baseline: symbol.naturalSize.height - size * 3 / 13, shading: .foreground,
        draw: { layer, bounds, style in symbol.draw(in: layer, bounds: bounds, style: style, pose: nil) }, bitmap: nil)
    case .named(let name, let folder):
      guard
        let entry = ImageLibrary.image(named: name, folder: folder, displayScale: environment.displayScale)
      else { return Self.nothing }
      return resolved(image, entry.bitmap, entry.scale, isTemplate: entry.isTemplate)
    case .bitmap(let bitmap, let scale): return resolved(image, bitmap, scale, isTemplate: false)
    case .drawing(let drawing):
      let environment = environment
      let date = target.date
      return ResolvedImage(
        size: drawing.size, baseline: drawing.size.height, shading: nil,
        draw: { layer, bounds, _ in
          let target = Target(size: drawing.size, date: date, symbols: nil)
          var context = GraphicsContext(environment: environment, target: target)
          drawing.renderer(&context)
          layer.children = target.layers
          for child in target.layers { child.parent = layer }
          guard drawing.size.width > 0, drawing.size.height > 0 else { return }
          layer.transform = ProjectionTransform(
            CGAffineTransform(scaleX: bounds.width / drawing.size.width, y: bounds.height / drawing.size.height))
        }, bitmap: nil)
    }
  }

  private static var nothing: ResolvedImage {
    ResolvedImage(size: .zero, baseline: 0, shading: nil, draw: { _, _, _ in }, bitmap: nil)
  }

  private func resolved(_ image: Image, _ bitmap: Bitmap, _ scale: CGFloat, isTemplate: Bool) -> ResolvedImage {
    let masks = (image.rendering ?? (isTemplate ? .template : .original)) == .template
    let picture = BitmapPicture(bitmap: bitmap, scale: scale, image: image, isTemplate: masks)
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return ResolvedImage(
      size: size, baseline: size.height, shading: masks ? .foreground : nil,
      draw: { layer, bounds, style in picture.draw(in: layer, bounds: bounds, paint: style.paint(in: bounds)) },
      bitmap: (bitmap, scale))
  }

  /// Draws a resolved image into the context, using the specified rectangle as a layout frame.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0 else { return }
    var placed = self
    placed.translateBy(x: rect.minX, y: rect.minY)
    let outer = placed.userLayer(.none)
    let inner = Layer()
    let bounds = CGRect(origin: .zero, size: rect.size)
    image.draw(inner, bounds, (image.shading ?? .foreground).style(in: environment))
    if case .image(var content) = inner.content {
      content.isAntialiased = content.isAntialiased && style.isAntialiased
      inner.content = .image(content)
    }
    inner.parent = outer
    outer.children = [inner]
    emit(outer)
  }

  /// Draws a resolved image into the context, aligning an anchor within the image to a point in the context.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let pivot = anchor.point(in: image.size)
    draw(image, in: CGRect(origin: CGPoint(x: point.x - pivot.x, y: point.y - pivot.y), size: image.size))
  }

  /// Draws an image into the context, using the specified rectangle as a layout frame.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image into the context, aligning an anchor within the image to a point in the context.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

nonisolated extension GraphicsContext.Shading {
  /// A shading instance that tiles an image across the infinite plane, from the corner of the filled area.
  public static func tiledImage(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
  }

  /// Returns the style of a shading that paints with a style. Others paint an image with the foreground style.
  fileprivate func style(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch storage {
    case .style(let style): return style._paint(in: environment)
    case .resolved(let style): return style
    case .palette(let levels):
      return levels.first?.style(in: environment) ?? HierarchicalShapeStyle.primary._paint(in: environment)
    case .gradient: return HierarchicalShapeStyle.primary._paint(in: environment)
    }
  }
}
