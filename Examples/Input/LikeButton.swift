import SwiftUI

/// A heart that bursts when it is tapped, and beats by itself meanwhile.
struct LikeButton: View {
  @State private var isLiked = false
  @State private var beats = false

  var body: some View {
    ZStack {
      ForEach(0..<8) { ray in
        Capsule()
          .fill(.pink)
          .frame(width: 4, height: 10)
          .offset(y: isLiked ? -36 : -14)
          .rotationEffect(.degrees(Double(ray) * 45))
          .opacity(isLiked ? 0 : 0.01)
          .animation(.easeOut(duration: 0.6), value: isLiked)
      }
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.system(size: 34))
        .foregroundStyle(isLiked ? .pink : .gray)
        .scaleEffect(beats ? 1.1 : 0.95)
    }
    .frame(width: 90, height: 90)
    .contentShape(Circle())
    .onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.5)) { isLiked.toggle() } }
    .onAppear { withAnimation(.easeInOut(duration: 0.6).repeatForever()) { beats = true } }
  }
}

#Preview { LikeButton() }
