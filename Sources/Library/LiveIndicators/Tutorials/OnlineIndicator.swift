import SwiftUI

/// A dot that blinks softly: "online".
///
/// With its defaults it is the indicator of the tutorial "Infinite animations in SwiftUI", to the pixel: as large as it
/// is offered, green, from 0.2 to full opacity and back in two seconds. Under Reduce Motion it stays lit.
public struct OnlineIndicator: View {
  var color: Color
  var opacities: (from: Double, to: Double)
  var loop: IndicatorLoop
  var size: CGFloat?
  var shape: IndicatorShape
  var isActive: Bool

  /// - Parameters:
  ///   - opacity: at the beginning, 0…1.
  ///   - endOpacity: half a period later, 0…1.
  ///   - duration: seconds from one to the other; a sixth of a second at least.
  ///   - delay: seconds before it begins.
  ///   - size: points across; nil: as large as it is offered.
  ///   - isActive: false: at rest, lit.
  public init(
    color: Color = .green, from opacity: Double = 0.2, to endOpacity: Double = 1, duration: Double = 1,
    curve: IndicatorCurve = .easeInOut, delay: Double = 0, size: CGFloat? = nil, shape: IndicatorShape = .circle,
    isActive: Bool = true
  ) {
    self.color = color
    opacities = (opacity, endOpacity)
    loop = IndicatorLoop(curve, duration: duration, delay: delay)
    self.size = size
    self.shape = shape
    self.isActive = isActive
  }

  public var body: some View {
    shape
      .modifier(BlinkAnimation(from: opacities.from, to: opacities.to, loop: loop, isActive: isActive))
      .foregroundColor(color)
      .frame(width: size, height: size)
  }
}
