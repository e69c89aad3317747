import ViewGraph

/// Texts are read out as they are written.
extension TextItem: AccessibilitySource {
  package func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    let string = accessibilityString
    guard !string.isEmpty else { return [] }
    var element = AccessibilityElement(frame: frame)
    element.label = string
    element.traits = .isStaticText
    element.isEnabled = environment.isEnabled
    return [element]
  }
}

/// Symbols are read out by their names.
extension SymbolItem: AccessibilitySource {
  package func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    var element = AccessibilityElement(frame: frame)
    element.label = view.symbol
    element.traits = .isImage
    element.isEnabled = environment.isEnabled
    return [element]
  }
}
