import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private struct Badge: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Text("badge")
      // The default, as no other style is around this one.
      Label(configuration)
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      configuration.content
    }
  }
}

private struct Folding: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      DisclosureGroup("Own state") { Text("Other") }
    }
    .frame(width: 200)
  }
}

private struct Letters: View {
  var body: some View {
    Text("a")
    ForEach(["b", "c"], id: \.self) { Text($0).tag($0.uppercased()) }
  }
}

@MainActor @Suite("Labels, boxes, groups and labeled content")
struct GroupsTests {
  @Test("A label's styles show its title, its icon or both")
  func labelStyles() {
    func parts<S: LabelStyle>(_ style: S) -> (Int, Int) {
      let tree = ControlStage(Label("Sun", systemImage: "sun.max").labelStyle(style)).host.inspect()
      return (tree.all("Text").count, tree.all("Image").count)
    }
    #expect(parts(.titleAndIcon) == (1, 1))
    #expect(parts(.titleOnly) == (1, 0))
    #expect(parts(.iconOnly) == (0, 1))
    #expect(parts(.automatic) == (1, 1))
  }

  @Test("Eight points lie between icon and title, as measured on macOS")
  func labelSpacing() {
    let tree = ControlStage(Label("Sun", systemImage: "star")) { $0.platform = .macOS }.host.inspect()
    let icon = tree.all("Image").last!.frame!
    let title = tree.all("Text").last!.frame!
    #expect(abs(title.x - (icon.x + icon.width) - 8) < 0.51)
    // The icon's middle is 4.58 points above the baseline, which lies 12.5 under the top of 16 at 13 points.
    #expect(abs(icon.y + icon.height / 2 - (title.y + 12.5 - 4.58)) < 1.1)
  }

  @Test("A label style may contain the label itself")
  func customLabel() {
    #expect(ControlStage(Label("A", systemImage: "star").labelStyle(Badge())).texts == ["A", "badge", "A"])
  }

  @Test("A group box style applies to nested boxes, too")
  func nestedBoxes() {
    let view = GroupBox("One") { GroupBox("Two") { Text("x") } }.groupBoxStyle(Framed())
    #expect(ControlStage(view).texts == ["framed", "framed", "x"])
  }

  @Test("Label and content are at the two ends")
  func labeledContent() {
    let stage = ControlStage(
      LabeledContent("Version", value: "1.2").frame(width: 200), size: CGSize(width: 200, height: 40))
    let frames = stage.host.inspect().all("Text").compactMap(\.frame)
    #expect(frames.count == 2)
    #expect(frames[0].x == 0)
    #expect(abs(frames[1].x + frames[1].width - 200) < 0.51)
  }

  @Test("A tap opens and closes a disclosure group")
  func disclosure() {
    let stage = ControlStage(Folding())
    #expect(stage.texts == ["More", "Own state"])
    stage.tap("More")
    _ = stage.at(1)
    #expect(stage.texts == ["More", "Inside", "Own state"])
    stage.tap("Own state")
    _ = stage.at(2)
    #expect(stage.texts == ["More", "Inside", "Own state", "Other"])
    stage.tap("More")
    _ = stage.at(4)
    #expect(stage.texts == ["More", "Own state", "Other"])
  }

  @Test("The views of a group can be arranged individually, with the environment of each position")
  func subviews() {
    let view = Group(subviews: Letters()) { views in
      VStack {
        Text("\(views.count)")
        ForEach(Array(views.reversed())) { view in
          HStack {
            Text(view.containerValues.tag(for: String.self) ?? "-")
            view.font(.system(size: view.containerValues.hasTag("C") ? 30 : 10))
          }
        }
      }
    }
    let stage = ControlStage(view)
    #expect(stage.texts == ["3", "C", "c", "B", "b", "-", "a"])
    let sizes = stage.host.inspect().all("Text").compactMap { $0.values["fontSize"] }
    #expect(sizes == [17, 17, 30, 17, 10, 17, 10])
  }
}
