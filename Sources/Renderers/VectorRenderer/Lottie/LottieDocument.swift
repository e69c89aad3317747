import Drawing
import Foundation
import Geometry

/// A writer of Lottie documents (bodymovin 5.7), in the light appearance.
package enum LottieDocument {
  package static func write(
    _ picture: VectorPicture, framesPerSecond: Double = 60, encodePNG: @escaping (Bitmap) -> Data
  ) -> VectorDocument {
    let recording = picture.light
    let builder = VectorSceneBuilder(recording)
    let node = builder.build()
    let end = recording.samples.last?.time ?? 0
    // A composition repeats as a whole, so the lead-in of a loop is excluded.
    let start = recording.period == nil ? 0 : recording.loopStart
    let finish = recording.period.map { start + $0 } ?? end
    let frames = (start * framesPerSecond)...max(finish * framesPerSecond, start * framesPerSecond + 1)
    let timeline = LottieTimeline(framesPerSecond: framesPerSecond, end: finish)
    let scene = LottieScene(timeline: timeline, size: picture.size, frames: frames, encodePNG: encodePNG)
    if let background = picture.background { scene.addBackground(background) }
    scene.add(node)
    var warnings = builder.warnings.sentences
    if let cut = picture.cut { warnings.insert(cut, at: 0) }
    if start > 0 {
      warnings.append("the first \(NumberText.text(start, places: 3)) s lead into the loop and are not shown")
    }
    var entries: [(String, LottieValue)] = [
      ("v", .text("5.7.0")), ("fr", .number(framesPerSecond)), ("ip", .number(frames.lowerBound)),
      ("op", .number(frames.upperBound)), ("w", .number(Double(picture.size.width.rounded(.up)))),
      ("h", .number(Double(picture.size.height.rounded(.up)))), ("nm", .text(picture.title)), ("ddd", .number(0)),
      ("assets", .array(scene.assets)),
    ]
    // The first layer is the topmost.
    entries.append(("layers", .array(scene.layers.reversed())))
    var text = ""
    LottieValue.object(entries).write(to: &text)
    return VectorDocument(text: text + "\n", warnings: warnings + scene.warnings)
  }
}
