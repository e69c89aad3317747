import AllocationCounter
import Drawing
import OffscreenHost
import SwiftUI
import Testing

private struct Pulse: View {
  @State private var isPulsing = false

  var body: some View {
    HStack(spacing: 6) {
      ZStack {
        Circle().fill(Color.red.opacity(0.3)).frame(width: 12, height: 12)
          .scaleEffect(isPulsing ? 1.4 : 1.0).opacity(isPulsing ? 0 : 0.3)
        Circle().fill(Color.red).frame(width: 8, height: 8)
      }
      Text("Live").font(.system(size: 13, weight: .medium))
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) { isPulsing = true }
    }
  }
}

private struct Haystack: View {
  var body: some View {
    VStack(spacing: 1) {
      Pulse()
      ForEach(0..<10, id: \.self) { _ in
        HStack(spacing: 1) { ForEach(0..<20, id: \.self) { _ in Rectangle().frame(width: 4, height: 4) } }
      }
    }
  }
}

/// Three effects under springs, curves and loops.
private struct Moving: View {
  let animation: Animation
  @State private var isOn = false

  var body: some View {
    Rectangle().frame(width: 20, height: 10)
      .rotationEffect(.degrees(isOn ? 70 : 10), anchor: .bottomLeading)
      .scaleEffect(isOn ? 2 : 0.5, anchor: .top)
      .opacity(isOn ? 0.1 : 0.9)
      .onAppear { withAnimation(animation) { isOn = true } }
  }
}

@Suite("The path of a frame")
struct FramePathTests {
  @Test("An indicator among static views costs no body, no layout and no allocation per frame")
  @MainActor func needle() {
    let host = OffscreenHost(rootView: Haystack())
    var frame = 0
    func play(_ count: Int) {
      for _ in 0..<count {
        frame += 1
        host.showFrame(at: Double(frame) / 60)
        host.updatePixels()
      }
    }
    play(100)
    let before = host.counters
    let allocations = glowworm_allocations()
    play(100)
    #expect(glowworm_allocations() - allocations == 0)
    #expect(host.counters.bodies == before.bodies)
    #expect(host.counters.layouts == before.layouts)
    // It did move.
    #expect(host.isMoving)
    #expect(host.scene.fullRedraws == 1)
  }

  @Test("Static views request no frames")
  @MainActor func idle() {
    let host = OffscreenHost(rootView: Text("Quiet"))
    host.advance(to: 1)
    #expect(host.nextFrame(interval: 1.0 / 60) == nil)
    #expect(OffscreenHost(rootView: Pulse()).nextFrame(interval: 0.5) == 0.5)
  }

  @Test(
    "The fast loop shows the animator's values to the bit",
    arguments: [
      Animation.linear(duration: 0.7).repeatForever(), .easeInOut(duration: 0.5).delay(0.1), .spring(duration: 0.4),
      .interpolatingSpring(stiffness: 80, damping: 5), .easeIn(duration: 0.2).repeatCount(3).speed(0.5),
    ])
  @MainActor func sampler(animation: Animation) {
    let host = OffscreenHost(rootView: Moving(animation: animation))
    // Another host that jumps: there the first tick of each node, before the loop takes over, gives the value.
    for step in 1...40 {
      let time = Double(step) * 0.043
      host.showFrame(at: time)
      let jumped = OffscreenHost(rootView: Moving(animation: animation))
      jumped.showFrame(at: time)
      #expect(shown(host) == shown(jumped))
    }
  }

  /// Opacities and transforms of all layers.
  @MainActor private func shown(_ host: OffscreenHost) -> [Double] {
    func values(_ layer: Layer) -> [Double] {
      let t = layer.transform
      let own = [layer.opacity, t?.m11 ?? 1, t?.m12 ?? 0, t?.m21 ?? 0, t?.m22 ?? 1, t?.m31 ?? 0, t?.m32 ?? 0]
      return own.map { Double($0) } + layer.children.flatMap { values($0) }
    }
    return values(host.displayList)
  }
}
