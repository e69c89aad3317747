import Foundation
import Geometry
import Typography

/// The outline of a symbol and its connected pieces.
final class SymbolShape {
  /// The size at which the glyph is created once, before it is scaled.
  static let designSize: CGFloat = 100

  let outline: Path
  let bounds: CGRect
  /// The pieces in the order in which a variable value enables them: from the bottom up for stacked arcs, or else from
  /// the leading edge.
  let pieces: [Path]
  /// The solid enclosure and the figure that is cut out of it, or `nil` for a symbol without enclosure.
  let enclosure: (outside: Path, inside: Path)?

  nonisolated(unsafe) private static let cache = BoundedCache<String, SymbolShape?>(budget: 1024)

  /// Returns a symbol, or `nil` if the name is not in the table or the font is not installed.
  static func shape(named name: String) -> SymbolShape? {
    if let known = cache.value(for: name) { return known }
    var found: SymbolShape?
    if let codepoint = SymbolTable.codepoint(name),
      let glyph = SymbolGlyph.glyph(family: SymbolTable.family, codepoint: codepoint, size: designSize),
      let first = glyph.run.glyphs.first
    {
      found = SymbolShape(
        glyph.run.source.outline(of: first.id), bounds: glyph.bounds, isEnclosed: SymbolTable.isEnclosed(name))
    }
    cache.insert(found, for: name, cost: 1)
    return found
  }

  private init(_ outline: Path, bounds: CGRect, isEnclosed: Bool) {
    self.outline = outline
    self.bounds = bounds
    let contours = outline.subpaths.map { (path: $0, box: $0.boundingRect) }
    let depths = contours.indices.map { index in
      contours.indices.filter { other in
        guard other != index, contours[other].box.contains(contours[index].box) else { return false }
        guard let start = contours[index].path.firstPoint else { return false }
        return contours[other].path.contains(start)
      }.count
    }
    var pieces: [(path: Path, box: CGRect)] = []
    for index in contours.indices where depths[index].isMultiple(of: 2) {
      var piece = contours[index].path
      for hole in contours.indices where depths[hole] == depths[index] + 1 {
        if contours[index].box.contains(contours[hole].box) { piece.addPath(contours[hole].path) }
      }
      pieces.append((piece, contours[index].box))
    }
    self.pieces = Self.ordered(pieces).map(\.path)
    guard isEnclosed, let outer = contours.indices.max(by: { contours[$0].box.area < contours[$1].box.area }) else {
      enclosure = nil
      return
    }
    var inside = Path()
    for index in contours.indices where index != outer { inside.addPath(contours[index].path) }
    enclosure = inside.isEmpty ? nil : (contours[outer].path, inside)
  }

  private static func ordered(_ pieces: [(path: Path, box: CGRect)]) -> [(path: Path, box: CGRect)] {
    guard pieces.count > 1 else { return pieces }
    let spreadX = (pieces.map { $0.box.midX }.max() ?? 0) - (pieces.map { $0.box.midX }.min() ?? 0)
    let spreadY = (pieces.map { $0.box.midY }.max() ?? 0) - (pieces.map { $0.box.midY }.min() ?? 0)
    return spreadY > spreadX
      ? pieces.sorted { $0.box.midY > $1.box.midY } : pieces.sorted { $0.box.midX < $1.box.midX }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension Path {
  /// The closed subpaths as separate paths.
  fileprivate var subpaths: [Path] {
    var result: [Path] = []
    var current = Path()
    forEach { element in
      if case .move = element, !current.isEmpty {
        result.append(current)
        current = Path()
      }
      switch element {
      case .move(let to): current.move(to: to)
      case .line(let to): current.addLine(to: to)
      case .quadCurve(let to, let control): current.addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2): current.addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: current.closeSubpath()
      }
    }
    if !current.isEmpty { result.append(current) }
    return result.filter { $0.boundingRect.width > 0 || $0.boundingRect.height > 0 }
  }

  fileprivate var firstPoint: CGPoint? {
    var point: CGPoint?
    forEach { element in
      if point == nil, case .move(let to) = element { point = to }
    }
    return point
  }
}
