import OffscreenHost
import SwiftUI

/// A color that a test looks for in the picture.
enum Ink {
  case red, blue, black

  func covers(_ pixel: (UInt8, UInt8, UInt8, UInt8)) -> Bool {
    switch self {
    // The system colors on white: red 255, 59, 48 and blue 0, 122, 255; covered by more than a half.
    case .red: pixel.0 > 200 && pixel.1 < 150
    case .blue: pixel.0 < 120 && pixel.2 > 200
    case .black: pixel.0 < 120 && pixel.1 < 120 && pixel.2 < 120
    }
  }
}

/// Whole pixels from the top left corner of the picture.
struct InkBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  /// In half pixels, so that it is whole.
  var middle: [Int] { [left + right, top + bottom] }
  var width: Int { right - left }
  var height: Int { bottom - top }
}

extension Stage {
  /// What the ink covers in the picture that is shown now.
  func box(_ ink: Ink) -> InkBox? {
    let frame = host.renderFrame()
    var box: InkBox?
    for y in 0..<frame.height {
      for x in 0..<frame.width where ink.covers(frame.rgba(x, y)) {
        let old = box ?? InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
        box = InkBox(
          left: min(old.left, x), top: min(old.top, y), right: max(old.right, x + 1), bottom: max(old.bottom, y + 1))
      }
    }
    return box
  }

  /// The pixels of some rows.
  func rows(_ range: Range<Int>) -> [UInt8] {
    let frame = host.renderFrame()
    return Array(frame.pixels[range.lowerBound * frame.width * 4..<range.upperBound * frame.width * 4])
  }

  /// The first value with this name inside of the first view whose type begins so.
  func value(_ name: String, under type: String) -> Double? {
    func value(_ node: InspectionNode) -> Double? {
      node.values[name] ?? node.children.lazy.compactMap(value).first
    }
    func find(_ node: InspectionNode) -> Double? {
      node.type.hasPrefix(type) ? value(node) : node.children.lazy.compactMap(find).first
    }
    return find(host.inspect())
  }

  /// How many animations run on the busiest attribute.
  var greatestChain: Int {
    var count = 0
    for node in host.graph.animatingNodes { node.forEachAnimation { count = max(count, $0.running.count) } }
    return count
  }

  var isMoving: Bool { host.graph.isMoving }
}
