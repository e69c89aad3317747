import SwiftUI

/// Twenty rows of digits that change in every frame.
public struct ChangingText: View {
  public init() {}

  public var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      VStack(spacing: 12) {
        ForEach(0..<20, id: \.self) { row in
          HStack {
            Text("Counter \(row)")
            Spacer()
            Text(time * Double(row + 1), format: .number.precision(.fractionLength(3))).monospacedDigit()
          }
        }
      }
      .padding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
