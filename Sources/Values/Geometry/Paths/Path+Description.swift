import Foundation

extension Path: LosslessStringConvertible {
  /// The path in postfix notation: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c`, `h`, with six significant
  /// digits.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., command: String) {
      for p in points {
        words.append(Path.text(p.x))
        words.append(Path.text(p.y))
      }
      words.append(command)
    }
    for element in elements {
      switch element {
      case .move(let p): add(p, command: "m")
      case .line(let p): add(p, command: "l")
      case .quadCurve(let p, let c): add(c, p, command: "q")
      case .curve(let p, let c1, let c2): add(c1, c2, p, command: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  /// Creates a path from its `description`, or returns `nil` for any other string.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: point(0)))
      case ("l", 2): elements.append(.line(to: point(0)))
      case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): elements.append(.closeSubpath)
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    if let first = elements.first {
      guard case .move = first else { return nil }
    }
  }
}
