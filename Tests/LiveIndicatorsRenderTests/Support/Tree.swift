import OffscreenHost
import SwiftUI

extension OffscreenHost {
  /// The values with this name, from the first view to the last, as they are shown now.
  func values(_ name: String) -> [Double] {
    var found: [Double] = []
    func visit(_ node: InspectionNode) {
      if let value = node.values[name] { found.append(value) }
      node.children.forEach(visit)
    }
    visit(inspect())
    return found
  }

  /// The texts that are shown.
  var texts: [String] {
    var found: [String] = []
    func visit(_ node: InspectionNode) {
      if let text = node.texts["text"] { found.append(text) }
      node.children.forEach(visit)
    }
    visit(inspect())
    return found
  }
}

/// A way for a test to change a view's state from outside.
final class Remote: @unchecked Sendable {
  var set: (Int) -> Void = { _ in }
}

/// A view that is given a number by a remote.
struct Remoted<Content: View>: View {
  let remote: Remote
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    content(number).onAppear { remote.set = { number = $0 } }
  }
}
