/// The warnings about content that a document cannot express or had to sample, each only once, in order.
package struct WarningList {
  package private(set) var texts: [String] = []
  private(set) var sampledCount = 0
  private var sampledParts: [String] = []

  mutating func add(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }

  /// Counts a value whose motion has no closed form.
  mutating func countSampled() { sampledCount += 1 }

  /// Adds a warning for a part that is drawn frame by frame.
  mutating func sampled(_ part: String) {
    if !sampledParts.contains(part) { sampledParts.append(part) }
  }

  /// The warnings as sentences.
  var sentences: [String] {
    var result: [String] = []
    if !sampledParts.isEmpty { result.append("drawn frame by frame: \(sampledParts.joined(separator: ", "))") }
    if sampledCount > 0 {
      let noun = sampledCount == 1 ? "value follows" : "values follow"
      result.append("\(sampledCount) \(noun) keyframes fitted to the motion, which is no single animation's curve")
    }
    return result + texts
  }
}
