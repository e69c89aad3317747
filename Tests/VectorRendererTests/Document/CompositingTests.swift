import Foundation
import OffscreenHost
import SwiftUI
import Testing
import VectorRenderer

/// What becomes of compositing operators, which vector formats do not have.
@Suite @MainActor
struct CompositingTests {
  /// A square and, over it, a disc with a mode, in a group.
  private func document(_ mode: BlendMode) throws -> VectorDocument {
    let view = ZStack {
      Rectangle().fill(.green).frame(width: 20, height: 20)
      Circle().fill(.red).frame(width: 10, height: 10).blendMode(mode)
    }
    .compositingGroup()
    return try Pictures.svg(view, bothAppearances: false)
  }

  /// Names of elements in document order, without those every document has.
  private func names(_ document: VectorDocument) throws -> [String] {
    try Pictures.elements(document.text).map(\.name).filter { !["svg", "title", "desc", "style"].contains($0) }
  }

  @Test("destinationOut is a mask that hides: nothing is painted in its place")
  func destinationOut() throws {
    let document = try document(.destinationOut)
    #expect(try names(document) == ["defs", "mask", "rect", "circle", "rect"])
    let elements = try Pictures.elements(document.text)
    let disc = try #require(elements.first { $0.name == "circle" })
    #expect(disc.attributes["fill"] == "#000")
    let shown = try #require(elements.last)
    #expect(shown.attributes["mask"] == "url(#a)")
    #expect(document.warnings.isEmpty)
  }

  @Test("destinationOver is drawn first")
  func destinationOver() throws {
    #expect(try names(document(.destinationOver)).filter { $0 != "g" } == ["circle", "rect"])
  }

  @Test("sourceAtop is the sum of two parts, each masked by the other")
  func sourceAtop() throws {
    let document = try document(.sourceAtop)
    let names = try names(document)
    #expect(names.filter { $0 == "mask" }.count == 2)
    #expect(document.text.contains("mix-blend-mode:plus-lighter") && document.text.contains("isolation:isolate"))
  }

  @Test("Modes of CSS stay, within their group")
  func modes() throws {
    for (mode, name) in [(BlendMode.multiply, "multiply"), (.plusLighter, "plus-lighter"), (.luminosity, "luminosity")]
    {
      let document = try document(mode)
      #expect(document.text.contains("mix-blend-mode:\(name)"))
      #expect(document.text.contains("isolation:isolate"))
    }
  }

  @Test("Modes that CSS has not make a bitmap of the group", arguments: [BlendMode.plusDarker, .softLight])
  func bitmaps(mode: BlendMode) throws {
    #expect(try names(document(mode)).contains("image"))
    #expect(try !names(document(mode)).contains("circle"))
  }

  @Test("What is cut out of a group moves with its own motion")
  func moving() throws {
    let view = Switched(animation: .linear(duration: 1).repeatForever()) { isOn in
      ZStack {
        Rectangle().fill(.green).frame(width: 40, height: 20)
        Circle().frame(width: 10, height: 10).offset(x: isOn ? 10 : -10).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    let document = try Pictures.svg(view, bothAppearances: false)
    #expect(document.warnings.isEmpty)
    let disc = try #require(try Pictures.elements(document.text).first { $0.name == "circle" })
    #expect(disc.attributes["class"] != nil)
  }

  @Test("A page behind the picture is not cut, its own background is")
  func background() throws {
    let view = Circle().frame(width: 10, height: 10).blendMode(.destinationOut)
    let picture = try Pictures.picture(view, bothAppearances: false, background: .white)
    let elements = try Pictures.elements(SVGDocument.write(picture, encodePNG: VectorExport.png).text)
    let masked = try #require(elements.last { $0.attributes["mask"] != nil })
    #expect(masked.name == "rect" && masked.attributes["fill"] == "#fff")
  }
}
