import OffscreenHost
import SwiftUI
import Testing

@MainActor @Suite("The body of a preview")
struct PreviewBodyTests {
  @Test("It is a view builder, as that of the macro, whose closure it is: declarations and several views stand in it")
  func isBuilder() {
    let preview = Preview("Boxes") {
      let side: CGFloat = 20
      Color.red.frame(width: side, height: side)
      Color.blue.frame(width: side, height: side)
    }
    let stage = Stage(VStack(spacing: 0) { AnyView(preview.content()) })
    #expect(stage.box(.red) == InkBox(left: 40, top: 30, right: 60, bottom: 50))
    #expect(stage.box(.blue) == InkBox(left: 40, top: 50, right: 60, bottom: 70))
  }
}
