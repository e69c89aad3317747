import SwiftUI

/// Paragraphs that are typed, a letter every thirtieth of a second, behind each of which a caret blinks.
public struct TypingText: View {
  public init() {}

  public var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / 30)) { timeline in
      let count = Int(timeline.date.timeIntervalSinceReferenceDate * 30) % Self.text.count
      VStack(alignment: .leading, spacing: 16) {
        ForEach(0..<6, id: \.self) { _ in
          Text(Self.text.prefix(count) + (count / 15 % 2 == 0 ? "|" : ""))
            .frame(maxWidth: .infinity, minHeight: 110, maxHeight: 110, alignment: .topLeading)
        }
      }
      .padding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private static let text =
    "The train to the coast leaves at a quarter past nine from platform four. Seats are reserved in the first "
    + "two coaches; bicycles travel at the rear. Refreshments are served."
}
