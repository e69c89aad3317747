import SwiftUI

/// The appearance of a view at one end of a loop.
public struct IndicatorPose: Hashable, Sendable {
  /// The scale factors of width and height.
  public var scale: CGSize
  /// The opacity, 0–1.
  public var opacity: Double
  /// The clockwise rotation.
  public var rotation: Angle
  /// The offset in points.
  public var offset: CGSize
  /// The anchor of the scaling and the rotation.
  public var anchor: UnitPoint

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - scale: The scale factor of the width and, unless `scaleY` is given, of the height. Default 1.
  ///   - scaleY: The scale factor of the height. With `nil`, the same as `scale`. Default `nil`.
  ///   - opacity: The opacity, 0–1. Default 1.
  ///   - rotation: The clockwise rotation. Default 0.
  ///   - offset: The offset in points. Default 0.
  ///   - anchor: The anchor of the scaling and the rotation. Default `center`.
  public init(
    scale: CGFloat = 1, scaleY: CGFloat? = nil, opacity: Double = 1, rotation: Angle = .zero, offset: CGSize = .zero,
    anchor: UnitPoint = .center
  ) {
    self.scale = CGSize(width: scale, height: scaleY ?? scale)
    self.opacity = opacity
    self.rotation = rotation
    self.offset = offset
    self.anchor = anchor
  }

  /// The unchanged view.
  public static let identity = IndicatorPose()
}

extension IndicatorPose {
  func apart(from end: IndicatorPose) -> IndicatorPose {
    var result = self
    result.scale.width = scale.width.apart(from: end.scale.width)
    result.scale.height = scale.height.apart(from: end.scale.height)
    // The opacity must stay at or above zero.
    result.opacity = opacity == end.opacity && opacity < 0.5 ? opacity + 1 / 65536 : opacity.apart(from: end.opacity)
    result.rotation.radians = rotation.radians.apart(from: end.rotation.radians)
    result.offset.width = offset.width.apart(from: end.offset.width)
    result.offset.height = offset.height.apart(from: end.offset.height)
    return result
  }
}

/// The scale and opacity of a pose, which are all that most indicators animate.
struct ScaleFade: LoopedEffect {
  var pose: IndicatorPose

  func apart(from end: ScaleFade) -> ScaleFade { ScaleFade(pose: pose.apart(from: end.pose)) }

  func body(content: Content) -> some View {
    content.scaleEffect(pose.scale, anchor: pose.anchor).opacity(pose.opacity)
  }
}

struct Fade: LoopedEffect {
  var opacity: Double

  func apart(from end: Fade) -> Fade {
    Fade(opacity: IndicatorPose(opacity: opacity).apart(from: IndicatorPose(opacity: end.opacity)).opacity)
  }

  func body(content: Content) -> some View { content.opacity(opacity) }
}

struct Turn: LoopedEffect {
  var angle: Angle

  func apart(from end: Turn) -> Turn { Turn(angle: .radians(angle.radians.apart(from: end.angle.radians))) }

  func body(content: Content) -> some View { content.rotationEffect(angle) }
}

/// All properties of a pose.
struct WholePose: LoopedEffect {
  var pose: IndicatorPose

  func apart(from end: WholePose) -> WholePose { WholePose(pose: pose.apart(from: end.pose)) }

  func body(content: Content) -> some View {
    content
      .scaleEffect(pose.scale, anchor: pose.anchor)
      .rotationEffect(pose.rotation, anchor: pose.anchor)
      .offset(pose.offset)
      .opacity(pose.opacity)
  }
}

extension View {
  /// Moves this view between two poses without end, in sync with other indicators.
  ///
  /// Use it in a custom style. While the view moves, no body is evaluated and no layout takes place.
  ///
  /// - Parameters:
  ///   - loop: The timing of the motion.
  ///   - motion: The motion of the style's configuration.
  ///   - start: The pose at the start of an iteration.
  ///   - end: The pose at the end of an iteration.
  ///   - rest: The pose without motion. Default `identity`.
  public func liveIndicatorLoop(
    _ loop: IndicatorLoop, motion: IndicatorMotion, from start: IndicatorPose, to end: IndicatorPose,
    rest: IndicatorPose = .identity
  ) -> some View {
    modifier(
      LoopModifier(
        loop, motion, start: WholePose(pose: start), end: WholePose(pose: end), rest: WholePose(pose: rest)))
  }

  func scaleFade(
    _ loop: IndicatorLoop, _ motion: IndicatorMotion, from start: IndicatorPose, to end: IndicatorPose,
    rest: IndicatorPose
  ) -> some View {
    modifier(
      LoopModifier(
        loop, motion, start: ScaleFade(pose: start), end: ScaleFade(pose: end), rest: ScaleFade(pose: rest)))
  }
}
