extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }.joined()
    return self < 0 ? "-" + text : text
  }
}
