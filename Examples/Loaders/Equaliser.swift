import SwiftUI

/// Bars that rise and fall like music.
struct Equaliser: View {
  @State private var isPlaying = false
  private let heights: [CGFloat] = [0.4, 0.9, 0.6, 1, 0.5]

  var body: some View {
    HStack(alignment: .bottom, spacing: 5) {
      ForEach(heights.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
          .frame(width: 9, height: isPlaying ? 60 * heights[index] : 8)
          .animation(
            Animation.easeInOut(duration: 0.35 + Double(index) * 0.07).repeatForever(autoreverses: true),
            value: isPlaying)
      }
    }
    .frame(width: 100, height: 80, alignment: .bottom)
    .padding(10)
    .onAppear { isPlaying.toggle() }
  }
}

#Preview { Equaliser() }
