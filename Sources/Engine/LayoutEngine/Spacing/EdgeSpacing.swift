import Foundation

/// What a view prefers beyond one of its edges.
struct EdgeSpacing: Equatable, Sendable {
  /// The gaps that a text edge wants, in points.
  struct Text: Equatable, Sendable {
    /// To another text: of the two texts, the lower one's value counts.
    var toText: CGFloat
    /// To anything else.
    var toView: CGFloat
  }

  /// A distance that replaces the default; 0 beside a spacer.
  var distance: CGFloat?
  var text: Text?
  /// Whether something without preferences ends at the edge.
  var isPlain: Bool

  /// Nothing ends at the edge.
  static let empty = EdgeSpacing(distance: nil, text: nil, isPlain: false)
  /// A view without preferences.
  static let plain = EdgeSpacing(distance: nil, text: nil, isPlain: true)

  /// Takes in another view that ends at the same edge.
  mutating func formUnion(_ other: EdgeSpacing) {
    if let other = other.distance { distance = max(distance ?? other, other) }
    if let other = other.text {
      let mine = text ?? other
      text = Text(toText: max(mine.toText, other.toText), toView: max(mine.toView, other.toView))
    }
    isPlain = isPlain || other.isPlain
  }

  /// The largest gap that any pair of preferences across the edges asks for; `nil` when none does.
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
