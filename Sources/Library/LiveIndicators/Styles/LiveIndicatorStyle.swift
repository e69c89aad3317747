import SwiftUI

/// The appearance and motion of an indicator's mark.
///
/// Apply a style with `liveIndicatorStyle(_:)`. In a custom style, draw `configuration.mark`, or any other view in
/// `configuration.tint`, and animate it with `liveIndicatorLoop(_:motion:from:to:rest:)` and `configuration.motion`. The
/// style then moves in sync with other indicators, stops when they stop, and is static under Reduce Motion.
@MainActor
public protocol LiveIndicatorStyle: Sendable {
  /// The view that draws the mark.
  associatedtype Body: View
  /// The properties of the indicator to draw.
  typealias Configuration = LiveIndicatorStyleConfiguration

  /// Creates the mark, without the label.
  ///
  /// - Parameter configuration: The properties of the indicator.
  /// - Returns: A view. Its height should be about `configuration.dotSize × 1.5` points.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of an indicator for its style.
public struct LiveIndicatorStyleConfiguration: Sendable {
  /// The status to show.
  public let status: LiveStatus
  /// The color of the status, or the color set with `liveIndicatorTint(_:)`.
  public let tint: Color
  /// The diameter of the dot in points, scaled by text size and control size.
  public let dotSize: CGFloat
  /// The state of the motion.
  public let motion: IndicatorMotion
  /// A Boolean value that indicates whether the shape must identify the status, because colors must not be relied on or
  /// motion is reduced.
  public let showsShape: Bool
  let isBadge: Bool

  /// The usual size of a mark in points.
  public var boxSize: CGFloat { dotSize * 1.5 }

  /// The size of the drawn mark in points. Shapes with gaps must be larger than a dot to be distinguishable.
  var markSize: CGFloat { showsShape && !isBadge ? boxSize : dotSize }

  /// The motion of the content around the mark. Where the shape identifies the status, it needs no static form.
  var ringMotion: IndicatorMotion {
    var result = motion
    if showsShape { result.isReduced = false }
    return result
  }

  /// A Boolean value that indicates whether only the mark is shown, because signs of activity, such as bars, would be
  /// wrong.
  var showsMarkOnly: Bool { !status.isInMotion || (showsShape && !motion.isMoving) }

  /// A dot, or the shape of the status where it is needed.
  @MainActor public var mark: LiveIndicatorMark {
    LiveIndicatorMark(status: status, tint: tint, size: markSize, showsShape: showsShape)
  }
}

/// The static center of an indicator: a dot or the shape of the status.
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
  /// A Boolean value that indicates whether the status has a special shape even in color.
  var hasOwnShape: Bool {
    switch content {
    case .standard(let status): return status.hasOwnShape
    case .custom: return !isInMotion
    }
  }
}

/// A type-erased style.
struct AnyLiveIndicatorStyle: Sendable {
  let make: @MainActor @Sendable (LiveIndicatorStyleConfiguration) -> AnyView

  init<S: LiveIndicatorStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct LiveIndicatorStyleKey: EnvironmentKey { static var defaultValue: AnyLiveIndicatorStyle? { nil } }

extension EnvironmentValues {
  /// The current style, or `nil` for the automatic style.
  var liveIndicatorStyle: AnyLiveIndicatorStyle? {
    get { self[LiveIndicatorStyleKey.self] }
    set { self[LiveIndicatorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the indicators in this view.
  ///
  /// - Parameter style: The style to apply.
  public func liveIndicatorStyle<S: LiveIndicatorStyle>(_ style: S) -> some View {
    environment(\.liveIndicatorStyle, AnyLiveIndicatorStyle(style))
  }
}
