import Testing

@testable import TerminalPreview

@Suite("Input of a terminal")
struct TerminalInputTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var input = TerminalInput()
    return input.events(from: Array(text.utf8))
  }

  @Test("Keys, the mouse, and answers to queries")
  func forms() {
    #expect(events("q é") == [.key(.character("q")), .key(.character(" ")), .key(.character("é"))])
    #expect(events("\u{1b}[C\u{1b}OD") == [.key(.right), .key(.left)])
    #expect(events("\u{1b}[<0;3;5M") == [.mouse(.press, column: 2, row: 4)])
    #expect(
      events("\u{1b}[<32;3;5M\u{1b}[<0;3;5m") == [
        .mouse(.move, column: 2, row: 4), .mouse(.release, column: 2, row: 4),
      ])
    #expect(events("\u{1b}[<64;1;1M") == [.mouse(.scrollUp, column: 0, row: 0)])
    #expect(
      events("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;4;22c") == [
        .kittyGraphics(isSupported: true), .deviceAttributes([62, 4, 22]),
      ])
    #expect(events("\u{1b}_Gi=31;EINVAL\u{1b}\\") == [.kittyGraphics(isSupported: false)])
    #expect(events("\u{1b}") == [.key(.escape)])
  }

  @Test("An event may arrive in two reads, and nothing unknown is taken for a key")
  func parts() {
    var input = TerminalInput()
    #expect(input.events(from: Array("\u{1b}[<0;1".utf8)) == [])
    #expect(input.events(from: Array("2;3M".utf8)) == [.mouse(.press, column: 11, row: 2)])
    #expect(input.events(from: Array("\u{1b}[200~\u{1b}[1;5P".utf8)) == [])
    #expect(input.events(from: Array("\u{1b}]11;rgb:0/0/0\u{7}x".utf8)) == [.key(.character("x"))])
  }
}

@Suite("Layout of a terminal")
struct TerminalLayoutTests {
  private let size = TerminalScreen.Size(columns: 100, rows: 30, cellWidth: 8, cellHeight: 16)

  @Test("A picture of pixels has its true size, one of symbols can be read, and both fit")
  func sizes() {
    let pixels = TerminalLayout(width: 80, height: 48, in: size, usesPixels: true, zoom: nil)
    #expect(pixels == TerminalLayout(column: 45, row: 13, columns: 10, rows: 3))
    let symbols = TerminalLayout(width: 80, height: 48, in: size, usesPixels: false, zoom: nil)
    #expect(symbols.columns == 60 && symbols.rows == 18)
    let large = TerminalLayout(width: 8000, height: 480, in: size, usesPixels: true, zoom: nil)
    #expect(large.columns == 100 && large.rows == 3 && large.column == 0)
    let zoomed = TerminalLayout(width: 80, height: 48, in: size, usesPixels: true, zoom: 2)
    #expect(zoomed.columns == 20 && zoomed.rows == 6)
  }

  @Test("A cell of the picture is a point of the view")
  func points() {
    let layout = TerminalLayout(width: 80, height: 48, in: size, usesPixels: true, zoom: nil)
    #expect(layout.point(column: 45, row: 13, width: 80, height: 48) == .init(x: 4, y: 8))
    #expect(layout.point(column: 54, row: 15, width: 80, height: 48) == .init(x: 76, y: 40))
    #expect(layout.point(column: 44, row: 13, width: 80, height: 48) == nil)
    #expect(layout.point(column: 45, row: 16, width: 80, height: 48) == nil)
  }
}
