import Foundation
import Geometry
import ViewGraph

/// A view that shows or hides another content view, based on the state of a disclosure control.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isExpanded = false

  private init(_ label: Label, _ binding: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.label = label
    self.binding = binding
    self.content = content
  }

  /// Creates a disclosure group with the given label and content views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }

  /// Creates a disclosure group with the given label and content views, and a binding to the expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }

  /// Creates a disclosure group, using a provided localized string key to create a text view for the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a disclosure group with a localized title and a binding to its expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(Text(titleKey), isExpanded, content)
  }

  /// Creates a disclosure group, initially collapsed, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) where Label == Text {
    self.init(Text(label), nil, content)
  }

  /// Creates a disclosure group with an unlocalized title and a binding to its expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(Text(label), isExpanded, content)
  }

  public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(ExpandedContent(make: content))),
        isExpanded: binding ?? $isExpanded))
  }
}

/// The content of a group, whose closure is only called while it is shown.
nonisolated private struct ExpandedContent<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

/// The properties of a disclosure group instance.
nonisolated public struct DisclosureGroupStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a disclosure group.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased content of a disclosure group.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<DisclosureGroupStyleConfiguration>()) }
  }

  /// The label for the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content
  /// A binding to a Boolean value that indicates whether the disclosure group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  static var defaultStyle: ControlStyleBox<DisclosureGroupStyleConfiguration> {
    .of(DisclosureGroupStyleMaker<AutomaticDisclosureGroupStyle>.self, AutomaticDisclosureGroupStyle())
  }
}

/// A type that specifies the appearance and interaction of disclosure groups within a view hierarchy.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Creates a view that represents the body of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum DisclosureGroupStyleMaker<S: DisclosureGroupStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: DisclosureGroupStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default disclosure group style: a trailing chevron on iOS, a chevron before the label on macOS.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates an automatic disclosure group style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

private struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.platformProfile) private var platform
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInsideList) private var isInsideList

  var body: some View {
    let isMac = platform == .macOS
    if isInsideList {
      header(isMac)
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading, spacing: isMac ? 4 : 8) {
        header(isMac)
        if configuration.isExpanded { configuration.content.padding(.leading, isMac ? 16 : 0) }
      }
    }
  }

  private func header(_ isMac: Bool) -> some View {
    HStack(spacing: 8) {
      if isMac { chevron(isMac) }
      configuration.label.foregroundStyle(isMac ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint))
      Spacer(minLength: 0)
      if !isMac { chevron(isMac) }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .tappable(perform: toggle)
    .controlElement(
      value: .text(configuration.isExpanded ? "Expanded" : "Collapsed"), traits: .isButton, activate: toggle)
  }

  private func toggle() { withAnimation(.default) { configuration.isExpanded.toggle() } }

  private func chevron(_ isMac: Bool) -> some View {
    let turn: Double = direction == .rightToLeft ? -90 : 90
    return ControlGlyph(.forward, size: isMac ? 8 : 12)
      .foregroundStyle(isMac ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .rotationEffect(.degrees(configuration.isExpanded ? turn : 0))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic disclosure group style, for use with `disclosureGroupStyle(_:)`.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style for disclosure groups within this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(DisclosureGroupStyleMaker<S>.self, style)
  }
}
