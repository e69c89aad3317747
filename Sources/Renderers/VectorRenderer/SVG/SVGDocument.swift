import Drawing
import Foundation
import Geometry

/// An animated picture in vector form, independent of the file format.
package struct VectorPicture {
  /// The size in points.
  package var size: CGSize
  package var title: String
  package var description: String
  package var light: VectorRecording
  /// The recording for the dark appearance, or `nil` if it is the same.
  package var dark: VectorRecording?
  package var background: Color.Resolved?
  package var text = VectorTextForm.outlines
  /// The reason why the recordings end before the motion does, or `nil` if they are complete.
  package var cut: String?
  /// The number of the first name of classes, keyframes and identifiers, if the document becomes a part of another one.
  /// The style rules then apply to this part alone.
  package var firstName: Int?

  package init(
    size: CGSize, title: String, description: String, light: VectorRecording, dark: VectorRecording? = nil,
    background: Color.Resolved? = nil, text: VectorTextForm = .outlines
  ) {
    self.size = size
    self.title = title
    self.description = description
    self.light = light
    self.dark = dark
    self.background = background
    self.text = text
  }
}

/// The form of text in a picture.
package enum VectorTextForm: Sendable {
  case outlines
  /// Text with embedded fonts: the used glyphs of each face.
  case embedded
  /// Text in the fonts of the reader.
  case live
}

/// A document with its warnings.
package struct VectorDocument {
  package var text: String
  /// The warnings about content that was sampled, rasterized or omitted.
  package var warnings: [String]
}

/// A writer of SVG documents with style sheet animations, without scripts or external resources.
package enum SVGDocument {
  package static func write(_ picture: VectorPicture, encodePNG: @escaping (Bitmap) -> Data) -> VectorDocument {
    let fonts = FontSubsets()
    let builder = VectorSceneBuilder(picture.light, text: picture.text, fonts: fonts)
    let first = picture.firstName ?? 0
    let scene = SVGScene(firstNumber: first, encodePNG: encodePNG)
    var elements = scene.elements(builder.build(size: picture.size, background: picture.background))
    var definitions = scene.definitions
    var warnings = builder.warnings.sentences + scene.warnings
    // If every motion has a closed form, each continues with its own timing.
    if let cut = picture.cut, !builder.isClosed { warnings.insert(cut, at: 0) }
    var sheet = StyleSheet(firstNumber: first, isPart: picture.firstName != nil)
    if let dark = picture.dark {
      let node = VectorSceneBuilder(dark, text: picture.text, fonts: fonts)
        .build(size: picture.size, background: picture.background)
      let darkScene = SVGScene(firstNumber: first, encodePNG: encodePNG)
      let darkElements = darkScene.elements(node)
      let together = elements + definitions
      if !AppearanceMerge.merge(together, darkElements + darkScene.definitions) {
        warnings.append("the dark picture has other parts than the light one; both are in the file")
        let apart = SVGScene(firstNumber: scene.usedNumbers, encodePNG: encodePNG)
        let groups = [SVGElement("g", [], elements), SVGElement("g", [], apart.elements(node))]
        groups[0].darkStyles = [("display", "none")]
        groups[1].styles = [("display", "none")]
        groups[1].darkStyles = [("display", "inline")]
        elements = groups
        definitions += apart.definitions
      }
    }
    for element in definitions + elements { sheet.add(element) }
    return VectorDocument(
      text: text(picture, sheet, fonts: fonts.rules, definitions: definitions, elements: elements),
      warnings: warnings)
  }

  private static func text(
    _ picture: VectorPicture, _ sheet: StyleSheet, fonts: String, definitions: [SVGElement], elements: [SVGElement]
  ) -> String {
    let rules = fonts + sheet.text
    let (width, height) = (NumberText.text(picture.size.width), NumberText.text(picture.size.height))
    let root = SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ])
    root.children = [textElement("title", picture.title)]
    if !picture.description.isEmpty { root.children.append(textElement("desc", picture.description)) }
    if let scope = sheet.scope { root.set("class", scope) }
    if !rules.isEmpty { root.children.append(textElement("style", rules)) }
    if !definitions.isEmpty { root.children.append(SVGElement("defs", [], definitions)) }
    root.children += elements
    var text = ""
    write(root, to: &text)
    return text + "\n"
  }

  private static func textElement(_ name: String, _ text: String) -> SVGElement {
    let element = SVGElement(name)
    element.text = text
    return element
  }

  private static func write(_ element: SVGElement, to text: inout String) {
    text += "<\(element.name)"
    for attribute in element.attributes { text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
    if element.children.isEmpty, element.text.isEmpty {
      text += "/>"
      return
    }
    text += ">"
    // Quotation marks, which are frequent in style sheets, need no escape in text.
    text += XMLText.escaped(element.text).replacingOccurrences(of: "&quot;", with: "\"")
    for child in element.children { write(child, to: &text) }
    text += "</\(element.name)>"
  }
}
