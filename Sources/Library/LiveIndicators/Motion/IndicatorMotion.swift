import SwiftUI

/// Whether an indicator moves now, since when, and in which phase: what the parts of a style need to move together.
public struct IndicatorMotion: Hashable, Sendable {
  /// False: at rest, because it is inactive, hidden, in the background, paused, or motion is to be reduced.
  public var isMoving: Bool
  /// The still form is shown because the system asks for less motion.
  public var isReduced: Bool
  /// When it last began to move.
  public var start: Date
  public var phase: IndicatorPhase

  public init(isMoving: Bool, isReduced: Bool = false, start: Date, phase: IndicatorPhase = .shared) {
    self.isMoving = isMoving
    self.isReduced = isReduced
    self.start = start
    self.phase = phase
  }

  /// At rest.
  public static let still = IndicatorMotion(isMoving: false, start: IndicatorPhase.origin)
}
