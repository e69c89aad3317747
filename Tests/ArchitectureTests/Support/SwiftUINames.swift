import Foundation

/// The names of SwiftUI's own interface, from the list written by hand: Scripts/support-page/swiftui-names.txt tells its format.
struct SwiftUINames {
  struct Topic {
    var title: String
    var types: [String] = []
    var modifiers: [String] = []
    var values: [String] = []
  }

  private(set) var topics: [Topic] = []
  /// What is missing of names that are there.
  private(set) var partly: [String: String] = [:]
  /// Of other frameworks.
  private(set) var elsewhere: [String] = []
  /// Engine types that are public only for Swift's sake.
  private(set) var ours: Set<String> = []
  /// Lines that cannot be read, and names given twice in a topic.
  private(set) var faults: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") { read(line) }
  }

  private mutating func read(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let kind = words.first else { return }
    let names = Array(words.dropFirst())
    switch kind {
    case "==": topics.append(Topic(title: names.joined(separator: " ")))
    case "types": add(names, to: \.types)
    case "modifiers": add(names, to: \.modifiers)
    case "values": add(names, to: \.values)
    case "elsewhere": elsewhere += names
    case "ours": ours.formUnion(names)
    case "partly":
      guard let name = names.first, name.hasSuffix(":"), names.count > 1 else { return faults.append(line) }
      partly[String(name.dropLast())] = names.dropFirst().joined(separator: " ")
    default: faults.append(line)
    }
  }

  private mutating func add(_ names: [String], to list: WritableKeyPath<Topic, [String]>) {
    guard !topics.isEmpty else { return faults.append("names before a topic") }
    for name in names {
      if topics[topics.count - 1][keyPath: list].contains(name) { faults.append("twice: \(name)") }
      topics[topics.count - 1][keyPath: list].append(name)
    }
  }
}
