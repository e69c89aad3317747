import Foundation

/// The lengths and positions of a grid's columns or rows, in points.
struct GridLines: Sendable {
  var lengths: [CGFloat]
  private(set) var starts: [CGFloat] = []
  private let gaps: [CGFloat]

  init(gaps: [CGFloat]) {
    self.gaps = gaps
    lengths = Array(repeating: 0, count: gaps.count)
  }

  var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// Returns the length of `span` lines from `first`, including the gaps between them.
  func length(_ first: Int, _ span: Int) -> CGFloat {
    var sum = lengths[first]
    for line in (first + 1)..<max(first + 1, first + span) { sum += gaps[line] + lengths[line] }
    return sum
  }

  /// Extends `span` lines from `first` by `extra` each.
  mutating func widen(_ first: Int, _ span: Int, by extra: CGFloat) {
    for line in first..<(first + span) { lengths[line] += extra }
  }

  /// Computes the positions of the lines.
  mutating func finish() {
    var position: CGFloat = 0
    starts = []
    starts.reserveCapacity(lengths.count)
    for (line, length) in lengths.enumerated() {
      position += gaps[line]
      starts.append(position)
      position += length
    }
  }

  /// Distributes `proposal` as a stack does: to the least flexible line first, with an equal share of the remainder for
  /// each.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length, or `nil` for the ideal length.
  ///   - cells: The cells of each line.
  ///   - measure: Returns the length of a cell for a proposed length.
  mutating func distribute<Cell>(
    _ proposal: CGFloat?, cells: [[Cell]], measure: (Cell, CGFloat?) -> CGFloat
  ) {
    func longest(_ line: Int, _ proposal: CGFloat?) -> CGFloat {
      var length: CGFloat = 0
      for cell in cells[line] { length = max(length, measure(cell, proposal)) }
      return length
    }
    guard let proposal, proposal.isFinite else {
      for line in lengths.indices { lengths[line] = longest(line, proposal) }
      return
    }
    let smallest: [CGFloat] = lengths.indices.map { longest($0, 0) }
    let flexibilities: [CGFloat] = lengths.indices.map { line in
      let most = longest(line, .infinity)
      return most.isInfinite ? .infinity : most - smallest[line]
    }
    let order = lengths.indices.sorted {
      if flexibilities[$0] != flexibilities[$1] { return flexibilities[$0] < flexibilities[$1] }
      if smallest[$0] != smallest[$1] { return smallest[$0] > smallest[$1] }
      return $0 < $1
    }
    var remaining = proposal - gaps.reduce(0, +)
    for (place, line) in order.enumerated() {
      lengths[line] = longest(line, max(0, remaining / CGFloat(order.count - place)))
      remaining -= lengths[line]
    }
  }
}
