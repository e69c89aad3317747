import Foundation
import Geometry
import ViewGraph

/// An effect applied when the pointer hovers over a view.
public struct HoverEffect: Sendable, Equatable {
  enum Kind: Sendable { case highlight, lift }
  let kind: Kind

  /// An effect that attempts to determine the effect automatically.
  public static let automatic = HoverEffect(kind: .highlight)
  /// An effect that morphs the pointer into a platter behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// An effect that slides the pointer under the view and disappears as the view scales up and gains a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }
private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view associated with this environment allows hover effects to be
  /// displayed.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Applies a hover effect to this view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Applies a hover effect to this view, if enabled.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the default hover effect to use for views within this view.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { environment(\.defaultHoverEffect, effect) }

  /// Adds a condition that controls whether this view can display hover effects.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// The modifier of hover effects. The amount of the lift, the background of a highlighted view and the duration are
/// this project's choice, because no figures are published.
struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isViewEnabled
  @Environment(\.defaultHoverEffect) private var fallback

  static let motion = Animation.easeOut(duration: 0.2)

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let shown = effect == .automatic ? fallback ?? effect : effect
    let isOn = isHovered && isEnabled && isAllowed && isViewEnabled
    let lifts = shown.kind == .lift
    return
      content
      .scaleEffect(isOn && lifts ? 1.06 : 1)
      .shadow(color: .black.opacity(isOn && lifts ? 0.25 : 0), radius: 8, y: 4)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(ControlColors.tertiaryFill)
          .padding(-6)
          .opacity(isOn && !lifts ? 1 : 0)
      }
      .animation(Self.motion, value: isOn)
      .onHover { isHovered = $0 }
  }
}
