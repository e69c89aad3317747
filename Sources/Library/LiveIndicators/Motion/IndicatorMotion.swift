import SwiftUI

/// The state of an indicator's motion: whether it animates, since when, and in which phase. The parts of a style
/// share it in order to move together.
public struct IndicatorMotion: Hashable, Sendable {
  /// A Boolean value that indicates whether the indicator animates. False if it is inactive, hidden, in the background
  /// or paused, or if motion is reduced.
  public var isMoving: Bool
  /// A Boolean value that indicates whether the static form is shown because Reduce Motion is on.
  public var isReduced: Bool
  /// The date at which the motion last started.
  public var start: Date
  /// The phase of the loop relative to other indicators.
  public var phase: IndicatorPhase

  /// Creates the state of a motion.
  ///
  /// - Parameters:
  ///   - isMoving: A Boolean value that indicates whether the indicator animates.
  ///   - isReduced: A Boolean value that indicates whether Reduce Motion is on. Default `false`.
  ///   - start: The date at which the motion started.
  ///   - phase: The phase of the loop relative to other indicators. Default `shared`.
  public init(isMoving: Bool, isReduced: Bool = false, start: Date, phase: IndicatorPhase = .shared) {
    self.isMoving = isMoving
    self.isReduced = isReduced
    self.start = start
    self.phase = phase
  }

  /// The state of an indicator that does not animate.
  public static let still = IndicatorMotion(isMoving: false, start: IndicatorPhase.origin)
}
