import Foundation
import Geometry
import ViewGraph

/// A container in which a press on a row goes to the buttons of the row.
protocol RowContainer: ItemNode {
  /// Returns the row at a point of the layout space.
  func row(at point: CGPoint) -> (node: _Node, frame: CGRect)?
}

/// Delivers a press anywhere on a row of a list to all buttons of the row that have the default style, as on iOS. A
/// button of another style, or a view with a tap gesture, takes a press on itself alone.
enum RowButtons {
  /// Returns the gestures on a path, and those of the buttons of the row.
  static func adding(to path: [ItemNode], at point: CGPoint) -> [any GestureHost] {
    let hosts = path.compactMap { $0 as? any GestureHost }
    guard let place = path.firstIndex(where: { $0 is any RowContainer }),
      let rows = path[place] as? any RowContainer, let row = rows.row(at: rows.layoutPoint(for: point))
    else { return hosts }
    let inside = path[..<place].compactMap { $0 as? any GestureHost }
    guard inside.allSatisfy({ isRowButton($0) || $0.recognizer.dependency != .untilFailed }) else { return hosts }
    var buttons: [any GestureHost] = []
    collect(row.node, into: &buttons)
    return buttons + hosts.filter { !isRowButton($0) }
  }

  /// Returns the frame of the row around a button, in the layout space of the button.
  static func rowFrame(around button: ItemNode, at point: CGPoint) -> CGRect? {
    var found: CGRect?
    button.forEachEnclosingItem { item in
      guard let rows = item as? any RowContainer else { return true }
      found = rows.row(at: button.layoutPoint(for: point))?.frame
      return false
    }
    return found
  }

  private static func isRowButton(_ host: any GestureHost) -> Bool {
    (host as? GestureNode<_TapModifier>)?.modifier.fillsRow ?? false
  }

  private static func collect(_ node: _Node, into buttons: inout [any GestureHost]) {
    if let button = node as? GestureNode<_TapModifier>, button.modifier.fillsRow { buttons.append(button) }
    node.forEachHitChild { collect($0, into: &buttons) }
  }
}
