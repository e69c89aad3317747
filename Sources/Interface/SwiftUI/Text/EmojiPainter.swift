import Drawing
import Foundation
import Geometry
import Typography

/// A type that draws color glyphs, each in its own layer, because they have no outline.
enum EmojiPainter {
  /// The bitmaps by face and glyph, with a budget in bytes.
  nonisolated(unsafe) private static let cache = BoundedCache<String, Bitmap>(budget: 32 << 20)

  static func layers(for content: TextContent) -> [Layer] {
    var layers: [Layer] = []
    for run in content.runs {
      guard let face = run.source as? FontFace, face.isColored else { continue }
      let opacity = content.paints.indices.contains(run.style) ? alpha(of: content.paints[run.style]) : 1
      for glyph in run.glyphs {
        guard let picture = face.picture(of: glyph.id) else { continue }
        let layer = Layer()
        layer.content = .image(
          ImageContent(
            bitmap: bitmap(picture, key: "\(face.family) \(glyph.id)"),
            rect: picture.rect.offsetBy(dx: glyph.x, dy: glyph.y)))
        layer.opacity = opacity
        layers.append(layer)
      }
    }
    return layers
  }

  /// Returns the opacity of the text, which applies to color glyphs, although they keep their colors.
  private static func alpha(of paint: Paint) -> Double {
    switch paint {
    case .color(let color): return color.opacity < 1 ? Double(color.opacity) : 1
    case .gradient(let gradient): return gradient.opacity
    case .image, .material: return 1
    }
  }

  private static func bitmap(_ picture: GlyphPicture, key: String) -> Bitmap {
    if let known = cache.value(for: key) { return known }
    let made = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    cache.insert(made, for: key, cost: picture.pixels.count)
    return made
  }
}
