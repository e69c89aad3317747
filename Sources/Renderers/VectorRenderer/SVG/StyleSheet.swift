import Foundation

/// A style sheet that collects the declarations of elements, each only once.
struct StyleSheet {
  private var keyframes: [String: String] = [:]
  private var keyframeOrder: [(name: String, body: String)] = []
  private var classes: [Rule: String] = [:]
  private var rules: [(name: String, rule: Rule)] = []
  private var usesMotion = false
  private let firstNumber: Int
  /// The class of the root element of a document that becomes a part of another one.
  let scope: String?

  /// - Parameters:
  ///   - firstNumber: The number of the first name.
  ///   - isPart: A Boolean value that indicates whether the document becomes a part of another one.
  init(firstNumber: Int, isPart: Bool) {
    self.firstNumber = isPart ? firstNumber + 1 : firstNumber
    scope = isPart ? ShortNames.name(firstNumber) : nil
  }

  private struct Rule: Hashable {
    var light: String
    var dark: String
  }

  /// Adds the classes of an element and of the elements inside.
  mutating func add(_ element: SVGElement) {
    var light = element.styles.map { "\($0.name):\($0.value)" }
    if !element.motions.isEmpty { light.insert("animation:\(animations(element.motions))", at: 0) }
    var dark = element.darkStyles.map { "\($0.name):\($0.value)" }
    if let motions = element.darkMotions { dark.append("animation:\(motions.isEmpty ? "none" : animations(motions))") }
    if !light.isEmpty || !dark.isEmpty {
      let rule = Rule(light: light.joined(separator: ";"), dark: dark.joined(separator: ";"))
      let name = classes[rule] ?? ShortNames.name(firstNumber + rules.count)
      if classes[rule] == nil {
        classes[rule] = name
        rules.append((name, rule))
      }
      element.attributes.insert((name: "class", value: name), at: 0)
    }
    for child in element.children { add(child) }
  }

  var text: String {
    var text = keyframeOrder.map { "@keyframes \($0.name){\($0.body)}" }.joined()
    text += rules.filter { !$0.rule.light.isEmpty }.map { ".\($0.name){\($0.rule.light)}" }.joined()
    let dark = rules.filter { !$0.rule.dark.isEmpty }.map { ".\($0.name){\($0.rule.dark)}" }.joined()
    if !dark.isEmpty { text += "@media(prefers-color-scheme:dark){\(dark)}" }
    if usesMotion {
      let inside = scope.map { ".\($0) " } ?? ""
      text += "@media(prefers-reduced-motion:reduce){\(inside)*{animation:none!important}}"
    }
    return text
  }

  // MARK: Animations

  private struct Group {
    var order: Int
    var timing: SectionTiming
    var frames: [[(name: String, value: String)]]
  }

  /// Returns the value of `animation`. Motions in sync share their keyframes, and later sections come after earlier
  /// ones.
  private mutating func animations(_ motions: [SVGMotion]) -> String {
    usesMotion = true
    var groups: [Group] = []
    let most = motions.map(\.track.sections.count).max() ?? 0
    for order in 0..<most {
      for motion in motions where motion.track.sections.indices.contains(order) {
        let section = motion.track.sections[order]
        let frames = section.keyframes.map { motion.declarations($0.value) }
        if let index = groups.firstIndex(where: { $0.order == order && $0.timing == section.timing }) {
          for frame in frames.indices { groups[index].frames[frame] += frames[frame] }
        } else {
          groups.append(Group(order: order, timing: section.timing, frames: frames))
        }
      }
    }
    return groups.map { animation($0) }.joined(separator: ",")
  }

  private mutating func animation(_ group: Group) -> String {
    let timing = group.timing
    let common = timing.easings[0]
    let body = Self.body(group, common: common)
    let name = keyframes[body] ?? ShortNames.name(firstNumber + keyframeOrder.count)
    if keyframes[body] == nil {
      keyframes[body] = name
      keyframeOrder.append((name, body))
    }
    var words = [name, NumberText.seconds(timing.duration), EasingText.text(common)]
    if abs(timing.start) > 1e-9 { words.append(NumberText.seconds(timing.start)) }
    if let count = timing.count {
      if count != 1 { words.append(NumberText.text(count)) }
    } else {
      words.append("infinite")
    }
    if timing.alternates { words.append("alternate") }
    let waits = group.order == 0 && timing.start > 1e-9
    if timing.count != nil { words.append(waits ? "both" : "forwards") } else if waits { words.append("backwards") }
    return words.joined(separator: " ")
  }

  private static func body(_ group: Group, common: Easing) -> String {
    let places = self.places(group.timing.offsets)
    let last = group.frames.count - 1
    return group.frames.indices.map { index in
      let selector: String
      switch places[index] {
      case 0: selector = last == 0 ? "from,to" : "from"
      case 100_000: selector = "to"
      default: selector = NumberText.text(hundredths: places[index], places: 3) + "%"
      }
      var declarations = group.frames[index].map { "\($0.name):\($0.value)" }
      let easing = group.timing.easings[index]
      if index < last, easing != common { declarations.append("animation-timing-function:\(EasingText.text(easing))") }
      return "\(selector){\(declarations.joined(separator: ";"))}"
    }.joined()
  }

  /// Returns offsets in thousandths of a percent, strictly increasing. A jump is two adjacent keyframes.
  private static func places(_ offsets: [Double]) -> [Int] {
    var places = offsets.map { Int(($0 * 100_000).rounded()) }
    for index in places.indices.dropFirst() where places[index] <= places[index - 1] {
      if places[index - 1] > 0, index < 2 || places[index - 1] - 1 > places[index - 2] {
        places[index] = max(places[index], places[index - 1])
        places[index - 1] = places[index] - 1
      } else {
        places[index] = places[index - 1] + 1
      }
    }
    return places
  }
}

/// The CSS syntax of easings.
enum EasingText {
  static func text(_ easing: Easing) -> String {
    switch easing {
    case .linear: return "linear"
    case .hold: return "step-end"
    case .bezier(let curve):
      let x = [curve.x1, curve.x2].map { min(max($0, 0), 1) }
      let numbers = [x[0], curve.y1, x[1], curve.y2].map { NumberText.text($0, places: 5) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    case .points(let points):
      let words = points.enumerated().map { index, point -> String in
        let progress = NumberText.text(point.progress, places: 4)
        let isEnd = index == 0 && point.time <= 0 || index == points.count - 1 && point.time >= 1
        return isEnd ? progress : "\(progress) \(NumberText.text(point.time * 100, places: 2))%"
      }
      return "linear(\(words.joined(separator: ",")))"
    }
  }
}
