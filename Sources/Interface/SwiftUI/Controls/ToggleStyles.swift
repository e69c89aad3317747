import Foundation
import Geometry
import ViewGraph

/// The default toggle style: a switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultToggleBody(configuration: configuration) }
}

private struct DefaultToggleBody: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.platformProfile) private var platform
  @Environment(\.isInGroupedForm) private var isInGroupedForm
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    if platform == .macOS, isInGroupedForm {
      SwitchToggleBody(configuration: configuration, tint: nil)
        .controlSize(controlSize == .regular ? .small : controlSize)
    } else if platform == .macOS {
      CheckboxToggleBody(configuration: configuration)
    } else {
      SwitchToggleBody(configuration: configuration, tint: nil)
    }
  }
}

/// A toggle style that displays a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// Creates a switch toggle style in the tint of the environment.
  nonisolated public init() { tint = nil }

  /// SwiftUI will deprecate this form in a future version. Use `tint(_:)` instead.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleBody(configuration: configuration, tint: tint)
  }
}

/// A toggle style that displays as a button with its label as the title.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button toggle style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ButtonToggleBody(configuration: configuration) }
}

/// A toggle style that displays a checkbox followed by its label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates a checkbox toggle style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CheckboxToggleBody(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, for use with `toggleStyle(_:)`.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch toggle style, for use with `toggleStyle(_:)`.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button toggle style, for use with `toggleStyle(_:)`.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The checkbox toggle style, for use with `toggleStyle(_:)`.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle with a switch: trailing on iOS and in the grouped forms of macOS, else 8 points after the label (measured).
struct SwitchToggleBody: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.platformProfile) private var platform
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInGroupedForm) private var isInGroupedForm

  var body: some View {
    let isMac = platform == .macOS
    HStack(spacing: 8) {
      if !labelsAreHidden {
        configuration.label.opacity(isEnabled ? 1 : isMac ? 0.3 : 0.5)
        if !isMac || isInGroupedForm { Spacer(minLength: 0) }
      }
      SwitchKnob(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// The switch. UISwitch is 51 × 31 points with a knob of 27; a Mac's switch is 54 × 24 with a knob of 32 × 20
/// (measured).
private struct SwitchKnob: View {
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.platformProfile) private var platform
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.explicitTint) private var explicitTint

  /// The animation of the knob. It is this project's choice.
  static let motion = Animation.spring(response: 0.3, dampingFraction: 0.75)

  var body: some View {
    let isMac = platform == .macOS
    let scale: CGFloat = isMac ? macScale : 1
    let knob = isMac ? CGSize(width: 32 * scale, height: 20 * scale) : CGSize(width: 27, height: 27)
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isMac ? ControlColors.macTrack : ControlColors.secondaryFill)
      Capsule().fill(onStyle(isMac)).opacity(isOn ? 1 : 0)
      Capsule().fill(.white)
        .frame(width: knob.width, height: knob.height)
        .shadow(color: .black.opacity(0.18), radius: 2, y: 1)
        .padding(2)
    }
    .frame(width: isMac ? 54 * scale : 51, height: isMac ? 24 * scale : 31)
    .opacity(isEnabled ? 1 : 0.5)
    .animation(Self.motion, value: isOn)
    // The knob moves within the switch: where the switch itself goes in the same update is none of its motion.
    .geometryGroup()
    .tappable { isOn.toggle() }
  }

  private var macScale: CGFloat {
    switch controlSize {
    case .mini: return 14.0 / 24
    case .small: return 18.0 / 24
    case .regular: return 1
    case .large, .extraLarge: return 28.0 / 24
    }
  }

  private func onStyle(_ isMac: Bool) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    if let explicitTint { return explicitTint }
    return isMac ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
  }
}

/// A toggle with a checkbox. Measured on macOS: a box of 16 points with corners of about 5, 5 points before the
/// label; the checkmark is 2 thick.
struct CheckboxToggleBody: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textScale) private var scale
  @Environment(\.effectivePointSize) private var pointSize

  var body: some View {
    let isOn = configuration.isOn
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      ZStack {
        RoundedRectangle(cornerRadius: 5 * scale).fill(ControlColors.fill)
        if isOn || configuration.isMixed {
          RoundedRectangle(cornerRadius: 5 * scale).fill(.tint)
          ControlGlyph(configuration.isMixed ? .minus : .check, size: 8).foregroundStyle(.white)
        }
      }
      .frame(width: 16 * scale, height: 16 * scale)
      .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + pointSize * 4.58 / 13 }
      .transaction { $0.animation = nil }
      if !labelsAreHidden { configuration.label }
    }
    .opacity(isEnabled ? 1 : 0.3)
    .tappable { configuration.isOn.toggle() }
  }
}

/// A toggle with a button that is filled with the tint while it is on.
private struct ButtonToggleBody: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    if configuration.isOn {
      Button(action: toggle) { configuration.label }.buttonStyle(BorderedProminentButtonStyle())
    } else {
      Button(action: toggle) { configuration.label }.buttonStyle(ButtonToggleOffStyle())
    }
  }

  private func toggle() { configuration.isOn.toggle() }
}

/// The button style of the off state: borderless on iOS, and the default one on macOS.
private struct ButtonToggleOffStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}
