import Foundation
import SwiftUI
import Testing
import VectorRenderer

/// What the document says, in its own words.
@Suite @MainActor
struct SVGDocumentTests {
  @Test("The pulsing indicator with outlines has less than 2 KB, and every document is well-formed XML")
  func size() throws {
    let document = try Pictures.svg(Pulse())
    #expect(document.text.utf8.count < 2048)
    let names = try Pictures.elements(document.text).map(\.name)
    #expect(names == ["svg", "title", "desc", "style", "g", "circle", "circle", "path"])
    #expect(document.warnings.isEmpty)
  }

  @Test("It has a title, and contains no scripts and no external references")
  func accessibility() throws {
    let text = try Pictures.svg(Pulse()).text
    let root = try #require(try Pictures.elements(text).first)
    #expect(root.attributes["role"] == "img")
    #expect(text.contains("<title>A &amp; B</title><desc>Live</desc>"))
    #expect(!text.contains("<script") && !text.contains("href=\"http") && !text.contains("@import"))
  }

  @Test("The same views give the same bytes")
  func deterministic() throws {
    #expect(try Pictures.svg(Pulse()).text == Pictures.svg(Pulse()).text)
  }

  @Test("Simultaneous scale and opacity share one keyframes rule with the animation's own curve")
  func pulse() throws {
    let text = try Pictures.svg(Pulse()).text
    #expect(text.contains("@keyframes a{from{transform:scale(1);opacity:.3}to{transform:scale(1.4);opacity:0}}"))
    #expect(text.contains(".a{animation:a 1.5s cubic-bezier(.42,0,.58,1) infinite}"))
  }

  @Test("An autoreversing loop has an alternating direction")
  func alternate() throws {
    let view = Switched(animation: .easeInOut(duration: 1).repeatForever()) {
      Circle().fill(.green).frame(width: 10, height: 10).opacity($0 ? 1 : 0.2)
    }
    let text = try Pictures.svg(view).text
    #expect(text.contains("@keyframes a{from{opacity:.2}to{opacity:1}}"))
    #expect(text.contains("animation:a 1s cubic-bezier(.42,0,.58,1) infinite alternate}"))
  }

  @Test("A delay outside the repetition delays; one inside it holds in every iteration")
  func delay() throws {
    func text(_ animation: Animation) throws -> String {
      try Pictures.svg(
        Switched(animation: animation) { Circle().fill(.green).frame(width: 10, height: 10).opacity($0 ? 1 : 0.2) }
      ).text
    }
    let outside = try text(.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5))
    #expect(outside.contains("animation:a 1s linear .5s infinite backwards}"))
    let inside = try text(.linear(duration: 1).delay(0.25).repeatForever(autoreverses: false))
    let frames = "from{opacity:.2}20%{opacity:.2;animation-timing-function:linear}to{opacity:1}"
    #expect(inside.contains("@keyframes a{\(frames)}"))
    #expect(inside.contains("animation:a 1.25s step-end infinite}"))
  }

  @Test("A finite animation plays once and holds its last value")
  func finite() throws {
    let view = Switched(animation: .easeOut(duration: 0.5)) {
      Circle().fill(.green).frame(width: 10, height: 10).offset(x: $0 ? 20 : 0)
    }
    let text = try Pictures.svg(view).text
    #expect(text.contains("animation:a .5s cubic-bezier(0,0,.58,1) forwards}"))
  }

  @Test("An asymmetric curve is written for both directions of an autoreversing loop")
  func asymmetric() throws {
    let view = Switched(animation: .easeIn(duration: 1).repeatForever()) {
      Circle().fill(.green).frame(width: 10, height: 10).scaleEffect($0 ? 2 : 1)
    }
    let text = try Pictures.svg(view).text
    #expect(text.contains("@keyframes a{from{transform:scale(1)}50%{transform:scale(2)}to{transform:scale(1)}}"))
    #expect(text.contains("animation:a 2s cubic-bezier(.42,0,1,1) infinite}"))
  }

  @Test("A full turn is one keyframes rule, although its start and end matrices are equal")
  func rotation() throws {
    let view = Switched(animation: .linear(duration: 2).repeatForever(autoreverses: false)) {
      Rectangle().fill(.green).frame(width: 10, height: 10).rotationEffect(.degrees($0 ? 720 : 0))
    }
    let document = try Pictures.svg(view)
    #expect(document.text.contains("@keyframes a{from{transform:rotate(0deg)}to{transform:rotate(720deg)}}"))
    #expect(document.warnings.isEmpty)
  }

  @Test("Springs become linear() easings between the two ends")
  func spring() throws {
    let view = Switched(animation: .spring(response: 0.5, dampingFraction: 0.4)) {
      Circle().fill(.green).frame(width: 10, height: 10).offset(x: $0 ? 40 : 0)
    }
    let text = try Pictures.svg(view).text
    #expect(text.contains("@keyframes a{from{transform:translate(-40px,0)}to{transform:translate(0,0)}}"))
    #expect(text.contains("s linear(0,"))
  }

  @Test("Both palettes are in one file, and reduced motion shows the still image")
  func media() throws {
    let text = try Pictures.svg(Pulse()).text
    #expect(text.contains("@media(prefers-color-scheme:dark){.a{fill:#ff4245}.b{fill:#ff4245}}"))
    #expect(text.contains("@media(prefers-reduced-motion:reduce){*{animation:none!important}}"))
    // At rest the pulse has faded.
    #expect(text.contains("transform=\"scale(1.4)\" opacity=\"0\""))
    #expect(!(try Pictures.svg(Pulse(), bothAppearances: false).text.contains("prefers-color-scheme")))
  }

  @Test("Appearances with different parts are two groups")
  func structures() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        if scheme == .dark { Circle().frame(width: 9, height: 9) } else { Rectangle().frame(width: 9, height: 9) }
      }
    }
    let document = try Pictures.svg(Scheme())
    #expect(document.text.contains("@media(prefers-color-scheme:dark){.a{display:none}.b{display:inline}}"))
    #expect(document.warnings == ["the dark picture has other parts than the light one; both are in the file"])
  }

  @Test("Content without a vector form is an embedded bitmap, and is reported")
  func bitmaps() throws {
    let view = Circle().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 8, height: 8)
    let document = try Pictures.svg(view, bothAppearances: false)
    #expect(document.text.contains("<image ") && document.text.contains("href=\"data:image/png;base64,iVBOR"))
  }

  @Test("Overlapping parts that fade individually do so in the document too")
  func opacity() throws {
    let view = ZStack {
      Circle().fill(.red).frame(width: 10, height: 10)
      Circle().fill(.blue).frame(width: 10, height: 10).offset(x: 4)
    }.opacity(0.5)
    let elements = try Pictures.elements(try Pictures.svg(view, bothAppearances: false).text)
    #expect(elements.filter { $0.name == "circle" }.allSatisfy { $0.attributes["opacity"] == ".5" })
    let whole = try Pictures.elements(try Pictures.svg(view.compositingGroup(), bothAppearances: false).text)
    #expect(whole.filter { $0.name == "circle" }.count == 2)
  }

  @Test("A loop is found though dates are not exact: a bitmap's edge on a pixel's edge is the same in every iteration")
  func inexactDates() throws {
    let view = TimelineView(.animation) { timeline in
      Canvas { context, size in
        let angle = timeline.date.timeIntervalSinceReferenceDate * 4 * .pi
        context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
        let center = CGPoint(x: 15 + cos(angle) * 5, y: 15 + sin(angle) * 5)
        context.fill(
          Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)), with: .color(.black))
      }
    }
    .frame(width: 30, height: 30)
    let picture = try Pictures.picture(view, bothAppearances: false)
    #expect(picture.cut == nil)
    let period = try #require(picture.light.period)
    #expect(abs(period - 0.5) < 1e-6)
  }

  @Test("Frames drawn by a timeline close their loop")
  func timeline() throws {
    let view = TimelineView(.animation) { timeline in
      let t = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 10 * t, y: 0, width: 4, height: 4)), with: .color(.red))
      }
      .frame(width: 20, height: 4)
    }
    let text = try Pictures.svg(view, bothAppearances: false).text
    // It moves 10 points in each second and jumps back.
    #expect(text.contains("animation:a 1s linear infinite}"))
    let elements = try Pictures.elements(text)
    #expect(elements.filter { $0.name == "rect" }.count == 1)
  }
}
