import SwiftUI

/// A mesh gradient over the screen whose middle point moves.
public struct MeshGradients: View {
  public init() {}

  public var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [Float(0.5 + 0.25 * cos(time)), Float(0.5 + 0.25 * sin(time))], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint], smoothsColors: false)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
