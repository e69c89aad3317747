import Foundation
import Geometry
import Motion

/// The layout of `Grid`, for use with `AnyLayout` or inside another layout.
public struct GridLayout: Layout, Sendable {
  /// The alignment of views in their cells. Default `center`.
  public var alignment: Alignment
  /// The gap between columns in points. With `nil`, the preference of the neighboring cells.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points. With `nil`, the preference of the stacked cells.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with the alignment of cells and the gaps between columns and rows in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public typealias AnimatableData = EmptyAnimatableData

  /// The structure of the grid and its last solution.
  public struct Cache: Sendable {
    var structure: GridStructure
    var solved: (proposal: ProposedViewSize, solution: GridSolution)?
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(structure: GridStructure(subviews, grid: self), solved: nil)
  }

  private func solution(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridSolution {
    if let solved = cache.solved, solved.proposal == proposal { return solved.solution }
    let solution = GridSolution(cache.structure, proposal: proposal, subviews: subviews)
    cache.solved = (proposal, solution)
    return solution
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, subviews, &cache).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let solution = solution(proposal, subviews, &cache)
    let structure = cache.structure
    for cell in structure.cells {
      let frame = solution.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let offer = ProposedViewSize(frame.size)
      let subview = subviews[subviews.startIndex + cell.index]
      if let anchor = cell.anchor {
        subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: offer)
        continue
      }
      let dimensions = subview.element.dimensions(in: offer)
      // A cell that spans several columns belongs to none of them, so only the alignment of the grid applies.
      let horizontal: HorizontalAlignment =
        cell.span > 1 ? alignment.horizontal : structure.columnAlignments[cell.column] ?? alignment.horizontal
      let x = ViewDimensions(size: frame.size)[horizontal] - dimensions[horizontal]
      let vertical = structure.rowAlignments[cell.row] ?? alignment.vertical
      let y = solution.guideLines[cell.row] - dimensions[vertical]
      subview.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: offer)
    }
  }
}
