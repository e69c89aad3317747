import SwiftUI

enum Phase: CaseIterable {
  case initial, lift, shake, land

  var verticalOffset: Double {
    switch self {
    case .initial, .land: 0
    case .lift, .shake: -24
    }
  }

  var rotation: Angle {
    self == .shake ? .degrees(20) : .zero
  }
}

struct Emoji: View {
  var body: some View {
    PhaseAnimator(Phase.allCases) { phase in
      Circle()
        .fill(.yellow)
        .frame(width: 30, height: 30)
        .overlay(Rectangle().frame(width: 10, height: 2))
        .rotationEffect(phase.rotation)
        .offset(y: phase.verticalOffset)
    } animation: { phase in
      switch phase {
      case .initial: .smooth
      case .lift: .easeInOut(duration: 0.3)
      case .shake: .spring(duration: 0.4, bounce: 0.6)
      case .land: .bouncy
      }
    }
  }
}

struct Blink: View {
  var body: some View {
    Text("Recording")
      .phaseAnimator([false, true]) { content, isDimmed in
        content.opacity(isDimmed ? 0.2 : 1)
      } animation: { _ in
        .easeInOut(duration: 0.7)
      }
  }
}

struct DefaultPhases: View {
  var body: some View {
    Rectangle()
      .frame(width: 20, height: 20)
      .phaseAnimator([1.0, 1.6, 0.7]) { view, scale in
        view.scaleEffect(scale)
      }
  }
}

struct Liked: View {
  @State private var likes = 0

  var body: some View {
    Image(systemName: "heart.fill")
      .foregroundStyle(.red)
      .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
        content
          .rotationEffect(phase.rotation)
          .offset(y: phase.verticalOffset)
      }
      .task {
        try? await Task.sleep(for: .seconds(0.2))
        likes += 1
      }
  }
}

#Preview {
  HStack {
    Emoji(); Blink(); DefaultPhases(); Liked()
  }
}
