import Foundation
import Geometry

/// The extents of many views on both sides of their guides, updated incrementally when a view changes.
///
/// The result is that of `GuideSpan` for all views. An update takes logarithmic time.
struct GuideReach: Sendable {
  private var before: RunningMaximum
  private var after: RunningMaximum

  /// Creates the extents.
  ///
  /// - Parameters:
  ///   - count: The number of views.
  ///   - view: Returns the guide and the length of the view with an index.
  init(count: Int, _ view: (Int) -> (guide: CGFloat, length: CGFloat)) {
    before = RunningMaximum(count: count) { view($0).guide }
    after = RunningMaximum(count: count) { Self.rest(view($0)) }
  }

  /// Updates the extents after the view at `index` has changed.
  mutating func update(_ index: Int, _ view: (Int) -> (guide: CGFloat, length: CGFloat)) {
    before.update(index) { view($0).guide }
    after.update(index) { Self.rest(view($0)) }
  }

  private static func rest(_ view: (guide: CGFloat, length: CGFloat)) -> CGFloat {
    view.length.isInfinite ? view.length : view.length - view.guide
  }

  /// The distance from the first start to the guide line.
  var line: CGFloat { before.value ?? 0 }

  /// The distance from the first start to the last end, never negative.
  var length: CGFloat {
    guard let start = before.value, let end = after.value else { return 0 }
    return max(0, start + end)
  }
}

/// The maximum of many numbers, updated incrementally.
///
/// It is a tree over blocks of numbers, which are stored elsewhere.
struct RunningMaximum: Sendable {
  /// The number of consecutive numbers in a block.
  private static let block = 16
  private let count: Int
  /// The maximum of each subtree, with the root at 1 and the blocks in the second half.
  private var tree: [CGFloat]

  init(count: Int, _ number: (Int) -> CGFloat) {
    self.count = count
    var width = 1
    while width * Self.block < count { width *= 2 }
    tree = Array(repeating: -.infinity, count: 2 * width)
    for block in 0..<width { tree[width + block] = largest(in: block, number) }
    for node in stride(from: width - 1, to: 0, by: -1) { tree[node] = max(tree[2 * node], tree[2 * node + 1]) }
  }

  private func largest(in block: Int, _ number: (Int) -> CGFloat) -> CGFloat {
    var result = -CGFloat.infinity
    let first = block * Self.block
    for index in first..<max(first, min(first + Self.block, count)) { result = max(result, number(index)) }
    return result
  }

  mutating func update(_ index: Int, _ number: (Int) -> CGFloat) {
    var node = tree.count / 2 + index / Self.block
    tree[node] = largest(in: index / Self.block, number)
    node /= 2
    while node > 0 {
      tree[node] = max(tree[2 * node], tree[2 * node + 1])
      node /= 2
    }
  }

  /// The maximum, or `nil` without numbers.
  var value: CGFloat? { count == 0 ? nil : tree[1] }
}
