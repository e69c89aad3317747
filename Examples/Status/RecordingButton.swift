import SwiftUI

/// A round button whose mark is a disc at rest and a square while it records.
struct RecordingButton: View {
  @State private var isRecording = false
  @State private var pulses = false

  var body: some View {
    VStack(spacing: 10) {
      Button {
        withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) { isRecording.toggle() }
      } label: {
        ZStack {
          Circle().stroke(.red.opacity(pulses ? 0.1 : 0.7), lineWidth: 4).frame(width: 64, height: 64)
          RoundedRectangle(cornerRadius: isRecording ? 6 : 24)
            .fill(.red)
            .frame(width: isRecording ? 26 : 48, height: isRecording ? 26 : 48)
        }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isRecording ? "Stop" : "Record")
      Text(isRecording ? "REC" : "Ready").font(.caption.monospaced()).foregroundStyle(.secondary)
    }
    .padding(16)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.9).repeatForever()) { pulses = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { withAnimation { isRecording = true } }
    }
  }
}

#Preview { RecordingButton() }
