import Foundation
import Geometry
import ViewGraph

/// An open menu, which a selection closes.
final class MenuSession: Equatable, @unchecked Sendable {
  var close: () -> Void = {}
  static func == (a: MenuSession, b: MenuSession) -> Bool { a === b }
}

private struct MenuSessionKey: EnvironmentKey { static var defaultValue: MenuSession? { nil } }

extension EnvironmentValues {
  /// The enclosing open menu, or `nil` outside of menus.
  var menuSession: MenuSession? {
    get { self[MenuSessionKey.self] }
    set { self[MenuSessionKey.self] = newValue }
  }
}

/// The label of a menu, and the menu while it is open.
struct MenuBody: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @State private var opensUp = false
  @Environment(\.menuOrder) private var order
  @Environment(\.platformProfile) private var platform
  @Environment(\.menuSession) private var outerSession
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuDismissBehavior) private var dismissBehavior

  var body: some View {
    let isMac = platform == .macOS && indicator != .hidden || indicator == .visible
    HStack(spacing: 6) {
      if let primaryAction = configuration.primaryAction {
        // A long press opens the menu on iOS, the mark beside the label on a Mac.
        Button(action: primaryAction) { configuration.label }
          .highPriorityGesture(LongPressGesture().onEnded { _ in open() }, isEnabled: platform == .iOS)
          .accessibilityAction(named: Text("Show Menu"), open)
        if isMac { Button(action: open) { ControlGlyph(.down, size: 9) } }
      } else {
        Button(action: open) {
          HStack(spacing: 6) {
            configuration.label
            if outerSession != nil { Spacer(minLength: 0) }
            if isMac || outerSession != nil { ControlGlyph(outerSession == nil ? .down : .forward, size: 8) }
          }
        }
      }
    }
    .environment(\.menuSession, nil)
    .popup(isPresented: isOpen, dismiss: close, opensUp: { opensUp = $0 }) {
      MenuPanel(
        close: { if dismissBehavior.closes { closeAll() } },
        isReversed: opensUp && platform == .iOS && order != .fixed
      ) { configuration.content }
    }
  }

  private func open() { withAnimation(.popup) { isOpen = true } }
  private func close() { withAnimation(.popup) { isOpen = false } }

  private func closeAll() {
    close()
    outerSession?.close()
  }
}

/// The open menu: rows with lines between them.
struct MenuPanel<Content: View>: View {
  let close: () -> Void
  /// A Boolean value that indicates whether the first row is the lowest, next to the origin of the menu.
  let isReversed: Bool
  let content: () -> Content
  @State private var session = MenuSession()
  @Environment(\.platformProfile) private var platform
  @Environment(\.textScale) private var scale

  init(close: @escaping () -> Void, isReversed: Bool = false, @ViewBuilder content: @escaping () -> Content) {
    self.close = close
    self.isReversed = isReversed
    self.content = content
  }

  var body: some View {
    let isMac = platform == .macOS
    session.close = close
    return rows(isMac)
      .padding(.vertical, isMac ? 5 : 0)
      .frame(width: isMac ? nil : 250 * min(scale, 1.3))
      .fixedSize(horizontal: isMac, vertical: true)
      .modifier(PopupSurface())
      .environment(\.menuSession, session)
      .environment(\.pickerStyleKind, .inline)
      .buttonStyle(MenuRowButtonStyle())
      .labelStyle(MenuRowLabelStyle())
      .toggleStyle(MenuRowToggleStyle())
  }

  private func rows(_ isMac: Bool) -> some View {
    _SubviewsReader(of: content()) { subviews in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array((isReversed ? subviews.reversed() : Array(subviews)).enumerated()), id: \.element.id) { entry in
          if entry.offset > 0, !isMac { Rectangle().fill(ControlColors.hairline).frame(height: 0.5) }
          entry.element
        }
      }
    }
  }
}

/// The style of a menu row. On iOS, rows are 44 points tall with 16 points at the sides; on macOS 22 and 12.
struct MenuRowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuRowBody(configuration: configuration) }
}

private struct MenuRowBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.platformProfile) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isMac = platform == .macOS
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, isMac ? 12 : 16)
      .padding(.vertical, isMac ? 3 : 11)
      .frame(minHeight: isMac ? 22 : 44)
      .background { ControlColors.tertiaryFill.opacity(configuration.isPressed ? 1 : 0) }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
  }
}

/// The style of labels in a menu, with trailing icons on iOS.
struct MenuRowLabelStyle: LabelStyle {
  @Environment(\.platformProfile) private var platform

  func makeBody(configuration: Configuration) -> some View {
    if platform == .macOS {
      HStack(spacing: 6) {
        configuration.icon
        configuration.title
      }
    } else {
      HStack(spacing: 8) {
        configuration.title
        Spacer(minLength: 0)
        configuration.icon
      }
    }
  }
}

/// The style of toggles in a menu: rows with a checkmark.
struct MenuRowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      MenuChoice(isChosen: configuration.isOn) { configuration.label }
    }
  }
}

/// A menu row with the space for a checkmark.
struct MenuChoice<Content: View>: View {
  let isChosen: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack(spacing: 8) {
      ControlGlyph(.check, size: 11).opacity(isChosen ? 1 : 0)
      content()
    }
  }
}
