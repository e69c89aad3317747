import Foundation
import Geometry
import ViewGraph

/// A stylized view, with an optional label, that visually collects a logical grouping of content.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a group box with the provided label and view content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }

  /// SwiftUI will deprecate this form in a future version. Use `GroupBox(content:label:)` instead.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }

  /// Creates a group box without a label.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init(EmptyView(), content()) }

  /// Creates a group box with the provided localized title and content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(Text(titleKey), content())
  }

  /// Creates a group box with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(Text(title), content())
  }

  /// Creates a group box based on a style configuration.
  public init(_ configuration: GroupBoxStyleConfiguration)
  where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    self.init(configuration.label, configuration.content)
  }

  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label), isEmpty: Label.self == EmptyView.self),
        content: .init(view: AnyView(content))))
  }
}

/// The properties of a group box instance.
nonisolated public struct GroupBoxStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a group box instance.
  nonisolated public struct Label: View {
    let view: AnyView
    let isEmpty: Bool
    public var body: some View { view }
  }

  /// A type-erased content of a group box instance.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<GroupBoxStyleConfiguration>()) }
  }

  /// A view that provides the title of the group box.
  public let label: Label
  /// A view that represents the content of the group box.
  public let content: Content

  static var defaultStyle: ControlStyleBox<GroupBoxStyleConfiguration> {
    .of(GroupBoxStyleMaker<DefaultGroupBoxStyle>.self, DefaultGroupBoxStyle())
  }
}

/// A type that specifies the appearance and interaction of all group boxes within a view hierarchy.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates a view representing the body of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GroupBoxStyleMaker<S: GroupBoxStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: GroupBoxStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default style for group box views.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates a default group box style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBoxBody(configuration: configuration) }
}

private struct GroupDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var groupBoxDepth: Int {
    get { self[GroupDepthKey.self] }
    set { self[GroupDepthKey.self] = newValue }
  }
}

/// The body of a group box.
///
/// On iOS, it is a headline above the content, on the secondary background, whose shade alternates in nested boxes.
/// The figures (16 around, corners of 8) are measured in pictures. On macOS, it is a headline above a box of 6 %
/// gray; the figures are this project's choice.
private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platformProfile) private var platform
  @Environment(\.groupBoxDepth) private var depth

  var body: some View {
    if platform == .macOS {
      VStack(alignment: .leading, spacing: 4) {
        if !configuration.label.isEmpty { configuration.label.font(.headline).padding(.leading, 4) }
        inner
          .padding(8)
          .background { shape.fill(ControlColors.macTrack.opacity(0.6)) }
          .overlay { shape.strokeBorder(ControlColors.hairline, lineWidth: 1) }
      }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        if !configuration.label.isEmpty { configuration.label.font(.headline) }
        inner
      }
      .padding(16)
      .background { shape.fill(depth.isMultiple(of: 2) ? ControlColors.secondaryBackground : ControlColors.popup) }
    }
  }

  private var inner: some View {
    configuration.content
      .environment(\.groupBoxDepth, depth + 1)
      .frame(maxWidth: .infinity)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: platform == .macOS ? 6 : 8, style: .continuous)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style, for use with `groupBoxStyle(_:)`.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style for group boxes within this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(GroupBoxStyleMaker<S>.self, style)
  }
}
