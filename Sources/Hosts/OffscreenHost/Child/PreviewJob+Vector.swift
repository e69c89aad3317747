import Foundation
import PreviewProtocol
import SwiftUI
import VectorRenderer

extension PreviewJob {
  /// The file of a vector picture; what it could not say is noted.
  func vectorDocument() throws -> (data: Data, summary: ChildResult.Summary) {
    var export = VectorExport { change in try makeHost(change) }
    export.title = request.title
    export.start = request.time
    if case .seconds(let seconds) = request.duration { export.seconds = seconds }
    export.framesPerSecond = request.framesPerSecond
    // Lottie has no dark appearance.
    export.hasBothAppearances = request.hasBothAppearances && request.format.name != "json"
    switch request.textForm {
    case .outlines: export.text = .outlines
    case .embedded: export.text = .embedded
    case .live: export.text = .live
    }
    export.willWork = ToolChannel.stepIsDone
    var (picture, found) = try export.picture()
    picture.firstName = request.firstName
    let document: VectorDocument
    switch request.format.name {
    case "json":
      document = LottieDocument.write(
        picture, framesPerSecond: request.framesPerSecond, encodePNG: VectorExport.png)
    case "html":
      document = HTMLPage.write(
        SVGDocument.write(picture, encodePNG: VectorExport.png), title: picture.title,
        language: Locale(identifier: request.locale).identifier(.bcp47))
    default: document = SVGDocument.write(picture, encodePNG: VectorExport.png)
    }
    for text in found + document.warnings { ToolChannel.note("note: \(text)") }
    return (Data(document.text.utf8), summary(picture))
  }
  private func summary(_ picture: VectorPicture) -> ChildResult.Summary {
    var result = ChildResult.Summary(
      width: Int(picture.size.width.rounded(.up)), height: Int(picture.size.height.rounded(.up)))
    result.isVector = true
    return result
  }
}
