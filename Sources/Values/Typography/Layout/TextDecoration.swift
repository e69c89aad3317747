import Foundation

/// The bars of underlines and strikethroughs, in whole device pixels (as measured on macOS 26).
struct TextDecoration {
  let font: FontDescriptor
  let scale: CGFloat

  /// Points; SF's 0.05859 of the size, more for heavier faces.
  private var thickness: CGFloat {
    let factors: [(Int, CGFloat)] = [(500, 1.214), (600, 1.369), (700, 1.583), (800, 1.894), (900, 2.167)]
    let factor = factors.last { font.weight >= $0.0 }?.1 ?? 1
    return font.size * 0.05859 * factor
  }

  func underline(_ pattern: TextRun.LinePattern, from start: CGFloat, to end: CGFloat, baseline: CGFloat) -> [CGRect] {
    bars(pattern, center: baseline + font.size * 0.15137, from: start, to: end)
  }

  func bars(_ pattern: TextRun.LinePattern, center: CGFloat, from start: CGFloat, to end: CGFloat) -> [CGRect] {
    let pixels = max(1, (thickness * scale).rounded(.up))
    let top = (center * scale - pixels / 2).rounded() / scale
    let height = pixels / scale
    let lengths: [CGFloat]
    switch pattern {
    case .solid: return [CGRect(x: start, y: top, width: end - start, height: height)]
    case .dot: lengths = [3, 3]
    case .dash: lengths = [10, 5]
    case .dashDot: lengths = [10, 3, 3, 3]
    case .dashDotDot: lengths = [10, 3, 3, 3, 3, 3]
    }
    var result: [CGRect] = []
    var x = start
    var index = 0
    while x < end {
      let length = lengths[index % lengths.count] * thickness
      if index % 2 == 0 { result.append(CGRect(x: x, y: top, width: min(length, end - x), height: height)) }
      x += length
      index += 1
    }
    return result
  }
}
