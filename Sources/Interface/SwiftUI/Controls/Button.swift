import Foundation
import ViewGraph

/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The role of a button that deletes data or does something else that is hard to undo.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that closes or dismisses the view that it is in.
  public static let close = ButtonRole(name: "close")
  /// A button that confirms a choice.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that initiates an action.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyleBox) private var style
  @Environment(\.buttonFollowUp) private var followUp
  @Environment(\.menuSession) private var menuSession
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.platformProfile) private var platform

  /// Creates a button that displays a custom label.
  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a specified role that displays a custom label.
  nonisolated public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @ViewBuilder public var body: some View {
    if let primitive = style.primitive {
      primitive(PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), action: perform))
        .environment(\.buttonStyleBox, style.outer)
        .modifier(element)
    } else {
      style.make(
        ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), isPressed: isPressed)
      )
      .modifier(
        _TapModifier(
          count: 1, action: perform, pressing: { isPressed = $0 },
          fillsRow: style.fillsRows && isInsideList && platform == .iOS)
      )
      .modifier(element)
    }
  }

  private var element: _AccessibilityModifier {
    _AccessibilityModifier {
      $0.children = .combine
      $0.added = .isButton
      $0.actions = [AccessibilityElement.Action(name: "activate", perform: perform)]
    }
  }

  /// Performs the action. A button in an open menu or an alert also closes it.
  private func perform() {
    menuSession?.close()
    action()
    followUp?.action()
  }
}

/// The label of a button that is given a role and no label.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    if role == .destructive {
      SwiftUI.Label("Delete", systemImage: "trash")
    } else if role == .confirm {
      SwiftUI.Label("Done", systemImage: "checkmark")
    } else {
      SwiftUI.Label(role == .cancel ? "Cancel" : "Close", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a specified role, which gives it its label.
  nonisolated public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a localized title. Without a role, pass `nil`.
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a title that is not localized. Without a role, pass `nil`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
