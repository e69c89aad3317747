import Foundation
import SwiftUI
import Testing
import VectorRenderer

/// Motions with a closed form run in their own periods, whatever their common one is.
@Suite @MainActor
struct ClosedFormTests {
  /// Bars whose periods, 0.7 s to 1.26 s, have no common one within 30 s; each fill's gradient goes with it.
  private struct Bars: View {
    var style = RoundedCornerStyle.circular
    @State private var isOn = false

    var body: some View {
      HStack(alignment: .bottom) {
        ForEach(0..<5, id: \.self) { index in
          RoundedRectangle(cornerRadius: 3, style: style)
            .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
            .frame(width: 9, height: isOn ? 40 + 4 * CGFloat(index) : 8)
            .animation(
              .easeInOut(duration: 0.35 + Double(index) * 0.07).repeatForever(autoreverses: true), value: isOn)
        }
      }
      .frame(width: 90, height: 70, alignment: .bottom)
      .onAppear { isOn = true }
    }
  }

  @Test("Motions without a common period are sampled for the longest of their own periods, not for thirty seconds")
  func recording() throws {
    let picture = try Pictures.picture(Bars(), bothAppearances: false)
    let end = try #require(picture.light.samples.last?.time)
    let isClosed = picture.light.isClosed
    // The longest: twice 0.63 s.
    #expect(end < 1.3)
    #expect(isClosed)
  }

  @Test("Each bar alternates with its own period, without sampling and without a cut")
  func styles() throws {
    let document = try Pictures.svg(Bars(), bothAppearances: false)
    for duration in [".35", ".42", ".49", ".56", ".63"] {
      #expect(document.text.contains(" \(duration)s cubic-bezier(.42,0,.58,1) infinite alternate"), "\(duration)")
    }
    #expect(document.warnings.isEmpty)
    // Gradients that go with their shapes count in the shapes' boxes: no gradient needs an animation.
    #expect(!document.text.contains("userSpaceOnUse"))
  }

  @Test("A Lottie composition, which repeats as a whole, has every iteration of thirty seconds")
  func lottie() throws {
    let document = LottieDocument.write(
      try Pictures.picture(Bars(), bothAppearances: false), encodePNG: { _ in Data() })
    #expect(document.text.contains("\"op\":1800"))
    #expect(document.warnings.contains { $0.contains("30 s") })
  }

  @Test("Motion without a curve that repeats with one animation is fitted to its period")
  func periodic() throws {
    // Continuous corners change their shape where a bar is hardly higher than they are.
    let picture = try Pictures.picture(Bars(style: .continuous), bothAppearances: false)
    let end = try #require(picture.light.samples.last?.time)
    #expect(end < 2.6)
    let document = SVGDocument.write(picture, encodePNG: { _ in Data() })
    for duration in [".7", ".84", ".98", "1.12", "1.26"] { #expect(document.text.contains(" \(duration)s linear")) }
    #expect(!document.warnings.contains { $0.contains("30 s") })
  }
}
