import Foundation

/// Plays a feed as a server would send it: reports now and then, and once the connection breaks.
enum LocalFeed {
  struct ConnectionLost: Error {}

  private static let maria = Author(name: "Maria Lopez", presence: .online)
  private static let ben = Author(name: "Ben Ortiz", presence: .away)
  private static let ana = Author(name: "Ana Ruiz", presence: .online)
  private static let tom = Author(name: "Tom Hall", presence: .offline)

  /// What the app knew when it was last open: some of it is old.
  static func saved(at now: Date) -> [Report] {
    [
      Report(crossing: "sanysidro", minutes: 55, author: tom, date: now.addingTimeInterval(-8 * 60 + 5)),
      Report(crossing: "otay", minutes: 25, author: maria, date: now.addingTimeInterval(-60)),
      Report(crossing: "tecate", minutes: 10, author: ben, date: now.addingTimeInterval(-26 * 60)),
      Report(crossing: "calexico", minutes: 40, author: tom, date: now.addingTimeInterval(-3 * 3600)),
    ]
  }

  /// One connection. The first breaks after seven seconds, those after it stay.
  static func connect(attempt: Int) -> AsyncThrowingStream<Report, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        try await Task.sleep(nanoseconds: 1_500_000_000)
        func post(_ crossing: String, _ minutes: Int, _ author: Author) {
          continuation.yield(Report(crossing: crossing, minutes: minutes, author: author, date: Date()))
        }
        if attempt == 0 {
          post("sanysidro", 45, maria)
          try await Task.sleep(nanoseconds: 2_000_000_000)
          post("nogales", 15, ana)
          try await Task.sleep(nanoseconds: 3_500_000_000)
          continuation.finish(throwing: ConnectionLost())
        }
        post("tecate", 5, ben)
        while !Task.isCancelled {
          try await Task.sleep(nanoseconds: 60_000_000_000)
          post("otay", Int.random(in: 15...35), maria)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
