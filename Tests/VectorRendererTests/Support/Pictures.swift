import Foundation
import FoundationXML
import OffscreenHost
import SwiftUI
import VectorRenderer

/// Vector pictures of views, as the tool makes them.
@MainActor
enum Pictures {
  static func svg<V: View>(
    _ view: V, start: Double = 0, seconds: Double? = nil, bothAppearances: Bool = true, text: VectorTextForm = .outlines
  ) throws -> VectorDocument {
    SVGDocument.write(
      try picture(view, start: start, seconds: seconds, bothAppearances: bothAppearances, text: text),
      encodePNG: VectorExport.png)
  }

  static func picture<V: View>(
    _ view: V, start: Double = 0, seconds: Double? = nil, bothAppearances: Bool = true,
    text: VectorTextForm = .outlines,
    background: Color? = nil
  ) throws -> VectorPicture {
    var export = VectorExport { change in
      var configuration = OffscreenHost.Configuration()
      configuration.background = background
      change(&configuration)
      return OffscreenHost(rootView: view, configuration: configuration)
    }
    export.title = "A & B"
    export.start = start
    export.seconds = seconds
    export.hasBothAppearances = bothAppearances
    export.text = text
    return try export.picture().picture
  }

  /// Elements in document order; throws what the parser says of a document that is not well-formed.
  static func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
  }
}
