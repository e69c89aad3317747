import Foundation
import Geometry
import ViewGraph

/// The small glyphs of controls, drawn as lines in a unit square, so that no symbol font is needed.
struct ControlGlyph: View {
  enum Kind: Equatable, Sendable {
    /// A chevron in the reading direction, down, or both up and down; a checkmark; plus and minus; a cross.
    case forward, down, upDown, check, plus, minus, cross
  }

  let kind: Kind
  /// The length of both sides of the square, in points at the standard text size.
  var size: CGFloat
  /// The line width in points.
  var weight: CGFloat
  /// A Boolean value that indicates whether the glyph scales with the text size.
  var scales = true
  @Environment(\.textScale) private var scale

  init(_ kind: Kind, size: CGFloat, weight: CGFloat = 2, scales: Bool = true) {
    self.kind = kind
    self.size = size
    self.weight = weight
    self.scales = scales
  }

  var body: some View {
    let factor = scales ? scale : 1
    let style = StrokeStyle(lineWidth: weight * factor, lineCap: .round, lineJoin: .round)
    GlyphLines(kind: kind)
      .stroke(style: style)
      .frame(width: size * factor, height: size * factor)
  }
}

nonisolated private struct GlyphLines: Shape {
  let kind: ControlGlyph.Kind

  /// The mirroring behavior: a forward chevron is mirrored in right-to-left layouts, and the others are fixed.
  var layoutDirectionBehavior: LayoutDirectionBehavior { kind == .forward ? .mirrors : .fixed }

  private var lines: [[(CGFloat, CGFloat)]] {
    switch kind {
    case .forward: return [[(0.3, 0.1), (0.7, 0.5), (0.3, 0.9)]]
    case .down: return [[(0.1, 0.3), (0.5, 0.7), (0.9, 0.3)]]
    case .upDown: return [[(0.2, 0.35), (0.5, 0.05), (0.8, 0.35)], [(0.2, 0.65), (0.5, 0.95), (0.8, 0.65)]]
    case .check: return [[(0.1, 0.55), (0.4, 0.85), (0.92, 0.15)]]
    case .plus: return [[(0, 0.5), (1, 0.5)], [(0.5, 0), (0.5, 1)]]
    case .minus: return [[(0, 0.5), (1, 0.5)]]
    case .cross: return [[(0.1, 0.1), (0.9, 0.9)], [(0.9, 0.1), (0.1, 0.9)]]
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path
  }
}
