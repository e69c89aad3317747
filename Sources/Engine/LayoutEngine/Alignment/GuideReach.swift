import Foundation
import Geometry

/// What many views take on either side of the line on which their guides lie, when one view after the other changes.
///
/// The same as `GuideSpan` says of all of them, found again in a number of steps that grows with the logarithm of
/// their number.
struct GuideReach: Sendable {
  private var before: RunningMaximum
  private var after: RunningMaximum

  /// - Parameter view: the guide and the length of the view with this number.
  init(count: Int, _ view: (Int) -> (guide: CGFloat, length: CGFloat)) {
    before = RunningMaximum(count: count) { view($0).guide }
    after = RunningMaximum(count: count) { Self.rest(view($0)) }
  }

  /// The view with this number has changed.
  mutating func update(_ index: Int, _ view: (Int) -> (guide: CGFloat, length: CGFloat)) {
    before.update(index) { view($0).guide }
    after.update(index) { Self.rest(view($0)) }
  }

  private static func rest(_ view: (guide: CGFloat, length: CGFloat)) -> CGFloat {
    view.length.isInfinite ? view.length : view.length - view.guide
  }

  /// From the first start to the line.
  var line: CGFloat { before.value ?? 0 }

  /// From the first start to the last end; never negative.
  var length: CGFloat {
    guard let start = before.value, let end = after.value else { return 0 }
    return max(0, start + end)
  }
}

/// The largest of many numbers, one of which changes now and then.
///
/// A tree over blocks of numbers; the numbers themselves are kept elsewhere.
struct RunningMaximum: Sendable {
  /// How many numbers are looked at one by one.
  private static let block = 16
  private let count: Int
  /// The largest of each subtree, the root at 1, the blocks in the second half.
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

  /// Nil when there are no numbers.
  var value: CGFloat? { count == 0 ? nil : tree[1] }
}
