import Foundation

/// The rows of a loop in a lazy container: each is made when the container asks for it, and kept from then on.
///
/// State follows ids, as in `ForEachNode`. After a change of the data the ids of all elements may be read, but contents
/// are made only for the rows that there are. The content of rows out of sight is brought up to date when they are laid
/// out again.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>, BodyHost, LazyRowSource
{
  private struct Row {
    var offset: Int
    let id: ID
    /// The key of the row among the node's children: its id, or a substitute if another row has the same id.
    let key: AnyHashable
    let node: _ViewNode<Content>
    var isStale = false
  }

  /// A key of a row whose id is that of another row too.
  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let offset: Int
  }

  override var requiresEagerLayout: Bool { false }
  override var separatesRows: Bool { true }

  package var dependencies = DependencySet()
  /// The rows in the order of their offsets.
  private var rows: [Row] = []
  private var ids: Set<ID> = []
  private var count: Int
  private var gaps: [LazyGapItem] = []
  private var hasStaleRows = false

  /// Rows that come in one change among visible ones, with their transitions, are at most so many.
  private static var mostInsertions: Int { 16 }

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    count = view.data.count
    super.init(view, context)
  }

  package var madeCount: Int { rows.count }

  private func element(_ offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  /// Returns the index in `rows` of the first row at or after an offset.
  private func place(of offset: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Making rows

  package func makeRows(in range: Range<Int>) {
    let first = place(of: range.lowerBound)
    let present = Set(rows[first...].prefix { $0.offset < range.upperBound }.map(\.offset))
    let missing = range.clamped(to: 0..<count).filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    let contents = trackingMore { missing.map { view.content(element($0)) } }
    var made: [Row] = []
    for (offset, content) in zip(missing, contents) {
      let id = view.identify(element(offset))
      var key = AnyHashable(id)
      if !ids.insert(id).inserted { key = AnyHashable(RepeatedID(id: key, offset: offset)) }
      addElement(key) { context in
        let node = makeRow(content, context)
        made.append(Row(offset: offset, id: id, key: key, node: node))
        return node
      }
    }
    rows.insert(contentsOf: made, at: first)
    if !present.isEmpty { rows.sort { $0.offset < $1.offset } }
    structureDidChange()
    invalidateLayers()
    graph.preferencesDidChange()
  }

  private func makeRow(_ content: Content, _ context: _NodeContext) -> _ViewNode<Content> {
    graph.lazyRows.makingHidden { Content._makeNode(content, context) }
  }

  package func rowDidWake(_ root: _Node) -> Bool {
    guard hasStaleRows, let index = rows.firstIndex(where: { $0.node === root }), rows[index].isStale else {
      return false
    }
    rows[index].isStale = false
    let content = trackingMore { view.content(element(rows[index].offset)) }
    rows[index].node.update(content)
    return true
  }

  // MARK: Changes

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    refresh()
  }

  override package func performUpdate() { refresh() }

  private func refresh() {
    isDirty = false
    let (old, oldCount) = (rows, count)
    count = view.data.count
    let offsets = newOffsets()
    let added = insertedOffsets(old, oldCount, offsets)
    var kept: [Row] = []
    for (index, row) in old.enumerated() {
      guard let offset = offsets[index] else { continue }
      var row = row
      row.offset = offset
      row.isStale = row.isStale || row.node.rowState == .asleep
      kept.append(row)
    }
    let contents = tracking {
      (
        kept: kept.map { $0.isStale ? nil : view.content(element($0.offset)) },
        added: added.map { view.content(element($0)) }
      )
    }
    beginListUpdate()
    for (row, content) in zip(kept, contents.kept) {
      listElement(row.key, update: { _ in if let content { row.node.update(content) } }, make: { _ in row.node })
    }
    for (offset, content) in zip(added, contents.added) {
      let id = view.identify(element(offset))
      let key = AnyHashable(id)
      var row: _ViewNode<Content>?
      listElement(
        key,
        update: { node in
          // It was being removed.
          row = unsafeDowncast(node, to: _ViewNode<Content>.self)
          row?.update(content)
        },
        make: { context in
          let node = makeRow(content, context)
          row = node
          return node
        })
      if let row { kept.append(Row(offset: offset, id: id, key: key, node: row)) }
    }
    kept.sort { $0.offset < $1.offset }
    rows = kept
    ids = Set(kept.map(\.id))
    hasStaleRows = kept.contains(where: \.isStale)
    endListUpdate(order: kept.map(\.key))
    if count != oldCount || zip(old, offsets).contains(where: { $0.offset != $1 }) {
      structureDidChange()
      invalidateLayout()
    }
  }

  /// Returns the new offsets of the rows' elements in the data, or `nil` for each element that was removed.
  private func newOffsets() -> [Int?] {
    let isSame = rows.allSatisfy { $0.offset < count && view.identify(element($0.offset)) == $0.id }
    if isSame { return rows.map(\.offset) }
    var wanted: [ID: Int] = [:]
    for (index, row) in rows.enumerated() where wanted[row.id] == nil { wanted[row.id] = index }
    var result = [Int?](repeating: nil, count: rows.count)
    for (offset, element) in view.data.enumerated() {
      guard let index = wanted.removeValue(forKey: view.identify(element)) else { continue }
      result[index] = offset
      if wanted.isEmpty { break }
    }
    return result
  }

  /// The offsets of elements that came between neighbors that both had rows: they are inserted before the eyes of the
  /// user. Others may have been in the data before.
  private func insertedOffsets(_ old: [Row], _ oldCount: Int, _ offsets: [Int?]) -> [Int] {
    /// Kept rows with their place in `old`, and both ends of the data.
    var marks: [(place: Int, before: Int, now: Int)] = [(-1, -1, -1)]
    for (index, row) in old.enumerated() { if let now = offsets[index] { marks.append((index, row.offset, now)) } }
    marks.append((old.count, oldCount, count))
    marks.sort { $0.now < $1.now }
    var result: [Int] = []
    for (low, high) in zip(marks, marks.dropFirst()) where high.now > low.now + 1 {
      guard high.before > low.before, high.before - low.before == high.place - low.place else { continue }
      let sleeps = { (place: Int) in !old.indices.contains(place) || old[place].node.rowState == .asleep }
      if !old.isEmpty, sleeps(low.place), sleeps(high.place) { continue }
      let all = (low.now + 1)..<high.now
      // Next to the row that is in sight.
      result += sleeps(low.place) && !old.isEmpty ? all.suffix(Self.mostInsertions) : all.prefix(Self.mostInsertions)
    }
    return result
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    if dependencies.reads(anyOf: changed) { markDirty() }
    super.environmentDidChange(new, changed: changed)
  }

  override package func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }

  // MARK: Walking

  /// Collects the rows, and between them the placeholders of the elements without rows.
  override package func collectItems(into items: inout [_Node]) {
    var next = 0
    var gapCount = 0
    func addGap(until end: Int) {
      guard end > next else { return }
      if gapCount == gaps.count { gaps.append(LazyGapItem(childContext, source: self)) }
      gaps[gapCount].range = next..<end
      items.append(gaps[gapCount])
      gapCount += 1
    }
    for row in rows {
      addGap(until: row.offset)
      row.node.collectItems(into: &items)
      next = row.offset + 1
    }
    addGap(until: count)
  }

  /// Makes the row if there is none yet.
  override package func child(identified id: AnyHashable) -> _Node? {
    if let found = super.child(identified: id) { return found }
    guard let wanted = id.base as? ID else { return nil }
    for (offset, element) in view.data.enumerated() where view.identify(element) == wanted {
      makeRows(in: offset..<(offset + 1))
      return super.child(identified: id)
    }
    return nil
  }
}
