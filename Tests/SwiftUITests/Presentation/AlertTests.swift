import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor
private func phone(_ view: some View, platform: PlatformProfile = .iOS) -> OffscreenHost {
  var configuration = OffscreenHost.Configuration()
  configuration.size = CGSize(width: 400, height: 800)
  configuration.scale = 1
  configuration.platform = platform
  return OffscreenHost(rootView: view, configuration: configuration)
}

private struct Asking: View {
  enum Form { case plain, data, older, olderItem, dialog, sheet, empty }
  struct Item: Identifiable {
    let id: Int
  }

  let form: Form
  @State private var isShown = false
  @State private var item: Item?
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("answer \(answer)")
      Button("Ask") {
        isShown = true
        item = Item(id: 7)
      }
    }
    .modifier(Asked(form: form, isShown: $isShown, item: $item, answer: $answer))
  }

  private struct Asked: ViewModifier {
    let form: Form
    @Binding var isShown: Bool
    @Binding var item: Item?
    @Binding var answer: String

    func body(content: Content) -> some View {
      switch form {
      case .plain:
        content.alert("Title", isPresented: $isShown) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) { answer = "no" }
        } message: {
          Text("Message")
        }
      case .data:
        content.alert("Title", isPresented: $isShown, presenting: item) { item in
          Button("Yes") { answer = "\(item.id)" }
        }
      case .older:
        content.alert(isPresented: $isShown) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .default(Text("Yes")) { answer = "yes" }, secondaryButton: .cancel())
        }
      case .olderItem:
        content.alert(item: $item) { item in Alert(title: Text("Item \(item.id)")) }
      case .dialog:
        content.confirmationDialog("Title", isPresented: $isShown) {
          Button("Yes", role: .destructive) { answer = "yes" }
        }
      case .sheet:
        content.actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Title"), buttons: [.default(Text("Yes")) { answer = "yes" }, .cancel(Text("Leave"))])
        }
      case .empty:
        content.alert("Title", isPresented: $isShown) {}
      }
    }
  }
}

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
  private func ask(_ form: Asking.Form) -> OffscreenHost {
    let host = phone(Asking(form: form))
    host.tap("Ask")
    host.advance(to: 2)
    return host
  }

  @Test("Every button of an alert runs its action and closes it", arguments: [("Yes", "yes"), ("No", "no")])
  func plain(button: String, answer: String) {
    let host = ask(.plain)
    #expect(host.shownTexts.contains("Message"))
    // Nothing outside the alert is reached.
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(to: 3)
    #expect(host.shownTexts.contains("Title"))
    host.tap(button)
    host.advance(to: 5)
    #expect(host.shownTexts == ["answer \(answer)", "Ask"])
  }

  @Test("Two short buttons are side by side, the cancel button first; an alert is 270 points wide")
  func places() throws {
    let host = ask(.plain)
    let yes = try #require(host.middle(of: "Yes"))
    let no = try #require(host.middle(of: "No"))
    #expect(abs(yes.y - no.y) < 0.5)
    // The middles of the halves of 270 points in the middle of 400.
    #expect(abs(no.x - 132.5) < 0.6)
    #expect(abs(yes.x - 267.5) < 0.6)
  }

  @Test("Alerts with data, of the older forms and without buttons")
  func forms() {
    let data = ask(.data)
    data.tap("Yes")
    data.advance(to: 4)
    #expect(data.shownTexts == ["answer 7", "Ask"])
    let older = ask(.older)
    older.tap("Yes")
    older.advance(to: 4)
    #expect(older.shownTexts == ["answer yes", "Ask"])
    let item = ask(.olderItem)
    #expect(item.shownTexts.contains("Item 7"))
    item.tap("OK")
    item.advance(to: 4)
    #expect(item.shownTexts == ["answer none", "Ask"])
    let empty = ask(.empty)
    empty.tap("OK")
    empty.advance(to: 4)
    #expect(empty.shownTexts == ["answer none", "Ask"])
  }

  @Test("A dialog rises from the bottom with its own cancel button, or the app's; a tap outside it cancels")
  func dialogs() throws {
    let host = ask(.dialog)
    #expect(try #require(host.middle(of: "Cancel")).y > 740)
    #expect(!host.shownTexts.contains("Title"))
    host.tap("Yes")
    host.advance(to: 4)
    #expect(host.shownTexts == ["answer yes", "Ask"])
    let sheet = ask(.sheet)
    #expect(sheet.shownTexts.contains("Title"))
    #expect(!sheet.shownTexts.contains("Cancel"))
    sheet.tap("Leave")
    sheet.advance(to: 4)
    #expect(sheet.shownTexts == ["answer none", "Ask"])
    let left = ask(.dialog)
    left.tap(at: CGPoint(x: 200, y: 100))
    left.advance(to: 4)
    #expect(left.shownTexts == ["answer none", "Ask"])
  }
}
