import Foundation
import ViewGraph

/// The kinds of picker styles.
enum PickerStyleKind { case automatic, menu, segmented, palette, inline, wheel, radioGroup }

private struct PickerStyleKindKey: EnvironmentKey { static var defaultValue: PickerStyleKind { .automatic } }

extension EnvironmentValues {
  var pickerStyleKind: PickerStyleKind {
    get { self[PickerStyleKindKey.self] }
    set { self[PickerStyleKindKey.self] = newValue }
  }
}

/// The kind of a picker style.
nonisolated public struct _PickerStyleKind: Sendable { let kind: PickerStyleKind }

/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
nonisolated public protocol PickerStyle: Sendable { static var _kind: _PickerStyleKind { get } }

/// The default picker style, based on the picker's context: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .automatic) }
}

/// A picker style that presents the options as a menu when the user presses a button.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .menu) }
}

/// A picker style that presents the options in a segmented control.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .segmented) }
}

/// A picker style that presents the options as a row of compact elements.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .palette) }
}

/// A picker style where each option is displayed inline with other views in the current container.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .inline) }
}

/// A picker style that presents the options in a scrollable wheel.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .wheel) }
}

/// A picker style that presents the options as a group of radio buttons.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates a radio group picker style.
  public init() {}
  public static var _kind: _PickerStyleKind { _PickerStyleKind(kind: .radioGroup) }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, for use with `pickerStyle(_:)`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The menu picker style, for use with `pickerStyle(_:)`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented picker style, for use with `pickerStyle(_:)`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// The palette picker style, for use with `pickerStyle(_:)`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// The inline picker style, for use with `pickerStyle(_:)`.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel picker style, for use with `pickerStyle(_:)`.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radio group picker style, for use with `pickerStyle(_:)`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension View {
  /// Sets the style for pickers within this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyleKind, S._kind.kind) }
}
