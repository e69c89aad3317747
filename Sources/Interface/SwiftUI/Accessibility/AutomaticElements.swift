import ViewGraph

/// Texts have their content as label.
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

/// Symbols have their names as labels, and images have the labels given to them. Decorative images have no element.
extension ImageItem: AccessibilitySource {
  package func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    guard !view.isDecorative else { return [] }
    var element = AccessibilityElement(frame: frame)
    switch view.source {
    case .symbol(let name, _): element.label = name
    case .named, .bitmap, .drawing: break
    }
    if let label = view.label { element.label = AccessibilityText.string(label, on: self) }
    element.traits = .isImage
    element.isEnabled = environment.isEnabled
    return [element]
  }
}
