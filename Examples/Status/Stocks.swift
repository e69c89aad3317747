import SwiftUI

/// A line that draws itself, over the area that it encloses.
struct Sparkline: Shape {
  let values: [CGFloat]
  var closes = false

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, value) in values.enumerated() {
        let point = CGPoint(
          x: rect.width * CGFloat(index) / CGFloat(values.count - 1), y: rect.height * (1 - value))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if closes {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

struct Stocks: View {
  @State private var drawn: CGFloat = 0
  private let values: [CGFloat] = [0.2, 0.35, 0.3, 0.55, 0.45, 0.7, 0.62, 0.9]

  var body: some View {
    ZStack {
      Sparkline(values: values, closes: true)
        .fill(LinearGradient(colors: [.green.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        .opacity(drawn)
      Sparkline(values: values)
        .trim(from: 0, to: drawn)
        .stroke(.green, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
    }
    .frame(width: 170, height: 70)
    .padding(14)
    .onAppear { withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) { drawn = 1 } }
  }
}

#Preview { Stocks() }
