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

/// Symbols are read out by their names, pictures by their labels; decorations are not.
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
