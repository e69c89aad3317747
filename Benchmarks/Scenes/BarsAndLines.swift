import SwiftUI

/// A bar chart and a line chart of shapes, whose values change.
public struct BarsAndLines: View {
  @State private var isLater = false

  public init() {}

  public var body: some View {
    VStack(spacing: 40) {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(0..<24, id: \.self) { hour in
          RoundedRectangle(cornerRadius: 3)
            .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
            .frame(width: 11, height: 40 + 120 * abs(sin(Double(hour) * 0.5 + (isLater ? 1.2 : 0))))
        }
      }
      .frame(height: 180, alignment: .bottom)
      ZStack {
        ForEach(0..<5, id: \.self) { line in
          Rectangle().fill(.gray.opacity(0.3)).frame(height: 1).offset(y: Double(line - 2) * 45)
        }
        Curve(phase: isLater ? 2 : 0).stroke(.orange, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
        Curve(phase: isLater ? 4 : 1).stroke(.purple, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
      }
      .frame(width: 356, height: 200)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(.easeInOut(duration: 1.2).repeatForever(), value: isLater)
    .onAppear { isLater = true }
  }
}

private struct Curve: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...60 {
        let x = rect.minX + rect.width * Double(step) / 60
        let y = rect.midY + rect.height * 0.4 * sin(Double(step) * 0.2 + phase) * cos(Double(step) * 0.07)
        if step == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
      }
    }
  }
}
