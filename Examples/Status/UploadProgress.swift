import SwiftUI

/// A bar that follows an upload, and a spinner while it waits.
struct UploadProgress: View {
  @State private var share = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        ProgressView()
        Text("Uploading").font(.subheadline)
      }
      ProgressView(value: share) {
        Text("Photos").font(.caption)
      } currentValueLabel: {
        Text("\(Int(share * 100)) %")
      }
    }
    .frame(width: 200)
    .padding(14)
    .task {
      while share < 0.99 {
        try? await Task.sleep(for: .milliseconds(250))
        withAnimation(.linear(duration: 0.25)) { share = min(share + 0.1, 1) }
      }
    }
  }
}

#Preview { UploadProgress() }
