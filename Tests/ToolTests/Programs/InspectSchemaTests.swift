import Foundation
import Testing

/// `inspect --json` keeps to its published JSON Schema.
@Suite("The schema of inspect --json", .fullTier, .serialized)
struct InspectSchemaTests {
  /// Checks values against the part of JSON Schema that docs/inspect.schema.json uses.
  private struct Schema {
    let root: [String: Any]

    func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
      if let reference = schema["$ref"] as? String {
        let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
        guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
          return ["\(path): there is no definition \(name)"]
        }
        return problems(value, definition, at: path)
      }
      if let choices = schema["anyOf"] as? [[String: Any]] {
        let found = choices.map { problems(value, $0, at: path) }
        return found.contains([]) ? [] : found.min { $0.count < $1.count } ?? []
      }
      let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
      guard types.contains(where: { isValue(value, of: $0) }) else { return ["\(path): \(value) is not \(types)"] }
      var result: [String] = []
      if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
        result.append("\(path): \(number) is less than \(least)")
      }
      if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
        for (index, item) in array.enumerated() { result += problems(item, items, at: "\(path)[\(index)]") }
      }
      guard let object = value as? [String: Any] else { return result }
      let properties = schema["properties"] as? [String: Any] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        result.append("\(path): \(name) is missing")
      }
      for (name, member) in object {
        if let property = properties[name] as? [String: Any] {
          result += problems(member, property, at: "\(path).\(name)")
        } else if let other = schema["additionalProperties"] as? [String: Any] {
          result += problems(member, other, at: "\(path).\(name)")
        } else {
          result.append("\(path): \(name) is not in the schema")
        }
      }
      return result
    }

    private func isValue(_ value: Any, of type: String) -> Bool {
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": value is Bool
      case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
      case "number": value is Double
      default: false
      }
    }
  }

  @Test(
    "Reports of examples with animations, controls and lists are valid",
    arguments: [
      "Examples/PulsingLiveIndicator.swift", "Examples/StatusBoard.swift", "Examples/BorderWaitTimes",
      "Examples/Controls/Fields.swift",
    ])
  func reports(path: String) throws {
    let schemaFile = ChromiumTests.root.appendingPathComponent("docs/inspect.schema.json")
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: schemaFile)) as? [String: Any] ?? [:]
    let schema = Schema(root: root)
    let tool = try BuiltTool()
    defer { tool.remove() }
    func report(_ arguments: [String]) throws -> Any {
      let file = ChromiumTests.root.appendingPathComponent(path).path
      let result = try tool.run(arguments: ["inspect", file, "--json"] + arguments)
      #expect(result.code == 0, "\(result.errors)")
      return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
    let single = try report(["--at", "0.75"])
    #expect(schema.problems(single, root, at: "report") == [])
    for arguments in [["--at", "0,0.5"], ["--pick", "40,25"], ["--pick", "40,25", "--at", "0,0.5"]] {
      #expect(schema.problems(try report(arguments), root, at: "report") == [], "\(arguments)")
    }
    var wrong = single as? [String: Any] ?? [:]
    wrong["root"] = ["type": 1]
    #expect(!schema.problems(wrong, root, at: "report").isEmpty, "the schema accepts anything")
  }
}
