import Foundation

/// A merge of a light and a dark tree that differ only in values that a style sheet can switch.
enum AppearanceMerge {
  /// The properties that a style sheet can set instead of an attribute, with their default values.
  private static let defaults = [
    "fill": "#000", "stroke": "none", "fill-opacity": "1", "stroke-opacity": "1", "opacity": "1", "stop-color": "#000",
    "stop-opacity": "1", "flood-color": "#000", "flood-opacity": "1",
  ]

  /// Merges the differences of the dark tree into the light one. Returns false, without changes, if other differences
  /// exist.
  static func merge(_ light: [SVGElement], _ dark: [SVGElement]) -> Bool {
    guard light.count == dark.count, zip(light, dark).allSatisfy({ agree($0, $1) }) else { return false }
    for (a, b) in zip(light, dark) { apply(b, to: a) }
    return true
  }

  private static func agree(_ a: SVGElement, _ b: SVGElement) -> Bool {
    guard a.name == b.name, a.text == b.text, a.children.count == b.children.count,
      fixed(a) == fixed(b), a.styles.count == b.styles.count
    else { return false }
    return zip(a.children, b.children).allSatisfy { agree($0, $1) }
  }

  private static func fixed(_ element: SVGElement) -> [String] {
    element.attributes.filter { defaults[$0.name] == nil }.map { "\($0.name)=\($0.value)" }
  }

  private static func apply(_ dark: SVGElement, to light: SVGElement) {
    for name in defaults.keys.sorted() {
      let value = dark[name] ?? defaults[name] ?? ""
      if value != light[name] ?? defaults[name] ?? "" { light.darkStyles.append((name, value)) }
    }
    for (a, b) in zip(light.styles, dark.styles) where a != b { light.darkStyles.append(b) }
    if appearances(light.motions) != appearances(dark.motions) { light.darkMotions = dark.motions }
    for (a, b) in zip(light.children, dark.children) { apply(b, to: a) }
  }

  private struct SectionAppearance: Equatable {
    var timing: SectionTiming
    var declarations: [String]
  }

  /// Returns everything visible about motions.
  private static func appearances(_ motions: [SVGMotion]) -> [SectionAppearance] {
    motions.flatMap { motion in
      motion.track.sections.map { section in
        SectionAppearance(
          timing: section.timing,
          declarations: section.keyframes.map {
            motion.declarations($0.value).map { "\($0.name):\($0.value)" }.joined(separator: ";")
          })
      }
    }
  }
}
