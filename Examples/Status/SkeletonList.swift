import SwiftUI

/// Rows without data yet: redacted, and glowing.
struct SkeletonList: View {
  @State private var glows = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<3, id: \.self) { _ in
        HStack {
          Circle().fill(.gray.opacity(0.3)).frame(width: 34, height: 34)
          VStack(alignment: .leading) {
            Text("Name of a crossing").font(.headline)
            Text("some minutes ago").font(.caption)
          }
        }
      }
    }
    .redacted(reason: .placeholder)
    .opacity(glows ? 0.45 : 1)
    .padding(14)
    .onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever()) { glows = true } }
  }
}

#Preview { SkeletonList() }
