import Foundation
import ViewGraph

/// A type that defines various triggers that result in the firing of a submission action.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the triggers.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Defines triggers originating from text input controls like `TextField` and `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Defines triggers originating from search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions to perform when a text field is submitted, innermost first.
package struct SubmitActions {
  private var actions: [(triggers: SubmitTriggers, run: () -> Void)] = []

  package func run(_ trigger: SubmitTriggers) {
    for action in actions where !action.triggers.isDisjoint(with: trigger) { action.run() }
  }

  func adding(_ triggers: SubmitTriggers, _ run: @escaping () -> Void) -> SubmitActions {
    var copy = self
    copy.actions.insert((triggers, run), at: 0)
    return copy
  }
}

private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

nonisolated public struct _SubmitModifier: _EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  package func apply(to values: inout EnvironmentValues) {
    values.submitActions = values.submitActions.adding(triggers, action)
  }
}

nonisolated public struct _SubmitScopeModifier: _EnvironmentModifier {
  let isBlocking: Bool
  package func apply(to values: inout EnvironmentValues) { if isBlocking { values.submitActions = SubmitActions() } }
}

/// A semantic label describing the label of submission within a view hierarchy. It is the label of the return key on
/// an on-screen keyboard, which is not drawn.
nonisolated public struct SubmitLabel: Sendable {
  private let level: Int
  /// A label that says that the text is complete.
  public static var done: SubmitLabel { SubmitLabel(level: 0) }
  /// A label that says that the text, such as an address, is opened.
  public static var go: SubmitLabel { SubmitLabel(level: 1) }
  /// A label that says that the text is sent.
  public static var send: SubmitLabel { SubmitLabel(level: 2) }
  /// A label that says that a network or a meeting is joined.
  public static var join: SubmitLabel { SubmitLabel(level: 3) }
  /// A label that says that a route is shown.
  public static var route: SubmitLabel { SubmitLabel(level: 4) }
  /// A label that says that the text is searched for.
  public static var search: SubmitLabel { SubmitLabel(level: 5) }
  /// A label that shows the name of the return key.
  public static var `return`: SubmitLabel { SubmitLabel(level: 6) }
  /// A label that says that the next field gets the focus.
  public static var next: SubmitLabel { SubmitLabel(level: 7) }
  /// A label that says that the task continues.
  public static var `continue`: SubmitLabel { SubmitLabel(level: 8) }
}

nonisolated extension View {
  /// Adds an action to perform when the user submits a value to this view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Prevents submission triggers originating from this view to invoke a submission action configured by a submission
  /// modifier higher up in the view hierarchy.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets the submit label for this view: the label of the return key on an on-screen keyboard, which is not drawn.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
