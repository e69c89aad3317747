import Foundation
import SwiftUI

/// The same numbers for the same seed, everywhere.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ count: Int) -> Int { Int(next() >> 11) % count }
  mutating func number() -> Double { Double(next() >> 11) / Double(1 << 53) }
  mutating func chance(_ probability: Double) -> Bool { number() < probability }
}

/// A description of a view tree from which the views are made: all state that a random test changes.
struct ViewSpec: Equatable, Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case column, row, stack, list, lazyColumn, grid, text, symbol, shape, gradient, button, progress, material, empty
  }

  enum Change: Int, CaseIterable, Sendable {
    case padding, frame, offset, opacity, scale, rotation, blur, shadow, clip, background, overlay, saturation, group
    case blend, mask, transition, zIndex, border, flexible, aspect, hue, implicit, priority
  }

  var id: Int
  var kind: Kind
  /// 0–1; what it stands for depends on the kind.
  var number: Double
  var changes: [(change: Change, number: Double)]
  var children: [ViewSpec]

  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.kind == b.kind && a.number == b.number && a.children == b.children
      && a.changes.elementsEqual(b.changes) { $0 == $1 }
  }

  /// Creates a random tree.
  init(_ dice: inout Dice, depth: Int, id: inout Int) {
    id += 1
    self.id = id
    let kinds = Kind.allCases
    kind = depth == 0 ? kinds[dice.below(5)] : kinds[dice.below(kinds.count)]
    number = dice.number()
    changes = (0..<dice.below(3)).map { _ in (Change.allCases[dice.below(Change.allCases.count)], dice.number()) }
    children = []
    let isContainer = [.column, .row, .stack, .list, .lazyColumn, .grid].contains(kind)
    guard isContainer, depth < 4 else { return }
    for _ in 0...dice.below(4) { children.append(ViewSpec(&dice, depth: depth + 1, id: &id)) }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes a random part.
  mutating func mutate(_ dice: inout Dice, id: inout Int) {
    if !children.isEmpty, dice.chance(0.7) {
      children[dice.below(children.count)].mutate(&dice, id: &id)
      return
    }
    switch dice.below(7) {
    case 0 where !children.isEmpty: children.remove(at: dice.below(children.count))
    case 1 where !children.isEmpty:
      children.insert(ViewSpec(&dice, depth: 3, id: &id), at: dice.below(children.count + 1))
    case 2 where children.count > 1: children.swapAt(0, children.count - 1)
    case 3 where !changes.isEmpty: changes[dice.below(changes.count)].number = dice.number()
    case 4:
      changes = (0..<dice.below(3)).map { _ in (Change.allCases[dice.below(Change.allCases.count)], dice.number()) }
    case 5 where children.isEmpty: kind = Kind.allCases[6 + dice.below(Kind.allCases.count - 6)]
    default: number = dice.number()
    }
  }

  /// Changes the number of the view with this identifier.
  mutating func press(_ wanted: Int) {
    if id == wanted { number = number > 0.5 ? number - 0.5 : number + 0.5 }
    for index in children.indices { children[index].press(wanted) }
  }
}

/// The model of a random test's views.
@MainActor final class SpecModel: ObservableObject {
  @Published var root: ViewSpec

  init(_ root: ViewSpec) { self.root = root }
}

struct SpecRoot: View {
  @ObservedObject var model: SpecModel

  var body: some View {
    SpecView(spec: model.root) { id in withAnimation(.easeOut(duration: 0.2)) { model.root.press(id) } }
  }
}

struct SpecView: View {
  let spec: ViewSpec
  let press: (Int) -> Void

  var body: some View {
    spec.changes.reduce(AnyView(content)) { view, change in AnyView(modified(view, change.change, change.number)) }
  }

  private var children: some View { ForEach(spec.children, id: \.id) { SpecView(spec: $0, press: press) } }
  private var color: Color { Color(hue: spec.number, saturation: 0.8, brightness: 0.7) }

  @ViewBuilder private var content: some View {
    switch spec.kind {
    case .column: VStack(alignment: spec.number > 0.5 ? .leading : .center, spacing: 4) { children }
    case .row: HStack(alignment: spec.number > 0.5 ? .top : .firstTextBaseline, spacing: 3) { children }
    case .stack: ZStack(alignment: spec.number > 0.5 ? .bottomTrailing : .center) { children }
    case .list: List { children }.frame(height: 60 + 60 * spec.number)
    case .lazyColumn: ScrollView { LazyVStack { children } }.frame(width: 80, height: 50 + 50 * spec.number)
    case .grid:
      Grid {
        GridRow { children }
        GridRow { Text("\(Int(spec.number * 9))") }
      }
    case .text: Text(String("A text of some words".prefix(1 + Int(spec.number * 19))))
    case .symbol: Image(systemName: spec.number > 0.5 ? "star" : "circle.fill")
    case .shape:
      if spec.number > 0.5 {
        Circle().fill(color).frame(width: 10 + 20 * spec.number, height: 20)
      } else {
        RoundedRectangle(cornerRadius: 10 * spec.number).stroke(color, lineWidth: 2).frame(width: 24, height: 14)
      }
    case .gradient:
      LinearGradient(colors: [color, .yellow], startPoint: .top, endPoint: UnitPoint(x: spec.number, y: 1))
        .frame(width: 26, height: 18)
    case .button: Button("\(Int(spec.number * 99))") { press(spec.id) }
    case .progress: ProgressView(value: spec.number).frame(width: 40)
    case .material: Color.clear.frame(width: 30, height: 20).background(.thinMaterial)
    case .empty: EmptyView()
    }
  }

  @ViewBuilder private func modified(_ view: AnyView, _ change: ViewSpec.Change, _ n: Double) -> some View {
    switch change {
    case .padding: view.padding(12 * n)
    case .frame: view.frame(width: 10 + 60 * n, height: 40, alignment: n > 0.5 ? .leading : .center)
    case .offset: view.offset(x: 20 * n - 10, y: 6)
    case .opacity: view.opacity(n)
    case .scale: view.scaleEffect(0.4 + n)
    case .rotation: view.rotationEffect(.degrees(90 * n))
    case .blur: view.blur(radius: 3 * n)
    case .shadow: view.shadow(color: .black.opacity(0.5), radius: 4 * n, x: 2, y: 1)
    case .clip: view.clipShape(RoundedRectangle(cornerRadius: 8 * n))
    case .background: view.background(Color.orange.opacity(n))
    case .overlay: view.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 4 + 4 * n) }
    case .saturation: view.saturation(n).brightness(n / 4)
    case .group: view.compositingGroup().opacity(n)
    case .blend: view.blendMode(n > 0.5 ? .multiply : .screen)
    case .mask: view.mask(Capsule().padding(3 * n))
    case .transition: view.transition(n > 0.5 ? .scale : .move(edge: .leading))
    case .zIndex: view.zIndex(n > 0.5 ? 1 : 0)
    case .border: view.border(Color.purple, width: 1 + n)
    case .flexible: view.frame(minWidth: 10, maxWidth: n > 0.5 ? .infinity : 50, alignment: .trailing)
    case .aspect: view.aspectRatio(0.5 + n, contentMode: .fit)
    case .hue: view.hueRotation(.degrees(180 * n))
    case .implicit: view.animation(n > 0.5 ? .linear(duration: 0.2) : .spring(duration: 0.2), value: spec.number)
    case .priority: view.layoutPriority(n > 0.5 ? 1 : 0)
    }
  }
}
