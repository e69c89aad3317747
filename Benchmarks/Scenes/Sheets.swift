import SwiftUI

/// A sheet that comes up over a screen and leaves it again, each second.
public struct Sheets: View {
  @State private var isPresented = false

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<12, id: \.self) { row in
        HStack {
          Image(systemName: "clock")
          Text("Departure \(row)")
          Spacer()
          Text("10:\(row + 20)").foregroundStyle(.secondary)
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 20) {
        Text("Ticket").font(.title.bold())
        RoundedRectangle(cornerRadius: 20)
          .fill(LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom))
          .frame(width: 300, height: 300)
        Text("Show this to the conductor.")
      }
      .presentationDetents([.fraction(0.8)])
    }
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { isPresented.toggle() }
      }
    }
  }
}
