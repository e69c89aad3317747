import SwiftUI
import Testing

/// The number of siblings. With 20 an order by address is practically never the order of the tree.
private let count = 20

private struct Readers: View {
  @State private var value = 0
  let remote: Remote
  let log: EventLog
  var body: some View {
    let shared = $value
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Reader(index: $0, value: shared, log: log) }
    }
    .onAppear { remote.press = { value += 1 } }
  }
}

private struct Reader: View {
  let index: Int
  @Binding var value: Int
  let log: EventLog
  var body: some View {
    log.entries.append("body \(index)")
    return Color.red.frame(width: 10, height: CGFloat(1 + value))
      .onChange(of: value) { log.entries.append("change \(index)") }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in log.entries.append("size \(index)") }
      .preference(key: Height.self, value: value)
      .onPreferenceChange(Height.self) { _ in log.entries.append("preference \(index)") }
  }
}

private struct Height: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Clocks: View {
  let log: EventLog
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
          let _ = log.entries.append("tick \(index)")
          Color.red
        }
      }
    }
  }
}

/// Shows its content several times.
private struct Repeated: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { content.environment(\.place, $0) } }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var place = 0
}

private struct Placed: View {
  @Environment(\.place) private var place
  let value: Int
  let log: EventLog
  var body: some View {
    log.entries.append("place \(place)")
    return Color.red
  }
}

private struct Places: View {
  @State private var value = 0
  let remote: Remote
  let log: EventLog
  var body: some View {
    Placed(value: value, log: log).modifier(Repeated()).onAppear { remote.press = { value += 1 } }
  }
}

@MainActor
@Suite("The order of updates")
struct UpdateOrderTests {
  private func expected(_ name: String) -> [String] { (0..<count).map { "\(name) \($0)" } }

  @Test("Bodies, changes, sizes and preferences of siblings are visited in the order of the tree")
  func siblings() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Readers(remote: remote, log: log)).at(0.1)
    for name in ["body", "size", "preference"] {
      #expect(log.entries.filter { $0.hasPrefix(name) } == expected(name))
    }
    log.entries = []
    remote.press()
    _ = stage.at(0.2)
    for name in ["body", "change", "size", "preference"] {
      #expect(log.entries.filter { $0.hasPrefix(name) } == expected(name))
    }
  }

  @Test("Timelines with equal dates tick in the order of the tree")
  func timelines() {
    let log = EventLog()
    let stage = Stage(Clocks(log: log)).at(0.5)
    log.entries = []
    _ = stage.at(1)
    #expect(log.entries == expected("tick"))
  }

  @Test("The content of a modifier that shows it several times is updated in the order of the tree")
  func places() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Places(remote: remote, log: log)).at(0.1)
    log.entries = []
    remote.press()
    _ = stage.at(0.2)
    #expect(log.entries == expected("place"))
  }
}
