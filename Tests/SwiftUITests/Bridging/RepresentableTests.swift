import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

@Suite("UIKit's and AppKit's views in SwiftUI")
@MainActor
struct RepresentableTests {
  private func host<V: View>(_ view: V, width: CGFloat = 60, height: CGFloat = 40) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = 1
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  private struct Label: UIViewRepresentable {
    final class Coordinator { var updates = 0 }
    let text: String
    let log: (String) -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      log("make")
      return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.updates += 1
      label.text = text
      log("update \(context.coordinator.updates) \(context.environment.colorScheme)")
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { label.text = "dismantled" }
  }

  @Test("A wrapped view is made once and updated with its coordinator and environment")
  func lifecycle() {
    struct Demo: View {
      let log: (String) -> Void
      @State private var text = "a"
      var body: some View { Label(text: text, log: log).onAppear { text = "b" } }
    }
    var events: [String] = []
    let host = host(Demo { events.append($0) })
    host.advance(to: 0.1)
    #expect(events.first == "make")
    #expect(events.count { $0 == "make" } == 1)
    #expect(events.contains("update 2 light"))
  }

  @Test("The context has the transaction of the update")
  func transaction() {
    struct Recorder: UIViewRepresentable {
      let isOn: Bool
      let log: (Animation?) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Recorder>) {
        log(context.transaction.animation)
      }
    }
    struct Demo: View {
      let log: (Animation?) -> Void
      @State private var isOn = false
      var body: some View {
        Recorder(isOn: isOn, log: log).onTapGesture { withAnimation(.linear(duration: 3)) { isOn = true } }
      }
    }
    var animations: [Animation?] = []
    let host = host(Demo { animations.append($0) })
    #expect(animations == [nil])
    host.tap(at: CGPoint(x: 30, y: 20))
    host.advance(to: 0.1)
    #expect(animations.contains(.linear(duration: 3)))
  }

  private struct Box: UIViewRepresentable {
    let change: (UIView) -> Void
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { change(view) }
  }

  @Test("Backgrounds, subviews at their frames and constraints are drawn")
  func drawing() {
    let box = Box { view in
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      guard view.subviews.isEmpty else { return }
      let placed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      placed.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let pinned = UIView()
      pinned.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      pinned.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(placed)
      view.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
        view.bottomAnchor.constraint(equalTo: pinned.bottomAnchor, constant: 5),
        pinned.widthAnchor.constraint(equalToConstant: 10), pinned.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    let frame = host(box).renderFrame()
    #expect(frame.rgba(5, 5) == (0, 0, 255, 255))
    #expect(frame.rgba(30, 5) == (255, 0, 0, 255))
    #expect(frame.rgba(50, 25) == (0, 255, 0, 255))
    #expect(frame.rgba(57, 25) == (255, 0, 0, 255))
    #expect(frame.rgba(50, 37) == (255, 0, 0, 255))
  }

  @Test("A change of a wrapped view after its update is drawn")
  func laterChange() {
    final class Reference { var view: UIView? }
    let reference = Reference()
    let host = host(Box { reference.view = $0 })
    _ = host.renderFrame()
    reference.view?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    host.advance(to: 0.1)
    #expect(host.renderFrame().rgba(5, 5) == (0, 0, 255, 255))
  }

  private struct Hosted: UIViewControllerRepresentable {
    let content: Color
    func makeUIViewController(context: Context) -> UIHostingController<Color> {
      UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Color>, context: Context) {
      controller.rootView = content
    }
  }

  private struct MacHosted: NSViewRepresentable {
    let content: Color
    func makeNSView(context: Context) -> NSHostingView<Color> { NSHostingView(rootView: content) }
    func updateNSView(_ view: NSHostingView<Color>, context: Context) { view.rootView = content }
  }

  @Test("Hosting controllers and views show their SwiftUI content")
  func hosting() {
    let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    #expect(host(Hosted(content: blue)).renderFrame().rgba(5, 5) == (0, 0, 255, 255))
    #expect(host(MacHosted(content: blue)).renderFrame().rgba(5, 5) == (0, 0, 255, 255))
  }

  private final class Own: UIView {}

  private struct OwnBox: UIViewRepresentable {
    func makeUIView(context: Context) -> Own { Own() }
    func updateUIView(_ view: Own, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Own, context: Context) -> CGSize? {
      CGSize(width: 20, height: 10)
    }
  }

  @Test("A view that draws itself is an empty box of the size that its wrapper gives")
  func emptyBox() {
    let box = OwnBox().background(Color(.sRGB, red: 0, green: 0, blue: 1))
    let frame = host(box).renderFrame()
    #expect(frame.rgba(30, 20) == (0, 0, 255, 255))
    #expect(frame.rgba(15, 20) != (0, 0, 255, 255))
    #expect(frame.rgba(30, 10) != (0, 0, 255, 255))
  }

  @Test("The fonts of UIKit become fonts of SwiftUI")
  func fonts() {
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == .system(size: 12, weight: .bold))
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(Font(UIFont.preferredFont(forTextStyle: .caption1)) == .system(.caption))
    #expect(UIFont.systemFont(ofSize: 17).lineHeight > 17)
    #expect(UIFont.systemFont(ofSize: 17).withSize(34).pointSize == 34)
    let rounded = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)
    #expect(rounded.map { UIFont(descriptor: $0, size: 0).pointSize } == 20)
  }

  @Test("AppKit's pasteboard holds what is written; its workspace opens URLs as the environment does")
  func appKit() {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("copied", forType: .string)
    #expect(NSPasteboard.general.string(forType: .string) == "copied")
    let host = host(Color.clear)
    #expect(NSWorkspace.shared.open(URL(fileURLWithPath: "/tmp")))
    #expect(host.openedURLs.map(\.path) == ["/tmp"])
  }

  @Test("Sending resignFirstResponder takes the focus from a text field")
  func resigning() {
    struct Field: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      let report: (Bool) -> Void
      var body: some View {
        TextField("", text: $text).focused($isFocused).onAppear { isFocused = true }
          .onChange(of: isFocused) { report(isFocused) }
      }
    }
    var states: [Bool] = []
    let host = host(Field { states.append($0) })
    host.advance(to: 0.1)
    UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    host.advance(to: 0.2)
    #expect(states == [true, false])
  }

  @Test("A variadic view arranges the subviews of its content")
  func variadic() {
    struct Row: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        HStack(spacing: 0) {
          ForEach(children) { child in
            child.frame(width: 20)
            if child.id != children.last?.id { Color.black.frame(width: 10) }
          }
        }
      }
    }
    let view = _VariadicView.Tree(Row()) {
      Color(.sRGB, red: 1, green: 0, blue: 0)
      Color(.sRGB, red: 0, green: 0, blue: 1)
    }
    let frame = host(view, width: 50).renderFrame()
    #expect(frame.rgba(10, 20) == (255, 0, 0, 255))
    #expect(frame.rgba(25, 20) == (0, 0, 0, 255))
    #expect(frame.rgba(40, 20) == (0, 0, 255, 255))
  }
}
