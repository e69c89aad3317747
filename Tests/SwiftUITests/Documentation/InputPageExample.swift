import OffscreenHost
import SwiftUI
import Testing

/// A board that counts the taps and long presses on it.
private struct Board: View {
  static let counts = Counts()

  var body: some View {
    Color.blue.frame(width: 100, height: 100)
      .onTapGesture { Self.counts.taps += 1 }
      .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in Self.counts.presses += 1 })
      .simultaneousGesture(DragGesture().onEnded { Self.counts.drags.append($0.translation) })
  }
}

@MainActor private final class Counts {
  var taps = 0
  var presses = 0
  var drags: [CGSize] = []
}

@Test("The example of the page about input")
@MainActor func inputPage() {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 100, height: 100)
  let a = CGPoint(x: 30, y: 50)
  let b = CGPoint(x: 70, y: 50)

  let host = OffscreenHost(rootView: Board(), configuration: configuration)
  // A tap now, and a drag that advances the time to 1.25 s.
  host.tap(at: CGPoint(x: 50, y: 35))
  host.drag(from: a, to: b, duration: 0.25, startingAt: 1)
  // A long press.
  host.press(at: a)
  host.advance(to: 2)
  host.release(at: a)
  // A tap at 3 s, while time advances.
  host.schedule(InputEvent.tap(at: a, time: 3))
  host.advance(to: 4)
  // Keyboard, pointer, wheel and trackpad.
  host.type("hello\n")
  host.key(.upArrow)
  host.hover(at: a)
  host.scroll(at: a, by: CGSize(width: 0, height: 40))
  host.pinch(at: a, scale: 2)
  host.rotate(at: a, by: .degrees(90))

  let counts = Board.counts
  // Both taps, and the release of the long press, which is simultaneous.
  #expect(counts.taps == 3)
  #expect(counts.presses == 1)
  #expect(counts.drags.first == CGSize(width: 40, height: 0))
}
