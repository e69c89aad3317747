import SwiftUI

/// A text that is too long for its place runs through it.
struct Marquee: View {
  let text = "San Ysidro 25 min · Otay Mesa 10 min · Tecate 5 min"
  @State private var width: CGFloat = 0
  @State private var runs = false

  var body: some View {
    HStack(spacing: 30) {
      label
      label
    }
    .offset(x: runs ? -(width + 30) : 0)
    .frame(width: 180, alignment: .leading)
    .clipped()
    .padding(.vertical, 12)
    .background(.thinMaterial)
    .onChange(of: width) {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { runs = true }
    }
  }

  private var label: some View {
    Text(text).font(.callout).lineLimit(1).fixedSize()
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear { width = proxy.size.width }
        })
  }
}

#Preview { Marquee() }
