import ViewGraph

/// The dismissal of the presentation around a view. One instance exists for the lifetime of the presentation.
final class Dismisser {
  var action: () -> Void = {}
  var isPresented = true
}

nonisolated private struct DismisserKey: EnvironmentKey { static var defaultValue: Dismisser? { nil } }

extension EnvironmentValues {
  var dismisser: Dismisser? {
    get { self[DismisserKey.self] }
    set { self[DismisserKey.self] = newValue }
  }

  /// An action that dismisses the current presentation: it pops a pushed view, or closes a sheet, cover or popover.
  public var dismiss: DismissAction { DismissAction(dismisser: dismisser) }

  /// A Boolean value that indicates whether the view associated with this environment is currently presented.
  public var isPresented: Bool { dismisser != nil }

  /// A binding to the current presentation mode of the view associated with this environment.
  ///
  /// SwiftUI will deprecate this form in a future version. Use isPresented or dismiss instead.
  public var presentationMode: Binding<PresentationMode> {
    let dismisser = dismisser
    return Binding(
      get: { PresentationMode(isPresented: dismisser?.isPresented ?? false) },
      set: { if !$0.isPresented { dismisser?.action() } })
  }
}

/// An action that dismisses a presentation.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated(unsafe) let dismisser: Dismisser?

  nonisolated init(dismisser: Dismisser?) { self.dismisser = dismisser }

  /// Dismisses the view if it is currently presented.
  public func callAsFunction() { dismisser?.action() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
  /// A Boolean value that indicates whether a view is currently presented.
  public internal(set) var isPresented: Bool

  /// Dismisses the view if it is currently presented.
  public mutating func dismiss() { isPresented = false }
}

/// The action that follows the action of any button inside. The buttons of an alert close it.
final class ButtonFollowUp {
  var action: () -> Void = {}
}

nonisolated private struct ButtonFollowUpKey: EnvironmentKey { static var defaultValue: ButtonFollowUp? { nil } }

extension EnvironmentValues {
  var buttonFollowUp: ButtonFollowUp? {
    get { self[ButtonFollowUpKey.self] }
    set { self[ButtonFollowUpKey.self] = newValue }
  }
}
