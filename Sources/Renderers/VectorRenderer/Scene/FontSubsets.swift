import Foundation
import Geometry

/// The faces that a document's text is in, each with the glyphs it needs and the characters that stand for them.
///
/// The files have no shaping of their own: a character is the very glyph that the text was shaped to. Where a character
/// stands for another glyph already, or where none is known, the glyph gets one of the private ones.
final class FontSubsets {
  enum Characters {
    /// One for each glyph.
    case each([Unicode.Scalar])
    /// Those whose ordinary glyphs they may be.
    case among([Unicode.Scalar])
  }

  fileprivate struct Entry {
    var face: EmbeddableFace
    var scalars: [UInt32: Unicode.Scalar] = [:]
    var glyphs: [Unicode.Scalar: UInt32] = [:]
    var nextPrivate: UInt32 = 0xE000
  }

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// The name of the face in the document, and the characters that show the glyphs there.
  func enter(_ glyphs: [UInt32], _ characters: Characters, of face: EmbeddableFace) -> (family: String, text: String) {
    let place = places[face.name] ?? entries.count
    if place == entries.count {
      places[face.name] = place
      entries.append(Entry(face: face))
    }
    var text = ""
    for (index, glyph) in glyphs.enumerated() {
      let meant: Unicode.Scalar?
      switch characters {
      case .each(let scalars): meant = scalars[index]
      case .among(let scalars): meant = scalars.first { face.glyph($0) == glyph }
      }
      text.unicodeScalars.append(entries[place].scalar(for: glyph, meant: meant))
    }
    return (Self.family(place), text)
  }

  private static func family(_ place: Int) -> String { "f\(place)" }

  /// What a style sheet begins with.
  var rules: String {
    entries.indices.map { place in
      let entry = entries[place]
      let file = entry.face.subset(entry.glyphs)
      let kind = file.starts(with: Array("OTTO".utf8)) ? "otf" : "ttf"
      let data = Data(file).base64EncodedString()
      return "@font-face{font-family:\(Self.family(place));src:url(data:font/\(kind);base64,\(data))}"
    }.joined()
  }
}

extension FontSubsets.Entry {
  fileprivate mutating func scalar(for glyph: UInt32, meant: Unicode.Scalar?) -> Unicode.Scalar {
    if let meant, glyphs[meant] == nil || glyphs[meant] == glyph {
      // A glyph may stand for several characters, such as a space and one that does not break.
      glyphs[meant] = glyph
      if scalars[glyph] == nil { scalars[glyph] = meant }
      return meant
    }
    if let known = scalars[glyph] { return known }
    let scalar = Unicode.Scalar(nextPrivate) ?? "\u{E000}"
    nextPrivate += 1
    scalars[glyph] = scalar
    glyphs[scalar] = glyph
    return scalar
  }
}
