import SwiftUI

/// A row that opens to show more.
struct Expandable: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Details").font(.headline)
        Spacer()
        Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? -180 : 0))
      }
      .padding(12)
      .contentShape(Rectangle())
      .onTapGesture { toggle() }
      if isOpen {
        Text("The line is short before seven in the morning and after nine in the evening.")
          .font(.callout)
          .foregroundStyle(.secondary)
          .padding([.horizontal, .bottom], 12)
          .transition(.opacity)
      }
    }
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .frame(width: 220)
    .frame(height: 130, alignment: .top)
    .onReceive(Timer.publish(every: 0.9, on: .main, in: .common).autoconnect()) { _ in toggle() }
  }

  private func toggle() { withAnimation(.smooth(duration: 0.4)) { isOpen.toggle() } }
}

#Preview { Expandable() }
