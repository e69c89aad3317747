import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A standard label for user interface items, consisting of an icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    StyledControl(LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
      .modifier(LabelElementModifier(title: AnyView(title)))
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a system image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a named image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label representing the configuration of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The properties of a label.
nonisolated public struct LabelStyleConfiguration: StyledConfiguration {
  /// A type-erased title view of a label.
  nonisolated public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased icon view of a label.
  nonisolated public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A description of the labeled item.
  public let title: Title
  /// A symbolic representation of the labeled item.
  public let icon: Icon

  static var defaultStyle: ControlStyleBox<LabelStyleConfiguration> {
    .of(LabelStyleMaker<DefaultLabelStyle>.self, DefaultLabelStyle())
  }
}

/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Creates a view that represents the body of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabelStyleMaker<S: LabelStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: LabelStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default label style in the current context: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates a default label style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconBody(configuration: configuration) }
}

/// A label style that shows both the title and icon of the label.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style with title and icon.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconBody(configuration: configuration) }
}

/// A label style that only displays the title of the label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title-only label style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that only displays the icon of the label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon-only label style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The body of a label with title and icon.
///
/// Measured on macOS: 8 points between icon and title, with the icon's center half a capital's height above the first
/// baseline of the title (4.58 points at 13). In a list, the icon has a column of its own, 6 points before the title
/// on macOS. On iOS, the icon in a list has the tint color.
nonisolated private struct TitleAndIconBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.effectivePointSize) private var pointSize
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.platformProfile) private var platform

  var body: some View {
    let halfCapital = pointSize * 4.58 / 13
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      icon.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + halfCapital }
      configuration.title
    }
  }

  private var spacing: CGFloat { isInsideList ? (platform == .macOS ? 6 : 14) : 8 }

  @ViewBuilder private var icon: some View {
    if isInsideList {
      configuration.icon
        .foregroundStyle(.tint)
        .frame(minWidth: platform == .macOS ? 16 : pointSize * 1.5)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, for use with `labelStyle(_:)`.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title-and-icon label style, for use with `labelStyle(_:)`.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title-only label style, for use with `labelStyle(_:)`.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon-only label style, for use with `labelStyle(_:)`.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets the style for labels within this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(LabelStyleMaker<S>.self, style) }
}
