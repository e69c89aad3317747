import Foundation
import Geometry
import LayoutEngine

typealias JSON = [String: Any]

extension JSON {
  func number(_ key: String) -> CGFloat? {
    if self[key] as? String == "infinity" { return .infinity }
    return (self[key] as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  func string(_ key: String) -> String? { self[key] as? String }
  func object(_ key: String) -> JSON? { self[key] as? JSON }
  func objects(_ key: String) -> [JSON] { self[key] as? [JSON] ?? [] }

  func size(_ key: String) -> CGSize? {
    guard let pair = self[key] as? [NSNumber], pair.count == 2 else { return nil }
    return CGSize(width: pair[0].doubleValue, height: pair[1].doubleValue)
  }
}

/// A feature that the interpreter does not know: the scene fails, it is not skipped.
struct UnknownSceneFeature: Error, CustomStringConvertible {
  var description: String
}

enum SceneNames {
  static func horizontal(_ name: String?) -> HorizontalAlignment {
    switch name {
    case "leading"?: .leading
    case "trailing"?: .trailing
    default: .center
    }
  }

  static func vertical(_ name: String?) -> VerticalAlignment {
    switch name {
    case "top"?: .top
    case "bottom"?: .bottom
    case "firstTextBaseline"?: .firstTextBaseline
    case "lastTextBaseline"?: .lastTextBaseline
    default: .center
    }
  }

  static func alignment(_ name: String?) -> Alignment {
    let name = name ?? "center"
    let horizontal: HorizontalAlignment =
      name.lowercased().hasSuffix("leading") ? .leading : name.lowercased().hasSuffix("trailing") ? .trailing : .center
    let vertical: VerticalAlignment = name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  static func unitPoint(_ name: String?) -> UnitPoint {
    let alignment = alignment(name)
    let x: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    return UnitPoint(x: x, y: y)
  }
}
