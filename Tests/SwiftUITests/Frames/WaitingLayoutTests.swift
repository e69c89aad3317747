import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

private final class Owner {}

private final class Control {
  var set: (Int) -> Void = { _ in }
  var widths: [CGFloat] = []
}

/// A bar as wide as its number, a text and a second bar that is there for even numbers.
private struct Bars: View {
  let control: Control
  @State private var number = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Rectangle().fill(Color.blue).frame(width: CGFloat(10 + number), height: 8)
      Text("number \(number)").font(.system(size: 8))
      if number.isMultiple(of: 2) { Rectangle().fill(Color.red).frame(width: 20, height: 8) }
    }
    .onAppear { control.set = { number = $0 } }
  }
}

private struct Reader: View {
  let control: Control
  @State private var number = 0
  var body: some View {
    GeometryReader { proxy in
      let _ = control.widths.append(proxy.size.width)
      Color.blue
    }
    .frame(width: CGFloat(10 + number), height: 8)
    .onAppear { control.set = { number = $0 } }
  }
}

@Suite("Deferred layout")
@MainActor
struct WaitingLayoutTests {
  /// One change a tenth of a second; `animated` is the one that moves.
  private func host<V: View>(_ view: V, _ control: Control, changes: Int, animated: Int? = nil) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 120, height: 60)
    let host = OffscreenHost(rootView: view, configuration: configuration)
    for number in 1...changes {
      // The clock knows its owners by their address, and the host keeps this one.
      let owner = Owner()
      host.graph.wakes.schedule(owner, at: Double(number) / 10) { [owner] in
        _ = owner
        if number == animated {
          withAnimation(.linear(duration: 1)) { control.set(number) }
        } else {
          control.set(number)
        }
      }
    }
    return host
  }

  @Test("Thirty changes on the way to a picture are laid out together, and the picture is that of each laid out alone")
  func together() {
    let (control, other) = (Control(), Control())
    let far = host(Bars(control: control), control, changes: 30)
    let before = far.counters.layouts
    far.advance(to: 5)
    #expect(far.counters.layouts - before <= 2)
    let near = host(Bars(control: other), other, changes: 30)
    for step in 1...50 { near.advance(to: Double(step) / 10) }
    #expect(near.counters.layouts > 30)
    #expect(far.renderFrame() == near.renderFrame())
    #expect(far.counters.bodies == near.counters.bodies)
  }

  @Test("A change under an animation moves from where the one before it had come to")
  func animated() {
    let (control, other) = (Control(), Control())
    let far = host(Bars(control: control), control, changes: 30, animated: 30)
    let near = host(Bars(control: other), other, changes: 30, animated: 30)
    for step in 1...35 { near.advance(to: Double(step) / 10) }
    far.advance(to: 3.5)
    #expect(far.graph.isMoving)
    #expect(far.renderFrame() == near.renderFrame())
  }

  @Test("A view that reads its size sees each of them")
  func reader() {
    let control = Control()
    let host = host(Reader(control: control), control, changes: 5)
    host.advance(to: 5)
    #expect(control.widths.removingRepetitions == [10, 11, 12, 13, 14, 15])
  }
}

extension [CGFloat] {
  fileprivate var removingRepetitions: [CGFloat] {
    reduce(into: []) { result, next in if result.last != next { result.append(next) } }
  }
}
