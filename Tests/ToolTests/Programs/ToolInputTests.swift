import Foundation
import Testing

@Suite("Input through the tool", .fullTier, .serialized)
struct ToolInputTests {
  /// A knob that is dragged, a counter that is tapped, and a color that follows the mouse.
  private static let source = """
    import SwiftUI
    struct Board: View {
      @State private var x: CGFloat = 0
      @State private var taps = 0
      @State private var isOver = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).offset(x: x)
            .gesture(DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width })
            .frame(width: 100, alignment: .leading)
          Button { taps += 1 } label: { Text("\\(taps) taps").frame(width: 100, height: 30) }
          (isOver ? Color.green : Color.blue).frame(width: 100, height: 50).onHover { isOver = $0 }
        }
      }
    }
    """

  private struct Report: Decodable {
    var values: [String: Double]?
    var texts: [String: String]?
    var children: [Report]?

    func value(_ name: String) -> Double? {
      values?[name] ?? children?.lazy.compactMap { $0.value(name) }.first
    }

    func text(_ name: String) -> String? { texts?[name] ?? children?.lazy.compactMap { $0.text(name) }.first }
  }

  private struct Inspection: Decodable { var root: Report }

  @Test("inspect shows the views after the taps and drags that came before its moment")
  func inspect() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Board.swift")
    func report(at time: String) throws -> Report {
      let result = try tool.run(
        "inspect", file, "--size", "100x100", "--json", "--at", time, "--tap", "50,35@0.1", "--tap", "50,35@0.2",
        "--drag", "10,10:40,10@0.3+0.2")
      #expect(result.code == 0, "\(result.errors)")
      return try JSONDecoder().decode(Inspection.self, from: Data(result.output.utf8)).root
    }
    let end = try report(at: "0.5")
    #expect(end.text("text") == "2 taps")
    #expect(end.value("offsetX") == 30)
    let early = try tool.run("inspect", file, "--at", "0.1", "--tap", "50,35@0.2")
    #expect(early.code == 2)
    #expect(early.errors == "glowworm: --tap 50,35@0.2 comes after the last moment shown, 0.1 s: --at says which.\n")
  }

  @Test("An animated image shows the drag in progress; a still one the color under the pointer")
  func render() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Board.swift")
    let still = ["render", file, "--size", "100x100", "-o"]
    func png(_ name: String, _ more: String...) throws -> [UInt8] {
      let result = try tool.run(arguments: still + [tool.path(name)] + more)
      #expect(result.code == 0, "\(result.errors)")
      return try tool.read(name)
    }
    let plain = try png("a.png")
    let isOver = try png("b.png", "--hover", "50,80@0") != plain
    #expect(isOver)
    let isOut = try png("c.png", "--hover", "50,80@0", "--hover", "50,5@0") == plain
    #expect(isOut)
    let drag = ["--drag", "10,10:40,10@0+0.5"]
    let isMoved = try png("d.png", "--at", "0.5", drag[0], drag[1]) != plain
    #expect(isMoved)
    // Two frames of a drag that begins with the picture: the second is elsewhere than the first.
    let moving = try png("e.apng", "--duration", "0.5", "--fps", "4", "--drag", "10,10:40,10@0+0.5")
    #expect(moving.count > plain.count)
  }
}
