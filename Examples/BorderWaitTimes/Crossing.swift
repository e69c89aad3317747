import Foundation

/// A place where one can cross.
struct Crossing: Identifiable, Hashable {
  let id: String
  let name: String
  let place: String
}

/// A report that a traveler who waits there has posted.
struct Report: Hashable, Sendable {
  let crossing: String
  let minutes: Int
  let author: Author
  /// When it was posted, by the server's clock.
  let date: Date
}

/// Who posts.
struct Author: Hashable, Sendable {
  enum Presence: Hashable, Sendable { case online, away, offline }

  let name: String
  let presence: Presence

  var initials: String { String(name.split(separator: " ").compactMap(\.first)) }
}

extension Crossing {
  static let all = [
    Crossing(id: "sanysidro", name: "San Ysidro", place: "Tijuana"),
    Crossing(id: "otay", name: "Otay Mesa", place: "Tijuana"),
    Crossing(id: "tecate", name: "Tecate", place: "Tecate"),
    Crossing(id: "calexico", name: "Calexico West", place: "Mexicali"),
    Crossing(id: "nogales", name: "Nogales", place: "Nogales"),
  ]
}
