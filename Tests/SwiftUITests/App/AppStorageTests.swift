import Foundation
import OffscreenHost
import SwiftUI
import Testing

private enum Flavor: String { case plain, sweet }

private struct StorageView: View {
  @AppStorage("count") private var count = 1
  @AppStorage("flag") private var flag = false
  @AppStorage("size") private var size = 10.0
  @AppStorage("name") private var name: String?
  @AppStorage("flavor") private var flavor = Flavor.plain
  @AppStorage("link") private var link = URL(string: "https://example.org/a")!
  @AppStorage("bytes") private var bytes = Data([1])
  @AppStorage("maybe") private var maybe: Flavor?
  @SceneStorage("count") private var sceneCount = 7

  var body: some View {
    VStack(spacing: 0) {
      Text("\(count) \(flag ? "on" : "off") \(Int(size)) \(name ?? "unnamed") \(flavor.rawValue)")
      Text("\(link.lastPathComponent) \(bytes.count) \(maybe?.rawValue ?? "none") \(sceneCount)")
      Color.red.frame(width: 40, height: 40).onTapGesture {
        count += 1
        count += 1
        flag = true
        size = 2.5
        name = "Ada"
        flavor = .sweet
        link = URL(string: "https://example.org/b")!
        bytes.append(2)
        maybe = .sweet
        sceneCount = 8
      }
      Other()
      Color.blue.frame(width: 40, height: 40).onTapGesture {
        name = nil
        maybe = nil
      }
    }
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 1
  var body: some View { Text("other \(count)") }
}

private struct Bar: View {
  @AppStorage("wide") private var wide = false
  var body: some View {
    VStack {
      Color.red.frame(width: wide ? 100 : 20, height: 10)
      Setter(isOn: $wide.animation(.linear(duration: 1)))
    }
  }

  struct Setter: View {
    @Binding var isOn: Bool
    var body: some View { Color.blue.frame(width: 40, height: 40).onTapGesture { isOn = true } }
  }
}

private struct Shelf: View {
  @AppStorage("count") private var count = 5
  var body: some View { Color.red.frame(width: CGFloat(count), height: 10).onTapGesture { count += 1 } }
}

@MainActor
@Suite("Stored values")
struct AppStorageTests {
  private func texts(_ host: OffscreenHost) -> [String] { host.inspect().all("Text").compactMap { $0.texts["text"] } }

  private func tap(_ index: Int, _ host: OffscreenHost) {
    let frame = host.inspect().all("Color")[index].frame!
    let origin = host.graph.root.contentOrigin
    #expect(host.tap(at: CGPoint(x: origin.x + frame.x + 5, y: origin.y + frame.y + 5)))
  }

  @Test("Every type of value is kept, two writes in a row add up, and all readers of a key follow")
  func values() {
    let host = OffscreenHost(rootView: StorageView())
    #expect(texts(host) == ["1 off 10 unnamed plain", "a 1 none 7", "other 1"])
    tap(0, host)
    #expect(texts(host) == ["3 on 2 Ada sweet", "b 2 sweet 8", "other 3"])
    tap(1, host)
    #expect(texts(host) == ["3 on 2 unnamed sweet", "b 2 none 8", "other 3"])
  }

  @Test("Each offscreen host starts with an empty store")
  func empty() {
    let first = OffscreenHost(rootView: StorageView())
    tap(0, first)
    #expect(texts(OffscreenHost(rootView: StorageView())).first == "1 off 10 unnamed plain")
  }

  @Test("A write through an animated binding moves: a linear second is half way after half of it")
  func animation() {
    let host = OffscreenHost(rootView: Bar())
    tap(1, host)
    host.advance(to: 0.5)
    let frame = host.renderFrame()
    let red = (0..<frame.width).filter { x in
      (0..<frame.height).contains { y in frame.rgba(x, y).0 > 200 && frame.rgba(x, y).2 < 100 }
    }
    // 60 points at two pixels each, half way between 20 and 100.
    #expect(abs(red.count - 120) <= 1)
    #expect(host.inspect().all("Color")[0].frame?.width == 100)
  }

  @Test("A store of one's own is read and written")
  func defaults() throws {
    let name = "glowworm-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(30, forKey: "count")
    let host = OffscreenHost(rootView: Shelf().defaultAppStorage(store))
    #expect(host.inspect().find("Color")?.frame?.width == 30)
    tap(0, host)
    #expect(host.inspect().find("Color")?.frame?.width == 31)
    #expect(store.integer(forKey: "count") == 31)
  }
}
