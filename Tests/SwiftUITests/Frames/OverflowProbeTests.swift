import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("The overflow of views")
@MainActor
struct OverflowProbeTests {
  private func overflow<V: View>(_ view: V) -> CGSize {
    var configuration = OffscreenHost.Configuration()
    configuration.room = 200
    configuration.scale = 1
    return OverflowProbe.overflow(of: OffscreenHost(rootView: view, configuration: configuration), room: 200)
  }

  @Test("Views that draw inside their frame have none")
  func inside() {
    #expect(overflow(Color.red.frame(width: 40, height: 40)) == .zero)
    #expect(overflow(Color.clear.frame(width: 40, height: 40)) == .zero)
  }

  @Test("Content moved out of its frame is measured from the frame")
  func offset() {
    #expect(overflow(Color.red.frame(width: 40, height: 20).offset(x: -30, y: 50)) == CGSize(width: 30, height: 50))
  }

  @Test("Later overflow is included")
  func later() {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: 40, height: 40).scaleEffect(isLarge ? 3 : 1)
          .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    // Three times 40 points, half of the surplus on each side.
    #expect(overflow(Growing()) == CGSize(width: 40, height: 40))
  }
}
