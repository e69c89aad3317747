import SwiftUI

/// Every tap changes shape and color: the state is shown by an enum's cases.
struct ColorTap: View {
  enum Mood: CaseIterable { case calm, busy, alarm }
  @State private var mood = Mood.calm

  private var color: Color {
    switch mood {
    case .calm: return .green
    case .busy: return .yellow
    case .alarm: return .red
    }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: mood == .calm ? 35 : mood == .busy ? 18 : 4)
      .fill(color)
      .frame(width: 70, height: 70)
      .rotationEffect(.degrees(mood == .alarm ? 45 : 0))
      .padding(24)
      .onTapGesture { next() }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(0.7))
          next()
        }
      }
  }

  private func next() {
    let all = Mood.allCases
    let index = (all.firstIndex(of: mood)! + 1) % all.count
    withAnimation(.bouncy) { mood = all[index] }
  }
}

#Preview { ColorTap() }
