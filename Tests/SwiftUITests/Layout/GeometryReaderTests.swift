import OffscreenHost
import SwiftUI
import Testing

private final class Log {
  var values: [CGRect] = []
  var numbers: [Int] = []
}

@MainActor private func host<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> OffscreenHost {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: width, height: height)
  configuration.background = .white
  return OffscreenHost(rootView: view, configuration: configuration)
}

private struct Growing: View {
  let log: Log
  @State private var wide = false

  var body: some View {
    Color.red
      .background(
        GeometryReader { geometry -> Color in
          log.values.append(geometry.frame(in: .global))
          return Color.clear
        }
      )
      .frame(width: wide ? 200 : 50, height: 60)
      .onAppear { withAnimation(.linear(duration: 1)) { wide = true } }
  }
}

/// Measured on macOS 26.2 (`E/Animation.md`): readers report the target frame at once.
@Test("A geometry reader reports the target of an animation, not its presentation value") @MainActor
func readersReportTargets() {
  let log = Log()
  let host = host(Growing(log: log), 300, 100)
  host.advance(to: 0.5)
  #expect(log.values.first == CGRect(x: 125, y: 20, width: 50, height: 60))
  #expect(log.values.last == CGRect(x: 50, y: 20, width: 200, height: 60))
  // Half way the drawn box is 125 wide: from 87.5 to 212.5.
  let frame = host.renderFrame()
  #expect(frame.rgba(2 * 80, 100).1 == 255)
  #expect(frame.rgba(2 * 92, 100).1 < 100)
}

private struct Named: View {
  let log: Log
  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: 30, height: 10)
      GeometryReader { geometry -> Color in
        log.values.append(geometry.frame(in: .named("row")))
        log.values.append(geometry.frame(in: .local))
        return Color.clear
      }
      .frame(width: 20, height: 10)
    }
    .coordinateSpace(name: "row")
    .padding(.leading, 40)
  }
}

@Test("Frames convert to named and local spaces") @MainActor
func framesConvert() {
  let log = Log()
  _ = host(Named(log: log), 200, 100)
  #expect(
    log.values.suffix(2) == [CGRect(x: 30, y: 0, width: 20, height: 10), CGRect(x: 0, y: 0, width: 20, height: 10)])
}

private struct Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Reporting: View {
  let log: Log
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      ForEach([30, 70, 50], id: \.self) { (length: Int) in
        Color.blue.frame(width: CGFloat(length), height: 10)
          .background(GeometryReader { Color.clear.preference(key: Widths.self, value: $0.size.width) })
      }
      Color.red.frame(width: width, height: 10)
    }
    .onPreferenceChange(Widths.self) {
      width = $0
      log.numbers.append(Int($0))
    }
  }
}

@Test("A preference written by readers is reduced, and its changes are laid out") @MainActor
func preferencesComeUp() {
  let log = Log()
  let host = host(Reporting(log: log), 100, 40)
  #expect(log.numbers.last == 70)
  let frame = host.renderFrame()
  #expect(frame.rgba(2 * 16, 2 * 35).1 < 100)
  #expect(frame.rgba(2 * 13, 2 * 35).1 == 255)
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@Test("An anchor resolves in the overlay that reads it") @MainActor
func anchorsResolve() {
  let log = Log()
  let view = HStack(spacing: 10) {
    Color.blue.frame(width: 20, height: 20)
    Color.green.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
  }
  .overlayPreferenceValue(Bounds.self) { anchor in
    GeometryReader { geometry -> Color in
      if let anchor { log.values.append(geometry[anchor]) }
      return Color.clear
    }
  }
  _ = host(view, 100, 40)
  #expect(log.values.last == CGRect(x: 30, y: 0, width: 30, height: 20))
}

private struct Jumping: View {
  let log: Log
  let target: Int
  let anchor: UnitPoint?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.blue.frame(width: 50, height: 30)
              .background(
                GeometryReader { geometry -> Color in
                  if index == target { log.values.append(geometry.frame(in: .global)) }
                  return Color.clear
                })
          }
        }
      }
      .onAppear { proxy.scrollTo(target, anchor: anchor) }
    }
  }
}

/// Measured on macOS 26.2 (`E/ScrollView.md`): without anchor the smallest move, with one anchor meets anchor.
@Test("Scrolling to a row moves no more than needed, or to the anchor", arguments: [nil, UnitPoint.top]) @MainActor
func scrollingReveals(_ anchor: UnitPoint?) {
  let log = Log()
  _ = host(Jumping(log: log, target: 10, anchor: anchor), 100, 90)
  #expect(log.values.last?.minY == (anchor == nil ? 60 : 0))
}

@Test("A color as background or overlay has the same effect as view and as style") @MainActor
func colorsAreNotAmbiguous() {
  let view = Color.clear.frame(width: 20, height: 20)
    .background(.red)
    .overlay(Color.blue.frame(width: 10))
    .overlay(alignment: .leading) { Color.green.frame(width: 2) }
    .background(Color.black)
    .background(.white, in: Circle())
    .background(Color.red.opacity(0.5), in: RoundedRectangle(cornerRadius: 4))
  let frame = host(view, 20, 20).renderFrame()
  #expect(frame.rgba(20, 20).2 > 200 && frame.rgba(20, 20).0 < 50)
  #expect(frame.rgba(8, 20).0 > 200)
}

@Test("The first child that fits is shown, else the last") @MainActor
func firstFittingIsShown() {
  func shown(_ width: CGFloat) -> (UInt8, UInt8, UInt8, UInt8) {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 80, height: 20)
      Color.blue.frame(width: 40, height: 20)
    }
    return host(view, width, 20).renderFrame().rgba(Int(width), 20)
  }
  #expect(shown(90).0 > 200)
  #expect(shown(50).2 > 200)
  #expect(shown(20).2 > 200)
}
