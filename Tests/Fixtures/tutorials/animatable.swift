import SwiftUI

struct Checkerboard: Shape {
  var rows: Int
  var columns: Int

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set {
      rows = Int(newValue.first)
      columns = Int(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let rowSize = rect.height / Double(rows)
    let columnSize = rect.width / Double(columns)
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(x: columnSize * Double(column), y: rowSize * Double(row), width: columnSize, height: rowSize))
      }
    }
    return path
  }
}

struct Wedge: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> {
    get { AnimatablePair(start.animatableData, end.animatableData) }
    set {
      start.animatableData = newValue.first
      end.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end,
        clockwise: false)
      path.closeSubpath()
    }
  }
}

@Animatable
struct Wave: Shape {
  var amplitude: Double
  var phase: Double
  @AnimatableIgnored var steps: Int = 20

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for step in 1...steps {
      let x = Double(step) / Double(steps)
      path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: rect.midY + amplitude * sin(x * 6 + phase)))
    }
    return path
  }
}

struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(1)))
  }
}

struct ShakeEffect: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(shakes * .pi * 2) * 10, y: 0))
  }
}

struct AnimatableFontSize: ViewModifier, Animatable {
  var size: Double

  var animatableData: Double {
    get { size }
    set { size = newValue }
  }

  func body(content: Content) -> some View {
    content.font(.system(size: size))
  }
}

struct Percentage: AnimatableModifier {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(amount * 100))%"))
  }
}

struct Board: View {
  @State private var rows = 2

  var body: some View {
    Checkerboard(rows: rows, columns: rows)
      .frame(width: 60, height: 60)
      .onAppear { withAnimation(.linear(duration: 2)) { rows = 12 } }
  }
}

struct Pie: View {
  @State private var end = Angle.degrees(10)

  var body: some View {
    Wedge(start: .zero, end: end)
      .fill(.orange)
      .frame(width: 50, height: 50)
      .animation(.easeInOut(duration: 2), value: end)
      .onAppear { end = .degrees(300) }
  }
}

struct Waves: View {
  @State private var phase = 0.0

  var body: some View {
    Wave(amplitude: 10, phase: phase)
      .stroke(.blue, lineWidth: 2)
      .frame(width: 60, height: 30)
      .onAppear { withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { phase = .pi * 2 } }
  }
}

struct Counting: View {
  @State private var value = 0.0

  var body: some View {
    CountingText(value: value)
      .onAppear { withAnimation(.easeOut(duration: 2)) { value = 100 } }
  }
}

struct Shaking: View {
  @State private var attempts = 0

  var body: some View {
    Rectangle()
      .frame(width: 40, height: 20)
      .modifier(ShakeEffect(shakes: CGFloat(attempts)))
      .onAppear { withAnimation(.linear(duration: 1.3)) { attempts += 3 } }
  }
}

struct GrowingText: View {
  @State private var size = 10.0

  var body: some View {
    Text("Grow")
      .modifier(AnimatableFontSize(size: size))
      .onAppear { withAnimation(.linear(duration: 2)) { size = 30 } }
  }
}

struct Progress: View {
  @State private var amount = 0.0

  var body: some View {
    Circle()
      .trim(from: 0, to: amount)
      .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .frame(width: 50, height: 50)
      .modifier(Percentage(amount: amount))
      .onAppear { withAnimation(.linear(duration: 2)) { amount = 1 } }
  }
}

#Preview {
  VStack {
    Board(); Pie(); Waves(); Counting(); Shaking(); GrowingText(); Progress()
  }
}
