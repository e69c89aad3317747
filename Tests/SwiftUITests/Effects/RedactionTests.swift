import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Faded: ViewModifier {
  @State private var isOn = false
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.8) }
}

private struct Masked: ViewModifier {
  func body(content: Content) -> some View { content.mask(Rectangle()) }
}

@MainActor @Suite("Redacted views")
struct RedactionTests {
  /// The colors within a view: a text has the full ink of its foreground, a placeholder one light tone.
  private func darkest(_ view: some View) -> Int {
    let frame = ControlStage(view, size: nil).host.renderFrame()
    var result = 255
    for y in 0..<frame.height { for x in 0..<frame.width { result = min(result, Int(frame.rgba(x, y).0)) } }
    return result
  }

  private func middle(_ view: some View) -> [Int] {
    let stage = ControlStage(view, size: nil)
    return stage.pixel(Int(stage.host.size.width / 2), Int(stage.host.size.height / 2))
  }

  @Test("Bars replace texts for any source of the redaction reason")
  func forms() {
    let text = Text("MMMMM MMMMM")
    let views: [AnyView] = [
      AnyView(text.redacted(reason: .placeholder)), AnyView(text.modifier(Faded()).redacted(reason: .placeholder)),
      AnyView(text.mask(Rectangle()).redacted(reason: .placeholder)),
      AnyView(text.redacted(reason: .placeholder).mask(Rectangle())),
      AnyView(text.modifier(Masked()).redacted(reason: .placeholder)),
      AnyView(VStack { text }.redacted(reason: .placeholder)),
      AnyView(VStack { text }.mask(Rectangle()).redacted(reason: .placeholder)),
      AnyView(Label("MMM", systemImage: "square.fill").redacted(reason: .placeholder)),
      AnyView(Image(systemName: "square.fill").redacted(reason: .placeholder)),
      AnyView(LabeledContent("MMM", value: "MMM").frame(width: 200).redacted(reason: .placeholder)),
    ]
    for view in views { #expect((150...240).contains(darkest(view))) }
    #expect(darkest(text) < 60)
    #expect(darkest(text.redacted(reason: [])) < 60)
    #expect(darkest(text.unredacted().redacted(reason: .placeholder)) < 60)
  }

  @Test("A placeholder has its view's size and a light tone of its color; shapes stay")
  func tones() {
    let text = Text("wide enough")
    #expect(ControlStage.size(of: text) == ControlStage.size(of: text.redacted(reason: .placeholder)))
    let red = middle(
      Text("wide enough").foregroundStyle(Color(red: 1, green: 0, blue: 0)).redacted(reason: .placeholder))
    #expect(red[0] == 255 && (180...230).contains(red[1]) && red[1] == red[2])
    let button = middle(Button("wide enough") {}.redacted(reason: .placeholder))
    #expect(button[2] > button[0] + 20, "a button's bar has its tint")
    let shape = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
    #expect(middle(shape.redacted(reason: .placeholder)) == [255, 0, 0])
    // The corners of a bar are round.
    let stage = ControlStage(Text("wide enough").redacted(reason: .placeholder), size: nil)
    #expect(stage.pixel(0, 2) == [255, 255, 255])
  }

  @Test("Lines have a bar each")
  func lines() {
    let text = Text("one two three four five six").frame(width: 80).redacted(reason: .placeholder)
    let stage = ControlStage(text, size: nil)
    let dark = (0..<Int(stage.host.size.height)).map { stage.pixel(10, $0)[0] < 250 }
    let starts = zip(dark, [false] + dark).filter { $0 && !$1 }.count
    #expect(starts >= 3)
  }

  @Test("Under the privacy reason only sensitive views are masked, in either order of the modifiers")
  func privacy() {
    let text = Text("MMMMM")
    #expect(darkest(text.redacted(reason: .privacy)) < 60)
    #expect(darkest(text.privacySensitive().redacted(reason: .privacy)) > 150)
    #expect(darkest(text.redacted(reason: .privacy).privacySensitive()) > 150)
    #expect(darkest(text.privacySensitive(false).privacySensitive().redacted(reason: .privacy)) < 60)
    #expect(darkest(text.privacySensitive()) < 60)
  }

  @Test("Invalidatable content is dimmed when it is invalidated")
  func invalidated() {
    for view in [AnyView(Text("MMMMM")), AnyView(Image(systemName: "square.fill"))] {
      #expect(darkest(view.redacted(reason: .invalidated)) < 60)
      #expect((90...170).contains(darkest(view.invalidatableContent().redacted(reason: .invalidated))))
    }
  }
}
