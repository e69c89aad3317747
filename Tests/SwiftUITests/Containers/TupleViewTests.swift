import OffscreenHost
import SwiftUI
import Testing

/// A conditional modifier as apps write it: with a tuple of optional views.
private struct Conditional: View {
  let remote: Remote
  @State private var isRed = false

  var body: some View {
    VStack(spacing: 0) { pair }
      .frame(width: 100, height: 100, alignment: .top)
      .onAppear { remote.press = { isRed.toggle() } }
  }

  private var pair: some View {
    let red: Color? = isRed ? Color.red : nil
    return TupleView((red, Color.blue.frame(width: 20, height: 20)))
  }
}

@MainActor @Suite("A view of a tuple")
struct TupleViewTests {
  @Test("Its elements are the tuple's views, also optional ones that come and go")
  func optionalElements() {
    let remote = Remote()
    let stage = Stage(Conditional(remote: remote))
    #expect(stage.at(0).box(.red) == nil)
    #expect(stage.box(.blue) == InkBox(left: 40, top: 0, right: 60, bottom: 20))
    remote.press()
    #expect(stage.at(0.1).box(.red) == InkBox(left: 0, top: 0, right: 100, bottom: 80))
    #expect(stage.box(.blue) == InkBox(left: 40, top: 80, right: 60, bottom: 100))
    remote.press()
    #expect(stage.at(0.2).box(.red) == nil)
  }
}
