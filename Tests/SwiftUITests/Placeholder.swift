import Testing
import SwiftUI
import OffscreenHost
import ImageEncoding

struct OnlineIndicator: View {
    @State private var opacity: CGFloat = 0.2
    var body: some View {
        Circle()
            .opacity(opacity)
            .foregroundColor(.green)
            .animation(
                .easeInOut(duration: 1).repeatForever(),
                value: opacity
            )
            .onAppear(perform: { opacity = 1 })
    }
}
@Test @MainActor func onlineBreathes() {
  var c = OffscreenHost.Configuration(); c.size = CGSize(width: 40, height: 40); c.background = .white
  let host = OffscreenHost(rootView: OnlineIndicator(), configuration: c)
  for t in [0.0, 0.25, 0.5, 1, 1.5, 2, 1000.5] {
    host.advance(to: t)
    let f = host.renderFrame()
    print(t, f.width, f.height, f.rgba(40, 40), f.rgba(0,0), host.graph.bodyCount)
  }
  print(host.loop)
  dump(host.inspect())
}
