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

/// Symbols and files are read out by their names, decorative images not at all.
extension ImageItem: AccessibilitySource {
  package func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    guard !view.isDecorative else { return [] }
    var element = AccessibilityElement(frame: frame)
    if let label = view.label {
      element.label = AccessibilityText.string(label, on: self)
    } else if case .symbol(let name, _) = view.source {
      element.label = name
    }
    element.traits = .isImage
    element.isEnabled = environment.isEnabled
    return [element]
  }
}
