import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility elements")
struct AccessibilityTreeTests {
  private func elements(_ view: some View) -> [AccessibilityReport] { OffscreenHost(rootView: view).accessibility }

  @Test("Texts, symbols and buttons are elements by default; shapes are not")
  func automatic() {
    let found = elements(
      VStack {
        Text("Hello")
        Image(systemName: "star.fill")
        Image(decorative: "nothing")
        Circle().frame(width: 10, height: 10)
        Button {
        } label: {
          HStack {
            Text("Add")
            Text("item")
          }
        }
        Button("Off") {}.disabled(true)
      })
    #expect(found.map(\.label) == ["Hello", "star.fill", "Add, item", "Off"])
    #expect(found.map(\.traits) == [["isStaticText"], ["isImage"], ["isButton"], ["isButton"]])
    #expect(found.map(\.isEnabled) == [true, true, true, false])
    #expect(found[2].actions == ["activate"])
  }

  @Test("Labels, values, hints, identifiers and traits are those of the modifiers; a shape with a label is an element")
  func modifiers() {
    let found = elements(
      VStack {
        Circle().frame(width: 10, height: 10)
          .accessibilityLabel("Status").accessibilityValue(Text("Online")).accessibilityHint("Hints")
          .accessibilityIdentifier("dot").accessibilityAddTraits([.updatesFrequently, .isImage])
          .accessibilityInputLabels(["a", "b"])
        Text("Heading").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          .accessibilityRemoveTraits(.isStaticText)
        Text("Hidden").accessibilityHidden(true)
        Text("Old").accessibility(label: Text("New"))
      })
    #expect(found.map(\.label) == ["Status", "Heading", "New"])
    #expect(found[0].value == "Online")
    #expect(found[0].hint == "Hints")
    #expect(found[0].identifier == "dot")
    #expect(found[0].traits == ["isImage", "updatesFrequently"])
    #expect(found[0].inputLabels == ["a", "b"])
    #expect(found[0].frame.width == 10)
    #expect(found[1].traits == ["isHeader"])
    #expect(found[1].heading == 2)
  }

  @Test("Children are ignored, combined or contained; higher priorities come first")
  func structure() {
    let pair = HStack {
      Text("a").accessibilityValue("1")
      Text("b").accessibilitySortPriority(1)
    }
    #expect(elements(pair).map(\.label) == ["b", "a"])
    let combined = elements(pair.accessibilityElement(children: .combine))
    #expect(combined.map(\.label) == ["b, a"])
    #expect(combined[0].value == "1")
    #expect(elements(pair.accessibilityElement(children: .ignore).accessibilityLabel("pair")).map(\.label) == ["pair"])
    let contained = elements(pair.accessibilityElement(children: .contain).accessibilityLabel("box"))
    #expect(contained.map(\.label) == ["box"])
    #expect(contained[0].children?.map(\.label) == ["b", "a"])
    #expect(elements(pair.accessibilityRepresentation { Text("c") }).map(\.label) == ["c"])
    #expect(
      elements(
        Group {
          Text("x"); Text("y")
        }.accessibilityHidden(true)
      ).isEmpty)
  }

  @Test("Actions run by kind, by name and as adjustments")
  func actions() {
    struct Acting: View {
      @State private var level = 1
      var body: some View {
        Text("Level").accessibilityValue("\(level)")
          .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Reset") { level = 0 }
          .accessibilityAction(.escape) { level = -9 }
          .accessibilityActions { Button("Double") { level *= 2 } }
      }
    }
    let host = OffscreenHost(rootView: Acting())
    #expect(host.accessibility[0].actions == ["increment", "decrement", "Reset", "escape", "Double"])
    #expect(host.accessibility[0].traits == ["isAdjustable"])
    #expect(host.performAccessibilityAction("increment", on: "Level"))
    #expect(host.accessibility[0].value == "2")
    host.performAccessibilityAction("Double", on: "Level")
    #expect(host.accessibility[0].value == "4")
    host.performAccessibilityAction("Reset", on: "Level")
    #expect(host.accessibility[0].value == "0")
    #expect(!host.performAccessibilityAction("other", on: "Level"))
  }

  @Test("Only the presented elements are reachable during a presentation")
  func modal() {
    struct Asking: View {
      @State private var isShown = true
      var body: some View { Text("behind").alert("Title", isPresented: $isShown) { Button("Yes") {} } }
    }
    let host = OffscreenHost(rootView: Asking())
    #expect(host.accessibility.map(\.label) == ["Title", "Yes"])
    host.performAccessibilityAction("activate", on: "Yes")
    host.advance(to: 2)
    #expect(host.accessibility.map(\.label) == ["behind"])
  }
}
