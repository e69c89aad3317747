import Foundation
import Testing

@Suite("Inspecting a file", .fullTier)
struct InspectProgramTests {
  private static let source = """
    import SwiftUI

    struct Badge: View {
      var title: String

      var body: some View {
        HStack(spacing: 0) {
          Circle()
            .fill(.red)
            .frame(width: 20, height: 20)
          label
        }
      }

      private var label: some View {
        Text(title)
          .frame(width: 60, height: 20)
      }
    }

    struct Board: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          ForEach(["first", "second"], id: \\.self) { name in
            Badge(title: name)
          }
          if isOn { Text("on").frame(width: 80, height: 20) }
          Rectangle()
            .frame(width: 80, height: 20)
            .onTapGesture { isOn = true }
        }
      }
    }
    """

  private func inspect(_ arguments: String...) throws -> String {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Board.swift")
    let result = try tool.run(arguments: ["inspect", file] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    return result.output.replacingOccurrences(of: file, with: "Board.swift")
  }

  @Test(
    "A point of the picture has the file, line and column of the view",
    arguments: [
      ("26,26", "Board.swift:8:7: Circle"), ("26,46", "Board.swift:8:7: Circle"),
      ("66,26", "Board.swift:16:5: Text  \"first\""), ("66,46", "Board.swift:16:5: Text  \"second\""),
      ("56,66", "Board.swift:30:7: Rectangle"),
    ])
  func pick(point: String, wanted: String) throws {
    #expect(try inspect("--pick", point).hasPrefix(wanted))
  }

  @Test("A tap at a position of the report hits, and what appears is found in the source")
  func tap() throws {
    let line = try inspect("--pick", "56,66", "--tap", "56,66@0.5", "--at", "1")
    #expect(line.hasPrefix("Board.swift:29:17: Text  \"on\""))
    #expect(try inspect("--pick", "2,2") == "0 s: no view at 2,2\n")
  }

  @Test("Several times are those of one run, in order")
  func times() throws {
    let json = try inspect("--at", "0.5,0", "--tap", "56,66@0.25", "--json")
    let reports = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    #expect(reports.map { $0["time"] as? Double } == [0, 0.5])
    #expect(reports.map { $0["height"] as? Double } == [92, 112])
  }
}
