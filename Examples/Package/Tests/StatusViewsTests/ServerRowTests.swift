#if os(Linux)
  import OffscreenHost
  import StatusViews
  import SwiftUI
  import Testing

  @MainActor struct ServerRowTests {
    @Test("A row says the server's name and its status", arguments: [(true, "Online"), (false, "Offline")])
    func texts(isOnline: Bool, status: String) {
      let host = OffscreenHost(rootView: ServerRow("Build", isOnline: isOnline))
      let shown = host.inspect().shownTexts
      #expect(shown.contains("Build"))
      #expect(shown.contains(status))
    }
  }

  extension InspectionNode {
    /// The texts of a node and all its descendants.
    fileprivate var shownTexts: [String] { [texts["text"]].compactMap { $0 } + children.flatMap(\.shownTexts) }
  }
#endif
