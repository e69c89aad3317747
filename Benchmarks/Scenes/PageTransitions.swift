import SwiftUI

/// Pages of twelve rows that push each other aside each second.
public struct PageTransitions: View {
  @State private var page = 0

  public init() {}

  public var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 20) {
        Text("Page \(page % 2 + 1)").font(.largeTitle.bold())
        ForEach(0..<12, id: \.self) { row in
          HStack {
            RoundedRectangle(cornerRadius: 8).fill(page % 2 == 0 ? .blue : .orange).frame(width: 32, height: 32)
            Text("Entry \(row)")
            Spacer()
          }
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(page % 2 == 0 ? Color.white : Color(white: 0.93))
      .transition(.push(from: .trailing))
      .id(page)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { withAnimation(.easeInOut(duration: 0.9)) { page += 1 } }
      }
    }
  }
}
