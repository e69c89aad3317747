import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// Content that is replaced inside an effect that applies to each view of its content.
@Suite("Replaced content of effects") @MainActor
struct ReplacedContentTests {
  @MainActor private final class Model: ObservableObject { @Published var isRound = true }

  private struct Mark: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.isRound {
        Circle().fill(.red).frame(width: 20, height: 20)
      } else {
        Rectangle().fill(.blue).frame(width: 40, height: 40)
      }
    }
  }

  private func views(_ model: Model) -> [AnyView] {
    let mark = Mark(model: model)
    return [
      AnyView(mark.compositingGroup()), AnyView(mark.opacity(0.9)), AnyView(mark.compositingGroup().opacity(0.9)),
      AnyView(mark.scaleEffect(1)), AnyView(mark.clipShape(Rectangle())), AnyView(mark.hueRotation(.zero)),
      AnyView(VStack { ForEach([1], id: \.self) { _ in AnyView(mark).compositingGroup() } }),
    ]
  }

  @Test("The new view is drawn instead of the old one, with and without an animation", arguments: 0..<7)
  func replaced(index: Int) {
    for animation in [nil, Animation.linear(duration: 0.2), .spring(duration: 0.3)] {
      let model = Model()
      var configuration = OffscreenHost.Configuration()
      configuration.size = CGSize(width: 100, height: 100)
      configuration.scale = 1
      let host = OffscreenHost(rootView: views(model)[index], configuration: configuration)
      for isRound in [false, true, false] {
        withAnimation(animation) { model.isRound = isRound }
        for frame in 1...40 {
          host.advance(to: host.time + Double(frame) / 600)
          host.updatePixels()
        }
        let frame = host.renderFrame()
        let (red, _, blue, _) = frame.rgba(50, 50)
        #expect((red > blue) == isRound)
        // The corner belongs to the rectangle alone.
        #expect((frame.rgba(32, 32).3 > 128) == !isRound)
      }
    }
  }
}
