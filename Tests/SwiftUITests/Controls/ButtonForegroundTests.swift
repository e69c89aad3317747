import Foundation
import OffscreenHost
import SwiftUI
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let black = Color(red: 0, green: 0, blue: 0)

private struct Later: View {
  let remote: Remote
  @State private var changed = false
  var body: some View {
    Button {
    } label: {
      Image(systemName: "square.fill").resizable().frame(width: 20, height: 20)
    }
    .foregroundStyle(changed ? black : red)
    .onAppear { remote.press = { changed = true } }
  }
}

@MainActor @Suite("The foreground of buttons")
struct ButtonForegroundTests {
  private func color(_ view: some View) -> [Int] {
    let stage = ControlStage(view, size: nil)
    return stage.pixel(Int(stage.host.size.width / 2), Int(stage.host.size.height / 2))
  }

  private var mark: some View { Image(systemName: "square.fill").resizable().frame(width: 20, height: 20) }

  @Test("A label takes the foreground that is set on its button, menu or link, or around it")
  func explicit() {
    let url = URL(fileURLWithPath: "/")
    let controls: [AnyView] = [
      AnyView(
        Button {
        } label: {
          mark
        }),
      AnyView(
        Menu {
        } label: {
          mark
        }), AnyView(Link(destination: url) { mark }),
      AnyView(
        Button {
        } label: {
          mark
        }.buttonStyle(.bordered)),
      AnyView(
        Button {
        } label: {
          mark
        }.buttonStyle(.borderedProminent)),
      AnyView(
        Button {
        } label: {
          mark
        }.buttonStyle(.glass)),
    ]
    for control in controls {
      #expect(color(control.foregroundStyle(red)) == [255, 0, 0])
      #expect(color(VStack { control }.foregroundColor(red)) == [255, 0, 0])
      #expect(color(control.foregroundStyle(Color.primary)) == [0, 0, 0])
      #expect(color(control.foregroundColor(nil)) == color(control))
    }
    #expect(color(controls[0]) == color(mark.foregroundStyle(.tint)))
    #expect(color(controls[0].tint(red)) == [255, 0, 0])
  }

  @Test("A change of the foreground reaches the label")
  func change() {
    let remote = Remote()
    let stage = ControlStage(Later(remote: remote), size: nil)
    #expect(stage.pixel(10, 10) == [255, 0, 0])
    remote.press()
    #expect(stage.at(0.3).pixel(10, 10) == [0, 0, 0])
  }

  @Test("What a list or a row colors by itself leaves buttons their tint")
  func defaults() {
    let button = Button {
    } label: {
      mark
    }
    let tint = color(mark.foregroundStyle(.tint))
    let row = ControlStage(
      LabeledContent {
        button
      } label: {
        Text("A")
      }.frame(width: 100), size: nil)
    #expect(row.pixel(90, Int(row.host.size.height / 2)) == tint)
  }
}
