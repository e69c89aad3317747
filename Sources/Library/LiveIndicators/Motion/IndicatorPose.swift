import SwiftUI

/// How a view looks at one end of a loop.
public struct IndicatorPose: Hashable, Sendable {
  /// Factors of width and height.
  public var scale: CGSize
  /// 0…1.
  public var opacity: Double
  /// Clockwise.
  public var rotation: Angle
  /// Points.
  public var offset: CGSize
  /// About which point of the view it is scaled and turned.
  public var anchor: UnitPoint

  /// - Parameters:
  ///   - scale: factor of both width and height.
  ///   - scaleY: factor of the height, where it differs.
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

  /// As it is.
  public static let identity = IndicatorPose()
}

extension IndicatorPose {
  func apart(from end: IndicatorPose) -> IndicatorPose {
    var result = self
    result.scale.width = scale.width.apart(from: end.scale.width)
    result.scale.height = scale.height.apart(from: end.scale.height)
    // Never below zero.
    result.opacity = opacity == end.opacity && opacity < 0.5 ? opacity + 1 / 65536 : opacity.apart(from: end.opacity)
    result.rotation.radians = rotation.radians.apart(from: end.rotation.radians)
    result.offset.width = offset.width.apart(from: end.offset.width)
    result.offset.height = offset.height.apart(from: end.offset.height)
    return result
  }
}

/// Scale and opacity, as most indicators move.
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

/// All that a pose can say.
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
  /// Moves this view from one pose to another, endlessly, in step with other indicators.
  ///
  /// For styles of your own: `motion` is the configuration's. No body runs and nothing is laid out while it moves.
  public func indicatorLoop(
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
