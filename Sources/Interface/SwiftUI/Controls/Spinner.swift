import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// Eight spokes that light up in turn, clockwise, and fade, with one turn per second.
///
/// Measured on macOS at 32 points: the spokes are 3 thick from radius 6.5 to 14. On iOS, they reach the edge of the
/// 20 points. The inner radius, the thickness and the speed of one spoke per 1/8 s are this project's choice.
struct Spinner: View {
  let diameter: CGFloat
  let isMac: Bool
  @State private var phase = 0.0

  /// The duration of a turn in seconds.
  static let period = 1.0

  var body: some View {
    let radius = diameter / 2
    let outer = radius * (isMac ? 14.0 / 16 : 1)
    let inner = radius * (isMac ? 6.5 / 16 : 0.48)
    let thickness = radius * (isMac ? 3.0 / 16 : 0.24)
    ZStack {
      ForEach(0..<_SpokeFade.spokes) { index in
        Capsule()
          .frame(width: thickness, height: outer - inner)
          .offset(y: -(outer + inner) / 2)
          .rotationEffect(.degrees(Double(index) * 360 / Double(_SpokeFade.spokes)))
          .modifier(_SpokeFade(phase: phase, index: index))
      }
    }
    .frame(width: diameter, height: diameter)
    .onAppear {
      withAnimation(.linear(duration: Spinner.period).repeatForever(autoreverses: false)) { phase = 1 }
    }
  }
}

/// The opacity of one spoke: highest when the phase passes it, and fading until the next turn.
nonisolated struct _SpokeFade: _EffectModifier, LayerEffect {
  /// The phase in turns.
  var phase: Double
  let index: Int

  static let spokes = 8
  static var isPositional: Bool { false }

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  /// The minimum opacity, from the measured grays of macOS's first frame: the faintest spoke has 17/53 of the
  /// brightest.
  static let faintest = 17.0 / 53

  var opacity: Double {
    let passed = phase - Double(index) / Double(_SpokeFade.spokes)
    let age = passed - passed.rounded(.down)
    // In the last eighth of a turn, the spoke lights up again.
    let share = age < 7.0 / 8 ? age / (7.0 / 8) : (1 - age) * 8
    return 1 - share * (1 - Self.faintest)
  }

  func apply(to layer: Layer, size: CGSize) { layer.opacity = opacity }

  func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("opacity", .number(opacity)))
  }
}

/// A bar of indeterminate progress: a segment repeatedly moves from the leading to the trailing end.
struct SweepingBar: View {
  let style: AnyShapeStyle
  let track: ListGroupStyle
  let thickness: CGFloat
  let height: CGFloat
  @State private var phase = 0.0
  @Environment(\.layoutDirection) private var direction

  /// The duration of one iteration in seconds. It is this project's choice.
  static let period = 1.5

  var body: some View {
    FractionLayout(fraction: 1, height: height, trackHeight: thickness) {
      Capsule().fill(track)
      Capsule().fill(style)
        .modifier(_Sweep(phase: phase, isMirrored: direction == .rightToLeft))
        .clipShape(Capsule())
    }
    .onAppear {
      withAnimation(.linear(duration: SweepingBar.period).repeatForever(autoreverses: false)) { phase = 1 }
    }
  }
}

/// An effect that scales the content to 0.3 of its width and moves it from before the leading end to beyond the
/// trailing end.
nonisolated struct _Sweep: _EffectModifier, LayerEffect {
  var phase: Double
  let isMirrored: Bool

  static let share = 0.3

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func apply(to layer: Layer, size: CGSize) {
    let start = -Self.share + (1 + Self.share) * phase
    let x = (isMirrored ? 1 - Self.share - start : start) * Double(size.width)
    layer.transform = ProjectionTransform(
      CGAffineTransform(a: Self.share, b: 0, c: 0, d: 1, tx: CGFloat(x), ty: 0))
  }

  func describe(_ attributes: inout [(String, InspectionValue)]) { attributes.append(("sweep", .number(phase))) }
}
