import Foundation

/// The spacing preferences of a view beyond one of its edges.
struct EdgeSpacing: Equatable, Sendable {
  /// The preferred gaps of a text edge, in points.
  struct Text: Equatable, Sendable {
    /// The gap to another text. The value of the lower text applies.
    var toText: CGFloat
    /// The gap to any other view.
    var toView: CGFloat
  }

  /// A distance that replaces the default: 0 beside a spacer.
  var distance: CGFloat?
  var text: Text?
  /// A Boolean value that indicates whether a view without preferences ends at the edge.
  var isPlain: Bool

  /// The spacing of an edge at which no view ends.
  static let empty = EdgeSpacing(distance: nil, text: nil, isPlain: false)
  /// The spacing of a view without preferences.
  static let plain = EdgeSpacing(distance: nil, text: nil, isPlain: true)

  /// Adds another view that ends at the same edge.
  mutating func formUnion(_ other: EdgeSpacing) {
    if let other = other.distance { distance = max(distance ?? other, other) }
    if let other = other.text {
      let mine = text ?? other
      text = Text(toText: max(mine.toText, other.toText), toView: max(mine.toView, other.toView))
    }
    isPlain = isPlain || other.isPlain
  }

  /// Returns the largest gap for any pair of preferences across the edges, or `nil` if there is none.
  func distance(to next: EdgeSpacing) -> CGFloat? {
    var result: CGFloat?
    func offer(_ value: CGFloat) { result = max(result ?? value, value) }
    if let distance { offer(distance) }
    if let distance = next.distance { offer(distance) }
    if text != nil, let text = next.text { offer(text.toText) }
    if let text, next.isPlain { offer(text.toView) }
    if isPlain, let text = next.text { offer(text.toView) }
    return result
  }
}
