import Foundation
import OffscreenHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A red source of drags over two targets, which note what happens to them.
private struct Shelf: View {
  let note: (String) -> Void

  struct Delegate: DropDelegate {
    let note: (String) -> Void
    func dropEntered(info: DropInfo) { note("entered") }
    func dropExited(info: DropInfo) { note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      info.itemProviders(for: [.text]).first?.loadObject(ofClass: NSString.self) { text, _ in
        note("delegate \(text?.description ?? "nothing") at \(Int(info.location.x)),\(Int(info.location.y))")
      }
      return true
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 20).draggable("apple")
      Color.green.frame(width: 100, height: 40)
        .dropDestination(for: String.self) { values, location in
          note("\(values) at \(Int(location.x)),\(Int(location.y))")
          return true
        } isTargeted: {
          note("targeted \($0)")
        }
      Color.blue.frame(width: 100, height: 40).onDrop(of: [.text], delegate: Delegate(note: note))
    }
  }
}

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private func drag(to places: [CGPoint], after delay: Double = 0.6) -> [String] {
    var notes: [String] = []
    let stage = Stage(Shelf { notes.append($0) })
    stage.host.press(at: CGPoint(x: 50, y: 10))
    stage.host.advance(to: delay)
    for place in places {
      stage.host.move(to: place)
      stage.host.advance(to: stage.host.time + 0.1)
    }
    stage.host.release(at: places[places.count - 1])
    stage.host.advance(to: stage.host.time + 0.1)
    return notes
  }

  @Test("A value that is dragged after a long press is dropped where the finger is lifted")
  func drops() {
    #expect(
      drag(to: [CGPoint(x: 40, y: 15), CGPoint(x: 40, y: 30)])
        == ["targeted true", "[\"apple\"] at 40,10", "targeted false"])
  }

  @Test("A delegate hears of a drag that enters, leaves and is dropped, with its place in the view")
  func delegates() {
    #expect(
      drag(to: [CGPoint(x: 40, y: 70), CGPoint(x: 40, y: 30), CGPoint(x: 60, y: 80)])
        == ["entered", "exited", "targeted true", "targeted false", "entered", "delegate apple at 60,20", "exited"])
  }

  @Test("A short press drags nothing")
  func shortPress() { #expect(drag(to: [CGPoint(x: 40, y: 70)], after: 0.1).isEmpty) }
}
