import SwiftUI

struct ProgressPicture: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack(spacing: 24) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView("Loading")
        ProgressView(value: 0.65).progressViewStyle(.circular)
        ProgressView().tint(.orange)
      }
      ProgressView("Copying", value: 0.4)
      ProgressView(value: 3, total: 4) {
        Text("Installing")
      } currentValueLabel: {
        Text("3 of 4")
      }
      .tint(.pink)
      ProgressView().progressViewStyle(.linear)
      Label("Weather", systemImage: "cloud.sun.fill")
      Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
    }
    .padding(20)
    .frame(width: 340)
  }
}

#Preview { ProgressPicture() }
