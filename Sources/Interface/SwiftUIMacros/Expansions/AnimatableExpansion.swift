import SourceParsing

/// The expansion of `@Animatable`: `animatableData` of every stored `var` that is not marked `@AnimatableIgnored`.
enum AnimatableExpansion {
  static func expand(_ request: MacroRequest) throws(MacroError) -> String {
    if request.role == "extension" {
      guard request.needsConformance, let type = request.extendedType else { return "" }
      return "extension \(type): SwiftUI.Animatable {}"
    }
    let reader = DeclarationReader(SourceText(request.source))
    guard let type = reader.types.first else { throw MacroError("'@Animatable' belongs on a type") }
    var parts: [(name: String, type: String)] = []
    for property in type.properties where isAnimated(property) {
      guard let data = property.knownType else {
        throw MacroError("'@Animatable' needs the type of '\(property.name)' written out")
      }
      parts.append((property.name, data))
    }
    return member(parts)
  }

  private static func isAnimated(_ property: StoredProperty) -> Bool {
    if property.isConstant || property.isComputed || property.isStatic || property.isLazy { return false }
    // A property with a wrapper stores its value elsewhere, so only the view's own properties are animated.
    return property.attributes.isEmpty
  }

  /// Returns the member. Pairs nest to the right: `a`, (`b`, (`c`, `d`)).
  private static func member(_ parts: [(name: String, type: String)]) -> String {
    guard let last = parts.last else {
      return "var animatableData: SwiftUI.EmptyAnimatableData {\nget { SwiftUI.EmptyAnimatableData() }\nset {}\n}"
    }
    var type = "\(last.type).AnimatableData"
    var value = "\(last.name).animatableData"
    for part in parts.dropLast().reversed() {
      type = "SwiftUI.AnimatablePair<\(part.type).AnimatableData, \(type)>"
      value = "SwiftUI.AnimatablePair(\(part.name).animatableData, \(value))"
    }
    var path = "newValue"
    var assignments: [String] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      assignments.append("\(part.name).animatableData = \(path)\(isLast ? "" : ".first")")
      path += ".second"
    }
    return """
      var animatableData: \(type) {
      get { \(value) }
      set {
      \(assignments.joined(separator: "\n"))
      }
      }
      """
  }
}
