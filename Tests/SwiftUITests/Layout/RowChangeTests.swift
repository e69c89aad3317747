import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// A row's text as a test sets it.
private final class RowTexts {
  var texts: [String]
  var change: [Int: () -> Void] = [:]

  init(_ texts: [String]) { self.texts = texts }
}

private struct Row: View {
  let index: Int
  let model: RowTexts
  @State private var text: String

  init(index: Int, model: RowTexts) {
    self.index = index
    self.model = model
    _text = State(initialValue: model.texts[index])
  }

  var body: some View {
    content.onAppear { model.change[index] = { text = model.texts[index] } }
  }

  /// Rows of many kinds, so that all that can depend on a text does somewhere.
  @ViewBuilder private var content: some View {
    switch index % 8 {
    case 0:
      HStack(spacing: 4) {
        Circle().frame(width: 8, height: 8)
        Text(text)
      }
    case 1: Text(text).padding(3)
    case 2: Text(text).frame(minWidth: 40, maxWidth: 120, alignment: .trailing)
    case 3: Text(text).alignmentGuide(.leading) { $0.width / 3 }
    case 4:
      HStack {
        Text(text)
        Spacer()
        Text("end")
      }
    case 5: Text(text).layoutPriority(1)
    case 6: Text(text).background(Color.red)
    default:
      VStack(alignment: .trailing) {
        Text(text)
        Rectangle().frame(width: 30, height: 2)
      }
    }
  }
}

private struct Column: View {
  let kind: Int
  let model: RowTexts

  var body: some View {
    switch kind % 7 {
    case 0: ScrollView { VStack(alignment: .leading, spacing: 0) { rows } }
    case 1: VStack { rows }
    case 2: ScrollView { LazyVStack(alignment: .trailing) { rows } }
    case 3: List { rows }
    case 4:
      HStack {
        VStack(alignment: .trailing) { rows }
        Color.blue
      }
    case 5: ScrollView([.horizontal, .vertical]) { VStack { rows }.padding() }
    default: ScrollView { rows }
    }
  }

  private var rows: some View { ForEach(0..<model.texts.count, id: \.self) { Row(index: $0, model: model) } }
}

@MainActor
private func host(_ kind: Int, _ model: RowTexts, height: CGFloat = 480) -> OffscreenHost {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 320, height: height)
  configuration.scale = 1
  if kind % 2 == 1 { configuration.platform = .macOS }
  return OffscreenHost(
    rootView: Column(kind: kind, model: model).environment(
      \.layoutDirection, kind % 3 == 1 ? .rightToLeft : .leftToRight), configuration: configuration)
}

/// The first view that lies elsewhere, or is another.
private func difference(_ a: InspectionNode, _ b: InspectionNode) -> String? {
  if a.type != b.type || a.texts != b.texts || a.children.count != b.children.count {
    return "\(a.type) \(a.texts) is \(b.type) \(b.texts)"
  }
  if a.frame != b.frame {
    return "\(a.type) \(a.texts) at \(String(describing: a.frame)) is at \(String(describing: b.frame))"
  }
  for (left, right) in zip(a.children, b.children) { if let found = difference(left, right) { return found } }
  return nil
}

@Test("After changes of single rows, all frames are those of a new layout", arguments: 0..<14) @MainActor
func changedRowsLieAsFresh(kind: Int) {
  let words = ["a", "bb", "a longer text", "one that has to be broken into several lines where it does not fit", ""]
  var state = UInt64(kind + 1)
  func dice(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
  let model = RowTexts((0..<40).map { _ in words[dice(5)] })
  // Of lazy containers all rows are in sight: the places of others would depend on which rows were measured.
  let height: CGFloat = [2, 3].contains(kind % 7) ? 6000 : 480
  let changing = host(kind, model, height: height)
  for round in 0..<12 {
    for _ in 0...dice(3) {
      let index = dice(40)
      // Mostly another word of about the same length.
      model.texts[index] = dice(3) == 0 ? words[dice(5)] : ["x", "yy", "zzz"][dice(3)]
      model.change[index]?()
    }
    changing.advance(to: Double(round + 1) * 0.1)
    let copy = RowTexts(model.texts)
    let fresh = host(kind, copy, height: height)
    #expect(difference(changing.inspect(), fresh.inspect()) == nil, "round \(round)")
  }
}

@Test("A text that changes in one of many rows lays out that row only", arguments: [0, 2, 3]) @MainActor
func oneRowIsLaidOut(kind: Int) {
  let model = RowTexts((0..<400).map { "Row \($0)" })
  let changing = host(kind, model)
  let layouts = changing.counters.layouts
  model.texts[8] = "Raw 8"
  model.change[8]?()
  changing.advance(to: 0.1)
  #expect(changing.counters.layouts == layouts)
}
