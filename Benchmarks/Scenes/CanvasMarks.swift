import SwiftUI

/// A canvas of ten thousand marks that move in every frame.
public struct CanvasMarks: View {
  public init() {}

  public var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for index in 0..<10_000 {
          let x = Double(index % 100) / 100 * size.width
          let y = Double(index / 100) / 100 * size.height + 2 * sin(time * 3 + Double(index))
          context.fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: 3, height: 3)), with: .color(.blue.opacity(0.5)))
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
