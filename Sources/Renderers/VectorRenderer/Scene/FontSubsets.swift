import Foundation
import Geometry

/// The font faces of a document's text, each with the required glyphs and the characters for them.
///
/// The files have no shaping tables: a character maps to exactly the glyph to which the text was shaped. If a
/// character already maps to another glyph, or is unknown, the glyph gets a private-use character.
final class FontSubsets {
  enum Characters {
    /// One character for each glyph.
    case each([Unicode.Scalar])
    /// The characters whose default glyphs they may be.
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

  /// Returns the name of the face in the document, and the characters for the glyphs.
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

  /// The rules at the start of a style sheet.
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
      // A glyph may stand for several characters, such as a space and a non-breaking space.
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
