import ViewGraph

/// A button style for buttons that look like links.
public struct LinkButtonStyle: ButtonStyle {
  /// Creates a link button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.labelForeground(AnyShapeStyle(Color.blue)).opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A button style for the bar of accessories under a window's title. The label is shown on a rounded rectangle while
/// it is pressed.
public struct AccessoryBarButtonStyle: ButtonStyle {
  /// Creates an accessory bar button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 7).padding(.vertical, 3)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(configuration.isPressed ? 0.15 : 0)))
      .contentShape(Rectangle())
  }
}

/// A button style for actions in the bar of accessories under a window's title, with a light background.
public struct AccessoryBarActionButtonStyle: ButtonStyle {
  /// Creates an accessory bar action button style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 7).padding(.vertical, 3)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.primary.opacity(configuration.isPressed ? 0.2 : 0.08)))
      .contentShape(Rectangle())
  }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The link button style, for use with `buttonStyle(_:)`.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension ButtonStyle where Self == AccessoryBarButtonStyle {
  /// The accessory bar button style, for use with `buttonStyle(_:)`.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// The accessory bar action button style, for use with `buttonStyle(_:)`.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
