import Foundation
import Geometry
import Testing

@testable import LayoutEngine

/// A view whose measures a test changes.
private final class ChangingLeaf: Node {
  struct Measures {
    var least = CGSize.zero
    var most = CGSize.zero
    var ideal = CGSize.zero
    var priority: Double = 0
    var isSpacer = false
    var distance: CGFloat?
    var guide: CGFloat?
  }

  var measures: Measures
  private(set) var measureCount = 0

  init(_ measures: Measures) { self.measures = measures }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureCount += 1
    let offered = proposal.replacingUnspecifiedDimensions(by: measures.ideal)
    return CGSize(
      width: min(max(offered.width, measures.least.width), measures.most.width),
      height: min(max(offered.height, measures.least.height), measures.most.height))
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    measures.guide.map { $0 + size[key.axis] / 4 }
  }

  override var layoutPriority: Double { measures.priority }
  override var isSpacer: Bool { measures.isSpacer }
  override var spacing: ViewSpacing {
    if measures.isSpacer { return .spacer(along: .vertical) }
    return measures.distance.map { ViewSpacing(distance: $0) } ?? ViewSpacing()
  }
}

/// Xorshift: the same scenes on every machine.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func length() -> CGFloat { CGFloat(Int.random(in: 0...12, using: &self)) * 5 }

  /// A rigid view, one that fills, one with limits, a spacer.
  mutating func measures() -> ChangingLeaf.Measures {
    var result = ChangingLeaf.Measures()
    result.ideal = CGSize(width: length(), height: length())
    (result.least, result.most) = (result.ideal, result.ideal)
    switch Int.random(in: 0..<10, using: &self) {
    case 0: (result.least, result.most) = (.zero, CGSize(width: 1e4, height: 1e4))
    case 1: result.most.height += length()
    case 2: result.least.width = 0
    case 3:
      result.isSpacer = true
      result.least = CGSize(width: 0, height: 8)
      result.most = CGSize(width: 0, height: 5000)
    default: break
    }
    if Int.random(in: 0..<5, using: &self) == 0 { result.priority = Double(Int.random(in: -1...1, using: &self)) }
    if Int.random(in: 0..<5, using: &self) == 0 { result.distance = length() }
    if Int.random(in: 0..<4, using: &self) == 0 { result.guide = length() }
    return result
  }

  /// Another width, another height, or something else altogether.
  mutating func change(_ measures: inout ChangingLeaf.Measures) {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: measures = self.measures()
    case 1: measures.ideal.height += 5
    case 2: measures.guide = length()
    case 3: measures.most.height += 5
    default:
      measures.ideal.width = length()
      (measures.least.width, measures.most.width) = (measures.ideal.width, measures.ideal.width)
    }
  }
}

private let proposals: [ProposedViewSize] = [
  .init(width: 300, height: 400), .init(width: 300, height: nil), .unspecified, .init(width: nil, height: 200),
  .init(width: 120, height: 0), .infinity,
]

/// What a container does after single changes is what one does that knows nothing of before.
@MainActor
private func compare<L: IncrementalLayout>(_ layout: L, seed: UInt64) {
  var random = Seeded(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
  let children = (0..<Int.random(in: 1...70, using: &random)).map { _ in ChangingLeaf(random.measures()) }
  let direction: LayoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
  let container = LayoutContainer(layout, children: children, layoutDirection: direction)
  let asked = proposals.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
  var offset = CGPoint(x: 3, y: 4)
  for round in 0..<12 {
    let told = asked.map { container.sizeThatFits($0) }
    let place = asked[asked.startIndex]
    container.placeChildren(size: container.sizeThatFits(place), proposal: place, offset: offset)
    var changed: [Int] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: children.indices, using: &random)
      random.change(&children[index].measures)
      changed.append(index)
    }
    let isConfirmed = container.confirmSizes(afterChangesOf: changed)
    if round % 5 == 4 { offset.x += 10 }

    let copies = children.map { ChangingLeaf($0.measures) }
    let fresh = LayoutContainer(layout, children: copies, layoutDirection: direction)
    let sizes = asked.map { fresh.sizeThatFits($0) }
    if isConfirmed { #expect(told == sizes) }
    #expect(asked.map { container.sizeThatFits($0) } == sizes)
    fresh.placeChildren(size: fresh.sizeThatFits(place), proposal: place, offset: offset)
    container.placeChildren(size: container.sizeThatFits(place), proposal: place, offset: offset)
    let different = children.indices.filter { children[$0].frame != copies[$0].frame }
    #expect(different.isEmpty, "seed \(seed), round \(round)")
  }
}

@Test("A stack with incremental changes has the same layout as a new one") @MainActor
func incrementalStacksMatchFreshOnes() {
  for seed in 1...150 as ClosedRange<UInt64> {
    let spacing: CGFloat? = seed % 2 == 0 ? nil : CGFloat(seed % 7)
    compare(VStackLayout(alignment: [.leading, .center, .trailing][Int(seed % 3)], spacing: spacing), seed: seed)
    compare(HStackLayout(alignment: [.top, .center, .bottom][Int(seed % 3)], spacing: spacing), seed: seed + 1000)
    compare(LazyStackLayout(vertical: .leading, spacing: spacing), seed: seed + 2000)
    compare(LazyStackLayout(horizontal: .center, spacing: spacing), seed: seed + 3000)
  }
}

private func rows(_ count: Int) -> [ChangingLeaf] {
  (0..<count).map {
    let size = CGSize(width: CGFloat($0 % 50), height: 20)
    return ChangingLeaf(.init(least: size, most: size, ideal: size))
  }
}

@Test("A row that becomes wider is measured and placed alone", arguments: [0, 1]) @MainActor
func widerRowsDisturbNobody(kind: Int) {
  func check<L: IncrementalLayout>(_ layout: L) {
    let children = rows(1000)
    let container = LayoutContainer(layout, children: children)
    let proposal = ProposedViewSize(width: 393, height: nil)
    let size = container.sizeThatFits(proposal)
    container.placeChildren(size: size, proposal: proposal)
    let counts = children.map(\.measureCount)
    children[7].measures.ideal.width = 30
    children[7].measures.least.width = 30
    children[7].measures.most.width = 30
    #expect(container.confirmSizes(afterChangesOf: [7]))
    container.placeChildren(size: size, proposal: proposal)
    #expect(children[7].frame?.width == 30)
    let disturbed = children.indices.filter { $0 != 7 && children[$0].measureCount != counts[$0] }
    #expect(disturbed.isEmpty)
  }
  if kind == 0 {
    check(VStackLayout(alignment: .leading, spacing: 0))
  } else {
    check(LazyStackLayout(vertical: .leading, spacing: 0))
  }
}

@Test("The widest child is known after every change") @MainActor
func runningMaximumsHold() {
  var random = Seeded(state: 77)
  for count in [0, 1, 15, 16, 17, 300] {
    var numbers = (0..<count).map { _ in random.length() }
    var maximum = RunningMaximum(count: count) { numbers[$0] }
    #expect(maximum.value == numbers.max())
    guard count > 0 else { continue }
    for _ in 0..<50 {
      let index = Int.random(in: numbers.indices, using: &random)
      numbers[index] = random.length() - 20
      maximum.update(index) { numbers[$0] }
      #expect(maximum.value == numbers.max())
    }
  }
}
