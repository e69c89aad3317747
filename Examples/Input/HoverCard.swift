import SwiftUI

/// A card that rises under the pointer.
struct HoverCard: View {
  @State private var isHovered = false
  @State private var shines = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: "sparkles").font(.title2).foregroundStyle(.yellow).opacity(shines ? 1 : 0.4)
      Text("Pro").font(.headline)
      Text("Everything, live").font(.caption).foregroundStyle(.secondary)
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 14).fill(.background).shadow(radius: isHovered ? 12 : 3))
    .scaleEffect(isHovered ? 1.06 : 1)
    .onHover { inside in withAnimation(.easeOut(duration: 0.2)) { isHovered = inside } }
    .padding(20)
    .onAppear { withAnimation(.easeInOut(duration: 0.7).repeatForever()) { shines = true } }
  }
}

#Preview { HoverCard() }
