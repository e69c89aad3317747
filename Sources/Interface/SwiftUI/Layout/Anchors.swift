import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// An opaque value derived from an anchor source and a particular view.
nonisolated public struct Anchor<Value>: @unchecked Sendable {
  let value: Value
  /// Converts the value to the coordinate space of a view with its origin at a point of the layout space.
  let convert: (Value, CGPoint) -> Value

  func resolved(relativeTo origin: CGPoint) -> Value { convert(value, origin) }

  /// A type-erased geometry value that produces an anchored value of a given type.
  nonisolated public struct Source: @unchecked Sendable {
    let make: (CGRect) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The given rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      Anchor(value: r.offsetBy(dx: frame.minX, dy: frame.minY)) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
  }

  /// The bounds rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in Anchor(value: frame) { $0.offsetBy(dx: -$1.x, dy: -$1.y) } }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// The given point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor(value: CGPoint(x: frame.minX + p.x, y: frame.minY + p.y)) {
        CGPoint(x: $0.x - $1.x, y: $0.y - $1.y)
      }
    }
  }

  /// A point of the view in unit coordinates.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor(value: CGPoint(x: frame.minX + p.x * frame.width, y: frame.minY + p.y * frame.height)) {
        CGPoint(x: $0.x - $1.x, y: $0.y - $1.y)
      }
    }
  }

  /// The corner of the top and leading edges.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner of the top and trailing edges.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner of the bottom and leading edges.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner of the bottom and trailing edges.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
