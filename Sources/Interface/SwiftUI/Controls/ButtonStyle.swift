import Foundation
import ViewGraph

/// The properties of a button.
nonisolated public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of pressing the button.
  public let label: Label
  /// A Boolean value that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ButtonStyleMaker<S: ButtonStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: ButtonStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

extension ButtonStyleConfiguration: StyledConfiguration {
  static var defaultStyle: ControlStyleBox<ButtonStyleConfiguration> {
    .of(ButtonStyleMaker<DefaultButtonStyle>.self, DefaultButtonStyle())
  }
}

/// A button style in the environment.
struct ButtonStyleBox {
  let make: (ButtonStyleConfiguration) -> AnyView
  /// The primitive style, if there is one. Buttons inside its bodies have the next outer style.
  private(set) var primitive: ((PrimitiveButtonStyleConfiguration) -> AnyView)?
  private var outerStyles: [ButtonStyleBox] = []
  /// A Boolean value that indicates whether a press anywhere in a list's row presses its buttons with this style.
  let fillsRows: Bool

  init<S: ButtonStyle>(_ style: S) {
    fillsRows = S.self == DefaultButtonStyle.self || S.self == ListLinkButtonStyle.self
    make = { configuration in AnyView(StyledBody<ButtonStyleMaker<S>>(style: style, configuration: configuration)) }
  }

  init(primitive: @escaping (PrimitiveButtonStyleConfiguration) -> AnyView, outer: ButtonStyleBox) {
    make = outer.make
    fillsRows = outer.fillsRows
    self.primitive = primitive
    outerStyles = [outer]
  }

  var outer: ButtonStyleBox { outerStyles.first ?? self }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { ButtonStyleBox(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyleBox: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// The default style of the platform: borderless on iOS, bordered on macOS.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates a default button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultButtonBody(configuration: configuration) }
}

private struct DefaultButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.platformProfile) private var platform

  var body: some View {
    if platform == .macOS {
      BorderedButtonBody(configuration: configuration, isProminent: false)
    } else {
      BorderlessButtonBody(configuration: configuration)
    }
  }
}

/// A style that doesn't apply a border.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { BorderlessButtonBody(configuration: configuration) }
}

private struct BorderlessButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .labelForeground(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .opacity(isEnabled ? (configuration.isPressed ? 0.4 : 1) : 0.3)
  }
}

/// A style that doesn't style or decorate its content while idle.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A style that applies standard border artwork.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates a bordered button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: false)
  }
}

/// A style that applies standard border prominent artwork.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates a bordered prominent button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: true)
  }
}

/// The body of a bordered button.
///
/// Measured on macOS 26.2: the label plus 12 points at the sides and 4 above and below, at least 24 tall, corners of
/// 6 points, black at 20/255 (white at 19/255 in dark appearance). iOS has more padding. The figures for iOS, and
/// those of sizes other than the regular one, are this project's choice.
private struct BorderedButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.platformProfile) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  private struct Metrics {
    var sides: CGFloat
    var above: CGFloat
    var height: CGFloat
    var radius: CGFloat
  }

  var body: some View {
    let isMac = platform == .macOS
    let metrics = self.metrics
    let isRound = borderShape.kind == .circle
    let small: Font? = !isMac && metrics.height < 34 ? .subheadline : nil
    configuration.label
      .transformEnvironment(\.font) { $0 = small ?? $0 }
      .labelForeground(labelStyle(isMac))
      .padding(.horizontal, isRound ? metrics.above : metrics.sides)
      .padding(.vertical, metrics.above)
      .frame(minWidth: isRound ? metrics.height : nil, minHeight: metrics.height)
      .background { shape(metrics.radius, isMac).fill(fill(isMac)) }
      .contentShape(Rectangle())
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.4)
  }

  private var metrics: Metrics {
    let isMac = platform == .macOS
    switch controlSize {
    case .mini:
      return Metrics(sides: isMac ? 6 : 10, above: isMac ? 1 : 4, height: isMac ? 16 : 28, radius: isMac ? 4 : 14)
    case .small:
      return Metrics(sides: isMac ? 9 : 10, above: isMac ? 2 : 4, height: isMac ? 20 : 28, radius: isMac ? 5 : 14)
    case .regular: return Metrics(sides: 12, above: isMac ? 4 : 7, height: isMac ? 24 : 34, radius: isMac ? 6 : 8)
    case .large, .extraLarge:
      return Metrics(sides: isMac ? 16 : 20, above: isMac ? 6 : 14, height: isMac ? 30 : 50, radius: isMac ? 8 : 12)
    }
  }

  private func shape(_ radius: CGFloat, _ isMac: Bool) -> AnyShape {
    let style: RoundedCornerStyle = isMac ? .circular : .continuous
    switch borderShape.kind {
    case .automatic: return AnyShape(RoundedRectangle(cornerRadius: radius, style: style))
    case .roundedRectangle(let own): return AnyShape(RoundedRectangle(cornerRadius: own ?? radius, style: style))
    case .capsule: return AnyShape(Capsule())
    case .circle: return AnyShape(Circle())
    }
  }

  private func labelStyle(_ isMac: Bool) -> AnyShapeStyle {
    if isProminent { return AnyShapeStyle(Color.white) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return isMac ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.tint)
  }

  private func fill(_ isMac: Bool) -> AnyShapeStyle {
    if isProminent { return AnyShapeStyle(.tint) }
    if isMac {
      return AnyShapeStyle(colorScheme == .dark ? Color.white.opacity(19.0 / 255) : Color.black.opacity(20.0 / 255))
    }
    return AnyShapeStyle(Color.gray.opacity(0.15))
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, for use with `buttonStyle(_:)`.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless button style, for use with `buttonStyle(_:)`.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// The plain button style, for use with `buttonStyle(_:)`.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// The bordered button style, for use with `buttonStyle(_:)`.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent button style, for use with `buttonStyle(_:)`.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated public struct _ButtonStyleModifier: _EnvironmentModifier {
  let box: ButtonStyleBox
  package func apply(to values: inout EnvironmentValues) { values.buttonStyleBox = box }
}

nonisolated extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(box: ButtonStyleBox(style)))
  }
}
