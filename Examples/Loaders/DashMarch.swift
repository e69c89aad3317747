import SwiftUI

/// A dashed outline whose dashes walk around it.
struct DashMarch: View {
  @State private var phase: CGFloat = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [10, 6], dashPhase: phase))
      .foregroundColor(.teal)
      .frame(width: 120, height: 70)
      .overlay(Text("Drop here").font(.footnote).foregroundColor(.secondary))
      .padding(16)
      .onAppear {
        withAnimation(.linear(duration: 0.8).repeatForever(autoreverses: false)) { phase = -32 }
      }
  }
}

struct DashMarch_Previews: PreviewProvider {
  static var previews: some View { DashMarch().previewLayout(.sizeThatFits) }
}
