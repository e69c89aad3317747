import Foundation
import SwiftUI
import Testing
import VectorRenderer

@testable import OffscreenHost

@Suite @MainActor
struct SizeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Rectangle().frame(width: scheme == .dark ? 90 : 30, height: 10) }
  }

  @Test("A picture holds both appearances, each in its middle")
  func appearances() throws {
    let picture = try Pictures.picture(Scheme())
    #expect(picture.size == CGSize(width: 90 + 32, height: 10 + 32))
    let text = SVGDocument.write(picture, encodePNG: VectorExport.png).text
    #expect(text.contains("width=\"122\""))
    // 30 of 122 points, and 90.
    #expect(text.contains("x=\"46\"") && text.contains("x=\"16\""))
  }

  @Test("A picture holds its views at all times, in its middle")
  func growing() throws {
    let view = Switched(animation: .linear(duration: 1)) {
      Rectangle().fill(.red).frame(width: $0 ? 120 : 40, height: 40)
    }
    let picture = try Pictures.picture(view, bothAppearances: false)
    #expect(picture.size == CGSize(width: 120 + 32, height: 40 + 32))
    let text = SVGDocument.write(picture, encodePNG: VectorExport.png).text
    // From 40 to 120 points about the middle of 152.
    #expect(text.contains("width:40px;height:40px;transform:translate(40px,0)"))
    #expect(text.contains("width:120px;height:40px;transform:translate(0,0)"))
  }
}
