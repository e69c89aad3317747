import Drawing
import Foundation
import Geometry
import ViewGraph

nonisolated extension GraphicsContext {
  /// A static sequence of drawing operations that may be drawn multiple times: a child view of the canvas.
  public struct ResolvedSymbol {
    /// The dimensions of the resolved symbol, in points.
    public var size: CGSize { natural }
    let natural: CGSize
    let layer: Layer
  }

  /// Gets the identified child view as a resolved symbol, if the view exists.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let found = target.symbols?.symbol(AnyHashable(id)) else { return nil }
    return ResolvedSymbol(natural: found.size, layer: found.layer)
  }

  /// Draws a resolved symbol into the context, aligning an anchor within the symbol to a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let pivot = anchor.point(in: symbol.size)
    draw(symbol, in: CGRect(origin: CGPoint(x: point.x - pivot.x, y: point.y - pivot.y), size: symbol.size))
  }

  /// Draws a resolved symbol into the given rectangle, scaled to fill it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var placed = self
    placed.translateBy(x: rect.minX, y: rect.minY)
    if rect.size != symbol.size {
      placed.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    }
    let layer = placed.userLayer(.none)
    layer.children = [symbol.layer]
    emit(layer)
  }
}
