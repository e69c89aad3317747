import OffscreenHost
import SwiftUI
import Testing

struct Dot: View {
  @State private var isOn = false

  var body: some View {
    Circle().frame(width: 20, height: 20).opacity(isOn ? 1 : 0.2)
      .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: isOn)
      .onAppear { isOn = true }
  }
}

@Test @MainActor func pulses() {
  let host = OffscreenHost(rootView: Dot())
  for iteration in 0..<1_000 {
    host.advance(to: 2 * Double(iteration) + 0.5)
    let opacity = host.inspect().first("opacity")?.values["opacity"]
    #expect(abs((opacity ?? 0) - 0.6) < 0.000_001)
  }
}

extension InspectionNode {
  func first(_ type: String) -> InspectionNode? {
    self.type == type ? self : children.lazy.compactMap { $0.first(type) }.first
  }
}
