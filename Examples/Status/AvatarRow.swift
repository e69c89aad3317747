import SwiftUI

/// Faces with a dot of presence cut into their edge.
struct Avatar: View {
  let initials: String
  let color: Color
  let isOnline: Bool
  @State private var isBright = false

  var body: some View {
    Circle()
      .fill(color.gradient)
      .frame(width: 46, height: 46)
      .overlay(Text(initials).font(.headline).foregroundStyle(.white))
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(isOnline ? .green : .gray)
          .opacity(isOnline && isBright ? 0.4 : 1)
          .frame(width: 12, height: 12)
          .padding(2)
          .background(.background, in: Circle())
      }
      .onAppear { withAnimation(.easeInOut(duration: 0.9).repeatForever()) { isBright = true } }
  }
}

struct AvatarRow: View {
  var body: some View {
    HStack(spacing: -8) {
      Avatar(initials: "AM", color: .blue, isOnline: true)
      Avatar(initials: "JL", color: .purple, isOnline: false)
      Avatar(initials: "RS", color: .orange, isOnline: true)
    }
    .padding(16)
  }
}

#Preview { AvatarRow() }
