import OffscreenHost
import SwiftUI
import Testing

private final class Frames {
  var rows: [Int: CGRect] = [:]
}

private struct Rows: View {
  let frames: Frames

  var body: some View {
    List(0..<3) { index in
      Color.blue.frame(width: 40, height: index == 2 ? 30 : 10)
        .background(
          GeometryReader { geometry -> Color in
            frames.rows[index] = geometry.frame(in: .global)
            return Color.clear
          })
    }
  }
}

/// Measured on macOS 26.2 (`E/List.md`): 10 above the first row, rows 8 taller than their content and at least 24,
/// content 16 from the edge, separators 1 point of black at 25/255.
@Test("A list lays its rows out as measured on macOS") @MainActor
func listRowsLieAsMeasured() {
  let frames = Frames()
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 200, height: 120)
  configuration.platform = .macOS
  configuration.background = .white
  let host = OffscreenHost(rootView: Rows(frames: frames), configuration: configuration)
  #expect(frames.rows[0] == CGRect(x: 16, y: 17, width: 40, height: 10))
  #expect(frames.rows[1] == CGRect(x: 16, y: 41, width: 40, height: 10))
  #expect(frames.rows[2] == CGRect(x: 16, y: 62, width: 40, height: 30))
  let picture = host.renderFrame()
  #expect(picture.rgba(200, 67).0 == 230)
  #expect(picture.rgba(200, 63).0 == 255)
}

@Test("A form on iOS stands in white groups on gray") @MainActor
func formsStandInGroups() {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 200, height: 200)
  let view = Form { Section { Color.blue.frame(width: 20, height: 20) } }
  let picture = OffscreenHost(rootView: view, configuration: configuration).renderFrame()
  #expect(picture.rgba(200, 20) == (242, 242, 247, 255))
  #expect(picture.rgba(200, 114) == (255, 255, 255, 255))
  #expect(picture.rgba(10, 114) == (242, 242, 247, 255))
}
