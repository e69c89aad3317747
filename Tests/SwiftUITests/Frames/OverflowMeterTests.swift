import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("The overflow of views")
@MainActor
struct OverflowMeterTests {
  private func host<V: View>(_ view: V, keepsCenter: Bool = false, measures: Bool = true) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.scale = 1
    configuration.measuresOverflow = measures
    configuration.keepsCenter = keepsCenter
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  private func margin<V: View>(_ view: V, at time: Double = 2) -> CGSize {
    let host = host(view)
    host.advance(to: time)
    return host.margin
  }

  /// Two and a half times as large after a second.
  private struct Growing: View {
    @State private var isLarge = false
    var didEnd: () -> Void = {}

    var body: some View {
      Color.red.frame(width: 40, height: 40).scaleEffect(isLarge ? 2.5 : 1)
        .onAppear {
          withAnimation(.linear(duration: 1)) {
            isLarge = true
          } completion: {
            didEnd()
          }
        }
    }
  }

  @Test("Views that draw inside their frame need no margin")
  func inside() {
    #expect(margin(Color.red.frame(width: 40, height: 40)) == .zero)
    #expect(margin(Color.clear.frame(width: 40, height: 40).offset(x: 100)) == .zero)
  }

  @Test("Content moved out of its frame is measured from the frame")
  func offset() {
    // Half of the usual 16 points beyond it.
    let found = margin(Color.red.frame(width: 40, height: 20).offset(x: -30, y: 50))
    #expect(found == CGSize(width: 30 + 8 - 16, height: 50 + 8 - 16))
  }

  @Test("Later overflow is included, as far as a screen would show it")
  func later() {
    // Half of the 60 points more on each side.
    #expect(margin(Growing()) == CGSize(width: 30 + 8 - 16, height: 30 + 8 - 16))
    #expect(margin(Color.red.frame(width: 40, height: 40).offset(x: 300)).width == 161)
  }

  @Test("A still picture has the margins of the whole motion, and nothing but animations runs for them")
  func still() {
    var ends = 0
    let whole = host(Growing())
    whole.advance(to: 2)
    let last = whole.renderLastFrame()
    for time in [0, 0.3, 0.9] {
      let host = host(Growing { ends += 1 })
      host.advance(to: time)
      let picture = host.renderLastFrame()
      #expect(picture.width == last.width && picture.height == last.height, "\(time)")
      #expect(ends == 0)
    }
  }

  @Test("A picture holds what is drawn between samples")
  func between() {
    struct Flashing: View {
      let start: Date
      var body: some View {
        TimelineView(.explicit([0.3, 0.4].map { start.addingTimeInterval($0) })) { context in
          let seconds = context.date.timeIntervalSince(start)
          Color.red.frame(width: 40, height: 40).offset(x: seconds > 0.29 && seconds < 0.39 ? 90 : 0)
        }
      }
    }
    let host = host(Flashing(start: Date(timeIntervalSinceReferenceDate: 0)), keepsCenter: true)
    #expect(host.renderFrame().width == 72)
    host.advance(to: 0.35)
    // Six steps of 16 points, and half of the usual margin beyond them.
    #expect(host.renderFrame().width == 40 + 2 * (96 + 8))
    host.advance(to: 3)
    #expect(host.renderFrame().width == 40 + 2 * (96 + 8))
  }

  @Test("Pictures at other rates have the same size")
  func rates() {
    struct Leaving: View {
      let start: Date
      var body: some View {
        TimelineView(.explicit([0.3, 0.32, 0.34].map { start.addingTimeInterval($0) })) { context in
          let seconds = context.date.timeIntervalSince(start)
          let offset = seconds < 0.29 ? 0 : seconds < 0.31 ? 34 : seconds < 0.33 ? 44 : 0
          Color.red.frame(width: 40, height: 40).offset(x: CGFloat(offset))
        }
      }
    }
    func width(at times: [Double]) -> Int {
      let host = host(Leaving(start: Date(timeIntervalSinceReferenceDate: 0)), keepsCenter: true)
      var width = 0
      for time in times {
        host.advance(to: time)
        width = host.renderFrame().width
      }
      return width
    }
    #expect(width(at: [0.31]) == 40 + 2 * (48 + 8))
    #expect(width(at: [0.31, 0.33]) == 40 + 2 * (48 + 8))
    #expect(width(at: [0.33, 1]) == 40 + 2 * (48 + 8))
  }

  @Test("The views run once, and their layout knows nothing of the margins")
  func unseen() {
    final class Log { var lines: [String] = [] }
    struct Watched: View {
      let log: Log
      @State private var isFar = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: isFar ? 150 : 0)
          .background {
            GeometryReader { geometry in
              let _ = log.lines.append("\(geometry.frame(in: .global))")
              Color.clear
            }
          }
          .onAppear {
            log.lines.append("appeared")
            withAnimation(.linear(duration: 1)) { isFar = true }
          }
          .onTapGesture { log.lines.append("tapped") }
      }
    }
    func log(measures: Bool) -> [String] {
      let log = Log()
      let host = host(Watched(log: log), measures: measures)
      host.schedule(InputEvent.tap(at: CGPoint(x: 26, y: 26), time: 1.5))
      host.advance(to: 2)
      _ = host.renderFrame()
      #expect((host.margin.width > 0) == measures)
      return log.lines
    }
    let lines = log(measures: true)
    #expect(lines == log(measures: false))
    #expect(lines.filter { $0 == "appeared" }.count == 1)
  }
}
