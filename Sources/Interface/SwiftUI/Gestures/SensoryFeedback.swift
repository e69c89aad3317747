import Foundation
import ViewGraph

/// Represents a type of haptic and/or audio feedback that can be played. It has no effect without hardware for it.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// The weight to be represented by a type of feedback.
  nonisolated public struct Weight: Equatable, Sendable {
    private let level: Int
    /// The weight of a collision of small, light objects.
    public static let light = Weight(level: 0)
    /// The weight of a collision of objects of middle size.
    public static let medium = Weight(level: 1)
    /// The weight of a collision of large, heavy objects.
    public static let heavy = Weight(level: 2)
  }

  /// The flexibility to be represented by a type of feedback.
  nonisolated public struct Flexibility: Equatable, Sendable {
    private let level: Int
    /// The flexibility of hard objects.
    public static let rigid = Flexibility(level: 0)
    /// The flexibility of objects between hard and soft.
    public static let solid = Flexibility(level: 1)
    /// The flexibility of soft objects.
    public static let soft = Flexibility(level: 2)
  }

  private let name: String
  private var intensity: Double = 1

  /// Feedback for a task that has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a task that has ended with a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for a task that has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a change of the selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for a value that has risen past a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a value that has fallen past a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for a dragged object that has aligned with another one.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a change between levels of pressure.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for a drawn path that has been recognized.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Feedback for a collision, with its default weight and intensity.
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
