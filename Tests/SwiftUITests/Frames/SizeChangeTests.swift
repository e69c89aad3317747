import OffscreenHost
import SwiftUI
import Testing

@MainActor private final class Words {
  var set: ((Int, String) -> Void)?
}

/// Texts in containers of every kind that a change of size may stop at, or not.
private struct Board: View {
  let words: Words?
  @State private var texts: [String]

  init(_ texts: [String], _ words: Words? = nil) {
    self.words = words
    _texts = State(initialValue: texts)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(texts[0]); Spacer(); Text(texts[1])
      }
      HStack(alignment: .firstTextBaseline) {
        Text(texts[2]).font(.largeTitle)
        VStack {
          Text(texts[3]); Text("under")
        }
      }
      Text(texts[4]).frame(width: 80, height: 30)
      Text(texts[5]).frame(maxWidth: 120).padding(3).background { Text(texts[6]).padding(2) }
      ZStack(alignment: .bottomTrailing) {
        Rectangle().frame(width: 90, height: 20)
        Text(texts[7])
      }
      Group {
        Text(texts[8]); Text("tail")
      }.padding(1)
      HStack { HStack { HStack { Text(texts[9]) } } }.fixedSize()
    }
    .onAppear { words?.set = { texts[$0] = $1 } }
  }
}

private struct FixedRow: View {
  let words: Words
  @State private var text = "1"

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { _ in Text("still") }
      HStack {
        Text(text); Spacer()
      }.frame(width: 200, height: 20)
    }
    .onAppear { words.set = { text = $1 } }
  }
}

@Suite("Changes of size")
struct SizeChangeTests {
  @Test("After any change of a text, all frames are those of a new layout")
  @MainActor func equalsFresh() {
    let samples = [
      "a", "b", "wide words here", "two\nlines", "", "1", "2", "a long text that has to break somewhere soon",
    ]
    var texts = Array(repeating: "start", count: 10)
    let words = Words()
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 240, height: 500)
    let host = OffscreenHost(rootView: Board(texts, words), configuration: configuration)
    for step in 0..<60 {
      // Sometimes several in one update.
      for change in 0...(step % 3 == 0 ? 2 : 0) {
        let place = (step * 7 + change * 3) % 10
        texts[place] = samples[(step * 5 + change) % samples.count]
        words.set?(place, texts[place])
      }
      host.advance(to: Double(step + 1) * 0.1)
      let fresh = OffscreenHost(rootView: Board(texts), configuration: configuration)
      #expect(difference(host.inspect(), fresh.inspect()) == nil, "step \(step): \(texts)")
    }
  }

  /// The first view that lies elsewhere.
  @MainActor private func difference(_ a: InspectionNode, _ b: InspectionNode) -> String? {
    if a.frame != b.frame || a.texts != b.texts {
      return "\(a.type) \(a.texts) \(a.frame as Any) for \(b.frame as Any)"
    }
    if a.children.count != b.children.count { return "\(a.type) has \(a.children.count) children" }
    return zip(a.children, b.children).lazy.compactMap { self.difference($0, $1) }.first
  }

  @Test("A text in a row of fixed size is laid out without the list around it")
  @MainActor func stopsAtFixedSize() {
    let words = Words()
    let host = OffscreenHost(rootView: FixedRow(words: words))
    let layouts = host.counters.layouts
    words.set?(0, "a much longer text")
    host.advance(to: 1)
    #expect(host.counters.layouts == layouts)
    words.set?(0, "and a text that cannot possibly fit into the two hundred points that it has")
    host.advance(to: 2)
    #expect(host.counters.layouts == layouts)
  }
}
