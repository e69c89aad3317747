import SwiftUI

/// A square that goes through its states one after another.
struct PhaseLoader: View {
  enum Stage: CaseIterable { case rest, turned, small }

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.purple.gradient)
      .frame(width: 44, height: 44)
      .phaseAnimator(Stage.allCases) { square, stage in
        square
          .rotationEffect(.degrees(stage == .turned ? 90 : 0))
          .scaleEffect(stage == .small ? 0.5 : 1)
      } animation: { stage in
        stage == .turned ? .easeInOut(duration: 0.6) : .easeInOut(duration: 0.4)
      }
      .padding(24)
  }
}

#Preview { PhaseLoader() }
