import Testing
import SwiftUI
import OffscreenHost
import ImageEncoding

struct PulsingLiveIndicator: View {
    @State private var isPulsing = false

    var color: Color = .red
    var text: String = "Live"
    var pulseDuration: Double = 1.5

    var body: some View {
        HStack(spacing: 6) {
            ZStack {
                Circle()
                    .fill(color.opacity(0.3))
                    .frame(width: 12, height: 12)
                    .scaleEffect(isPulsing ? 1.4 : 1.0)
                    .opacity(isPulsing ? 0 : 0.3)

                Circle()
                    .fill(color)
                    .frame(width: 8, height: 8)
            }

            Text(text)
                .font(.system(size: 13, weight: .medium))
                .foregroundColor(color)
        }
        .onAppear {
            withAnimation(
                .easeInOut(duration: pulseDuration)
                .repeatForever(autoreverses: false)
            ) {
                isPulsing = true
            }
        }
    }
}
@Test @MainActor func pulses() throws {
  var c = OffscreenHost.Configuration(); c.background = .white; c.scale = 8
  let host = OffscreenHost(rootView: PulsingLiveIndicator(), configuration: c)
  for t in [0.0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1500.75] {
    host.advance(to: t)
    let f = host.renderFrame()
    print(t, f.width, f.height, f.rgba(22*8, 24*8), f.rgba(0,0), host.graph.bodyCount, host.size)
    try AtomicFile.write(PNGEncoder.encode(RGBAImage(width: f.width, height: f.height, pixels: f.pixels)), to: URL(fileURLWithPath: "/tmp/p\(t).png"))
  }
  print(host.loop)
  let e = JSONEncoder(); e.outputFormatting = .prettyPrinted
  print(String(data: try e.encode(host.inspect()), encoding: .utf8)!)
}
