import SwiftUI

/// A small player: the cover turns, the bars move, the time runs.
struct NowPlaying: View {
  @State private var isPlaying = true
  @State private var turns = false
  @State private var position = 0.2

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "music.note")
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(AngularGradient(colors: [.purple, .pink, .purple], center: .center), in: Circle())
        .rotationEffect(.degrees(turns ? 360 : 0))
      VStack(alignment: .leading, spacing: 5) {
        Text("Morning line").font(.subheadline.bold())
        ProgressView(value: position).tint(.pink)
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
    }
    .padding(12)
    .frame(width: 250)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    .padding(8)
    .onAppear {
      withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { turns = true }
      withAnimation(.linear(duration: 4)) { position = 0.9 }
    }
  }
}

#Preview { NowPlaying() }
