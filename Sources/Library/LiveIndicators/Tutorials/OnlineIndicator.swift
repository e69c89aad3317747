import SwiftUI

/// A softly blinking dot, for example for a person who is online.
///
/// With its default values, the pixels are those of the indicator in the tutorial "Infinite animations in SwiftUI": a
/// green dot of the proposed size that fades from an opacity of 0.2 to 1 and back in two seconds. Under Reduce
/// Motion, it stays opaque.
public struct OnlineIndicator: View {
  var color: Color
  var opacities: (from: Double, to: Double)
  var loop: IndicatorLoop
  var size: CGFloat?
  var shape: IndicatorShape
  var label: String?
  var isActive: Bool

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - color: The color of the dot. Default `green`.
  ///   - opacity: The opacity at the start of the period, 0–1. Default 0.2.
  ///   - endOpacity: The opacity after half a period, 0–1. Default 1.
  ///   - duration: The length of half a period in seconds, at least 1/6. Default 1.
  ///   - curve: The easing of each half. Default `easeInOut`.
  ///   - delay: The delay in seconds before the animation starts. Default 0.
  ///   - size: The diameter in points. With `nil`, the proposed size. Default `nil`.
  ///   - shape: The shape of the dot. Default `circle`.
  ///   - isActive: A Boolean value that indicates whether the dot animates. Default `true`.
  ///   - label: The meaning of the dot for assistive technologies. With `nil`, "Online" for a green dot and "Status" for
  ///     one of another color, in the user's language. Default `nil`.
  public init(
    color: Color = .green, from opacity: Double = 0.2, to endOpacity: Double = 1, duration: Double = 1,
    curve: IndicatorCurve = .easeInOut, delay: Double = 0, size: CGFloat? = nil, shape: IndicatorShape = .circle,
    isActive: Bool = true, label: String? = nil
  ) {
    self.color = color
    opacities = (opacity, endOpacity)
    loop = IndicatorLoop(curve, duration: duration, delay: delay)
    self.size = size
    self.shape = shape
    self.isActive = isActive
    self.label = label
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    shape
      .modifier(BlinkAnimation(from: opacities.from, to: opacities.to, loop: loop, isActive: isActive))
      .foregroundColor(color)
      .frame(width: size, height: size)
      .indicatorElement(label: Text(verbatim: label ?? LiveStatus.online.label(ifColor: color == .green, locale)))
  }
}
