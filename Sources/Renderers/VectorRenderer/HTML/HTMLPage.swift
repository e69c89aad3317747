import Foundation

/// A page that shows an SVG and nothing else.
package enum HTMLPage {
  /// - Parameter language: A BCP 47 tag, such as `de-DE`.
  package static func write(_ svg: VectorDocument, title: String, language: String) -> VectorDocument {
    let name = XMLText.escaped(title)
    let text = """
      <!doctype html>
      <html lang="\(XMLText.escaped(language))">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <style>body{margin:0;min-height:100vh;display:grid;place-items:center}</style>
      \(svg.text)</html>

      """
    return VectorDocument(text: text, warnings: svg.warnings)
  }
}
