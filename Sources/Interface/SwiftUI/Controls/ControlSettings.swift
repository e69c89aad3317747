import Foundation
import Geometry
import Typography
import ViewGraph

/// The size classes, like regular or small, that you can apply to controls within a view.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// A shape that is used to draw a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind
  /// The border shape of the button's style and platform.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A border with fully rounded ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle with the platform's corner radius for the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circular border.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

/// The prominence of a view hierarchy's headers and the like.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The size to apply to controls within a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The border shape of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// A Boolean value that determines whether the labels of controls are hidden.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsHiddenKey.self] ? .hidden : .automatic }
    set { self[LabelsHiddenKey.self] = newValue == .hidden }
  }

  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The font size in points, scaled with the user's text size.
  var effectivePointSize: CGFloat {
    var font = effectiveFont
    font.traits += fontTraits
    return font.descriptor(in: self).size
  }

  /// The factor of the user's text size: 1 at `.large`.
  var textScale: CGFloat { typeProfile.scaledValue(for: 100, relativeTo: .body, at: dynamicTypeSize) / 100 }

  /// The tint set for the controls, or `nil` for the default color of each control.
  var explicitTint: AnyShapeStyle? { tintStyle }
}

nonisolated extension View {
  /// Sets the size for controls within this view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Sets the border shape for buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

  /// Hides the labels of any controls contained within this view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Performs an action for taps on the whole frame.
  func tappable(perform action: @escaping () -> Void) -> some View {
    contentShape(Rectangle()).onTapGesture(perform: action)
  }

  /// Controls the visibility of labels of any controls contained within this view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }
}
