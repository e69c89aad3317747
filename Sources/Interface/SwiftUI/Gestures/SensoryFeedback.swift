import Foundation
import ViewGraph

/// Represents a type of haptic and/or audio feedback that can be played. It has no effect without hardware for it.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// The weight to be represented by a type of feedback.
  nonisolated public struct Weight: Equatable, Sendable {
    private let level: Int
    public static let light = Weight(level: 0)
    public static let medium = Weight(level: 1)
    public static let heavy = Weight(level: 2)
  }

  /// The flexibility to be represented by a type of feedback.
  nonisolated public struct Flexibility: Equatable, Sendable {
    private let level: Int
    public static let rigid = Flexibility(level: 0)
    public static let solid = Flexibility(level: 1)
    public static let soft = Flexibility(level: 2)
  }

  private let name: String
  private var intensity: Double = 1

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")

  /// Provides a physical metaphor you can use to complement a visual experience.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)", intensity: intensity)
  }

  /// Provides a physical metaphor you can use to complement a visual experience.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility)", intensity: intensity)
  }
}

nonisolated extension View {
  /// Plays the specified feedback when the provided trigger value changes. It has no effect without hardware for it.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays the specified feedback when the provided trigger value changes and the condition closure returns true. It
  /// has no effect without hardware for it.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays feedback when returned from the feedback closure after the provided trigger value changes. It has no effect
  /// without hardware for it.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays feedback when returned from the feedback closure after the provided trigger value changes. It has no effect
  /// without hardware for it.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    self
  }
}
