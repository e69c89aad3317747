import Foundation
import Geometry
import LayoutEngine
import Testing

/// Figures: apple-measured, macOS 26.2, unless a test says otherwise.
@Suite("Grids")
struct GridLayoutTests {
  private func cell(
    _ view: any LayoutElement, _ row: Int?, columns: Int = 1, anchor: UnitPoint? = nil,
    column: HorizontalAlignment? = nil, unsized: Axis.Set = []
  ) -> Trait {
    Trait(
      view,
      grid: GridTraits(row: row, columns: columns, anchor: anchor, columnAlignment: column, unsizedAxes: unsized))
  }

  @Test("Columns are as wide as their widest cell, rows as tall as their tallest, columns 8 apart")
  func rigidCells() {
    let views = [Leaf.box(9, 16), Leaf.box(30, 30), Leaf.box(60, 20), Leaf.box(10, 16)]
    let grid = Box(
      GridLayout(alignment: .topLeading), [cell(views[0], 0), cell(views[1], 0), cell(views[2], 1), cell(views[3], 1)])
    grid.place(at: .zero, proposal: .init(width: 320, height: 200))
    #expect(grid.frame?.size == CGSize(width: 98, height: 58))
    #expect(
      views.map { $0.frame?.origin } == [.zero, CGPoint(x: 68, y: 0), CGPoint(x: 0, y: 38), CGPoint(x: 68, y: 38)])
  }

  @Test("Row gaps are the largest that stacked cells ask for: 8.15 under, 4.74 over default text")
  func rowGaps() {
    let over = Box(GridLayout(), [cell(Leaf.text(20), 0), cell(Leaf.text(20), 0), cell(Leaf.box(9, 9), 1)])
    #expect(abs(over.sizeThatFits(.unspecified).height - (16 + 8.151 + 9)) < 1e-9)
    let under = Box(GridLayout(), [cell(Leaf.box(9, 9), 0), cell(Leaf.text(20), 1)])
    #expect(abs(under.sizeThatFits(.unspecified).height - (9 + 4.742 + 16)) < 1e-9)
  }

  @Test("Three flexible columns share 280: 88 each")
  func flexibleColumns() {
    let views = [Leaf.color(), Leaf.color(), Leaf.color()]
    Box(GridLayout(), views.map { cell($0, 0) }).place(at: .zero, proposal: .init(width: 280, height: 40))
    #expect(views.map { $0.frame?.width } == [88, 88, 88])
  }

  @Test("A flexible view outside rows fills the proposal and widens the columns equally")
  func viewOutsideRows() {
    let first = Leaf.box(30, 10)
    let second = Leaf.box(60, 10)
    let divider = Leaf.divider(along: .vertical)
    let grid = Box(GridLayout(alignment: .leading), [cell(first, 0), cell(second, 0), cell(divider, nil)])
    grid.place(at: .zero, proposal: .init(width: 298, height: 100))
    #expect(grid.frame?.width == 298)
    #expect(divider.frame?.width == 298)
    // 98 at rest: each column is 100 wider.
    #expect(second.frame?.minX == 138)
    let unsized = Box(
      GridLayout(), [cell(first, 0), cell(second, 0), cell(Leaf.divider(along: .vertical), nil, unsized: .horizontal)])
    #expect(unsized.sizeThatFits(.init(width: 298, height: 100)).width == 98)
  }

  @Test("Spans ignore column alignments, anchors put a view in its cell's corner")
  func alignments() {
    let narrow = Leaf.box(20, 10)
    let spanning = Leaf.box(30, 10)
    let anchored = Leaf.box(5, 5)
    let grid = Box(
      GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
      [
        cell(Leaf.box(50, 30), 0), cell(anchored, 0, anchor: .bottomTrailing),
        cell(narrow, 1, column: .trailing), cell(Leaf.box(40, 10), 1), cell(spanning, 2, columns: 2),
      ])
    grid.place(at: .zero, proposal: .unspecified)
    #expect(narrow.frame?.maxX == 50)
    #expect(spanning.frame?.midX == 45)
    #expect(anchored.frame == rect(85, 25, 5, 5))
  }

  @Test("Lazy tracks: 60, 102 and at most 80 in 280 leave 22 unused; the 258 are centered")
  func lazyTracks() {
    let items = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]
    #expect(TrackSolver.tracks(for: items, length: 280).map(\.length) == [60, 102, 80])
    let views = [Leaf.box(60, 10), Leaf.box(10, 10), Leaf.box(10, 10)]
    layOut(Modified(FrameLayout(width: 280), Box(LazyGridLayout(columns: items), views)), in: 320, 100)
    #expect(views[0].frame?.minX == 31)
  }

  @Test("Adaptive tracks of at least 50 with gaps of 10 in 240: four of 52.5")
  func adaptiveTracks() {
    let tracks = TrackSolver.tracks(for: [GridItem(.adaptive(minimum: 50), spacing: 10)], length: 240)
    #expect(tracks.map(\.length) == [52.5, 52.5, 52.5, 52.5])
    #expect(tracks.last?.start == 187.5)
  }

  @Test("Lazy grids fill line after line, horizontally too")
  func lazyLines() {
    let views = (0..<5).map { _ in Leaf.box(20, 10) }
    let columns = Box(LazyGridLayout(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4), views)
    columns.place(at: .zero, proposal: .init(width: 48, height: nil))
    #expect(columns.frame?.size == CGSize(width: 48, height: 38))
    #expect(views[4].frame == rect(0, 28, 20, 10))
    let rows = Box(LazyGridLayout(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 4), views)
    rows.place(at: .zero, proposal: .init(width: nil, height: 28))
    #expect(views[4].frame == rect(48, 0, 20, 10))
  }
}
