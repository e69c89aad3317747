import SwiftUI

/// Scores that change while one looks: the digits roll.
struct Score: Identifiable {
  let id: Int
  let home: String
  let away: String
  var goals: Int
}

struct LiveScores: View {
  @State private var games = [
    Score(id: 0, home: "TIJ", away: "SAN", goals: 0), Score(id: 1, home: "OTA", away: "TEC", goals: 2),
    Score(id: 2, home: "CAL", away: "MEX", goals: 5),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(games) { game in
        HStack {
          LiveDot()
          Text("\(game.home) – \(game.away)").font(.subheadline)
          Spacer()
          Text("\(game.goals)").font(.title3.bold()).monospacedDigit().contentTransition(.numericText())
        }
      }
    }
    .padding(14)
    .frame(width: 210)
    .onReceive(Timer.publish(every: 0.7, on: .main, in: .common).autoconnect()) { date in
      let index = Int(date.timeIntervalSinceReferenceDate * 10) % games.count
      withAnimation(.easeInOut(duration: 0.5)) { games[index].goals += 1 }
    }
  }
}

struct LiveDot: View {
  @State private var isBright = false

  var body: some View {
    Circle().fill(.red).frame(width: 8, height: 8).opacity(isBright ? 1 : 0.3)
      .onAppear { withAnimation(.easeInOut(duration: 0.6).repeatForever()) { isBright = true } }
  }
}

#Preview { LiveScores() }
