import SwiftUI

/// How the mark of an indicator looks and moves.
///
/// Apply one with `liveIndicatorStyle(_:)`. In a style of your own, draw `configuration.mark`, or anything else in
/// `configuration.tint`, and move it with `indicatorLoop(_:motion:from:to:rest:)` and `configuration.motion`: it is then
/// in step with other indicators, stops when they stop, and stands still under Reduce Motion.
@MainActor
public protocol LiveIndicatorStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = LiveIndicatorStyleConfiguration

  /// The mark, without the label. Give it a frame about `configuration.dotSize × 1.5` points high.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style draws.
public struct LiveIndicatorStyleConfiguration: Sendable {
  public let status: LiveStatus
  /// The status's own color, or the one that was asked for.
  public let tint: Color
  /// Points across the mark, after text size and control size.
  public let dotSize: CGFloat
  /// Whether it moves now, and in which phase.
  public let motion: IndicatorMotion
  /// Whether the status has to be told by its shape: colors are not to be relied on, or it may not move.
  public let showsShape: Bool
  let isBadge: Bool

  /// The room that a mark usually takes.
  public var boxSize: CGFloat { dotSize * 1.5 }

  /// Points across the mark as it is drawn: shapes with gaps need more room than a dot to be told apart.
  var markSize: CGFloat { showsShape && !isBadge ? boxSize : dotSize }

  /// For what is around the mark: where the shape tells the status, nothing has to stand still around it.
  var ringMotion: IndicatorMotion {
    var result = motion
    if showsShape { result.isReduced = false }
    return result
  }

  /// Whether signs of activity, such as bars, would say something that is not so.
  var showsMarkOnly: Bool { !status.isInMotion || (showsShape && !motion.isMoving) }

  /// A dot, or the status's own shape where that is needed.
  @MainActor public var mark: LiveIndicatorMark {
    LiveIndicatorMark(status: status, tint: tint, size: markSize, showsShape: showsShape)
  }
}

/// The still middle of an indicator: a dot, or the status's own shape.
public struct LiveIndicatorMark: View {
  let status: LiveStatus
  let tint: Color
  let size: CGFloat
  let showsShape: Bool

  public var body: some View {
    if showsShape || status.hasOwnShape {
      LiveStatusShape(status)
        .fill(tint, style: LiveStatusShape.fillStyle)
        .frame(width: size, height: size)
    } else {
      Circle()
        .fill(tint)
        .frame(width: size, height: size)
    }
  }
}

extension LiveStatus {
  /// Statuses that are no plain dot even in color.
  var hasOwnShape: Bool {
    switch self {
    case .offline, .paused, .error, .away, .doNotDisturb: return true
    default: return false
    }
  }
}

/// A style whose type does not matter.
struct AnyLiveIndicatorStyle: Sendable {
  let make: @MainActor @Sendable (LiveIndicatorStyleConfiguration) -> AnyView

  init<S: LiveIndicatorStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct LiveIndicatorStyleKey: EnvironmentKey { static var defaultValue: AnyLiveIndicatorStyle? { nil } }

extension EnvironmentValues {
  /// Nil: the automatic style.
  var liveIndicatorStyle: AnyLiveIndicatorStyle? {
    get { self[LiveIndicatorStyleKey.self] }
    set { self[LiveIndicatorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the indicators in this view.
  public func liveIndicatorStyle<S: LiveIndicatorStyle>(_ style: S) -> some View {
    environment(\.liveIndicatorStyle, AnyLiveIndicatorStyle(style))
  }
}
