import SwiftUI

/// The dimensions and timing of a pulse.
struct PulseRing: Hashable, Sendable {
  var loop: IndicatorLoop
  var dotSize: CGFloat = 8
  var ringSize: CGFloat = 12
  var scale: CGFloat = 1.4
  var startOpacity = 0.3
  var endOpacity = 0.0
  /// The opacity of the ring's fill.
  var paintOpacity = 0.3
  var rings = 1
  var ringSpacing: Double?
  var ringStyle = IndicatorRing.filled
  var shape = IndicatorShape.circle

  /// Returns the loop of one ring. Each start of a ring is a flash: the period is long enough for three starts per second,
  /// and a spacing that would put more of them into one second is replaced by an even one.
  func loop(of index: Int) -> IndicatorLoop {
    var result = loop
    let count = max(1, min(rings, 12))
    if result.isSafe { result.duration = max(result.duration, Double(count) * IndicatorLoop.shortestPeriod) }
    let even = result.period / Double(count)
    let asked = ringSpacing ?? even
    result.leadIn += Double(index) * (isSafe(asked, count, result.period) ? asked : even)
    return result
  }

  /// Returns true if at most three of the rings start within any second.
  private func isSafe(_ spacing: Double, _ count: Int, _ period: Double) -> Bool {
    var starts: [Double] = []
    for index in 0..<count {
      let start = Double(index) * spacing
      starts.append(start - (start / period).rounded(.down) * period)
    }
    starts.sort()
    for index in 0..<count {
      let later = index + 3
      let time = starts[later % count] + Double(later / count) * period
      if time - starts[index] < 1 - 1e-9 { return false }
    }
    return true
  }
}

/// A static dot with rings that move out from it.
struct PulsingDot: View {
  let color: Color
  let ring: PulseRing
  let motion: IndicatorMotion

  var body: some View {
    ZStack {
      ForEach(0..<max(1, min(ring.rings, 12)), id: \.self) { index in
        paintedRing
          .frame(width: ring.ringSize, height: ring.ringSize)
          .scaleFade(
            ring.loop(of: index), motion,
            from: IndicatorPose(opacity: ring.startOpacity),
            to: IndicatorPose(scale: ring.scale, opacity: ring.endOpacity), rest: rest(of: index))
      }
      ring.shape
        .fill(color)
        .frame(width: ring.dotSize, height: ring.dotSize)
    }
  }

  /// Returns the pose of a ring without motion. Only the dot is visible, or, under Reduce Motion, also the first ring.
  private func rest(of index: Int) -> IndicatorPose {
    guard motion.isReduced, index == 0 else { return IndicatorPose(opacity: 0) }
    return IndicatorPose(scale: ring.scale, opacity: max(ring.startOpacity, ring.endOpacity, 0.8))
  }

  @ViewBuilder
  private var paintedRing: some View {
    switch ring.ringStyle {
    case .filled: ring.shape.fill(color.opacity(ring.paintOpacity))
    case .outlined(let width): ring.shape.stroke(color, lineWidth: width).padding(width / 2)
    }
  }
}
