import Foundation
import Geometry
import ViewGraph

/// A container view that displays semantically-related controls in a visually-appropriate manner for the context.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: AnyView
  let label: AnyView?

  /// Creates a new control group with the specified children.
  public init(@ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
    label = nil
  }

  /// Creates a new control group with the specified content and a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = AnyView(content())
    self.label = AnyView(label())
  }

  /// Creates a new control group with the specified content that generates its label from a localized string key.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = AnyView(content())
    label = AnyView(Text(titleKey))
  }

  /// Creates a control group with a title that is not localized.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = AnyView(content())
    label = AnyView(Text(title))
  }

  /// Creates a control group based on a style configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
    content = AnyView(configuration.content)
    label = configuration.labelView
  }

  public var body: some View {
    StyledControl(ControlGroupStyleConfiguration(content: .init(view: content), labelView: label))
  }
}

/// A view that represents the body of a control group with a specified label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

/// The properties of a control group.
nonisolated public struct ControlGroupStyleConfiguration: StyledConfiguration {
  /// A type-erased content of a control group.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<ControlGroupStyleConfiguration>()) }
  }

  /// A type-erased label of a control group.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A view that represents the content of the control group.
  public let content: Content
  let labelView: AnyView?
  /// The label of the control group, which is empty if there is none.
  public var label: Label { Label(view: labelView ?? AnyView(EmptyView())) }

  static var defaultStyle: ControlStyleBox<ControlGroupStyleConfiguration> {
    .of(ControlGroupStyleMaker<AutomaticControlGroupStyle>.self, AutomaticControlGroupStyle())
  }
}

/// Defines the implementation of all control groups within a view hierarchy.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates a view representing the body of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ControlGroupStyleMaker<S: ControlGroupStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: ControlGroupStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default control group style: the controls side by side on one background, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates an automatic control group style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBody(configuration: configuration) }
}

/// The control group style that shows the controls side by side, without a background.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates a navigation control group style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}

/// The body of a control group. The figures are this project's choice: the heights are those of bordered buttons. In
/// the accessibility text sizes, the controls are stacked.
private struct ControlGroupBody: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.platformProfile) private var platform
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let isMac = platform == .macOS
    let isStacked = typeSize.isAccessibilitySize
    let layout = isStacked ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    let shape = RoundedRectangle(cornerRadius: isMac ? 6 : 8, style: .continuous)
    _SubviewsReader(of: configuration.content) { subviews in
      layout {
        ForEach(Array(subviews.enumerated()), id: \.element.id) { entry in
          if entry.offset > 0 {
            Rectangle().fill(ControlColors.hairline)
              .frame(width: isStacked ? nil : 1, height: isStacked ? 1 : nil)
              .padding(isStacked ? .horizontal : .vertical, isMac ? 4 : 7)
          }
          entry.element
            .padding(.horizontal, 12)
            .frame(minHeight: isMac ? 24 : 34)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .background { shape.fill(isMac ? ControlColors.macButton : ControlColors.tertiaryFill) }
    .buttonStyle(BorderlessButtonStyle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic control group style, for use with `controlGroupStyle(_:)`.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation control group style, for use with `controlGroupStyle(_:)`.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style for control groups within this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(ControlGroupStyleMaker<S>.self, style)
  }
}
