import Foundation
import ViewGraph

/// A container for attaching a label to a value-bearing view.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a standard labeled element, with a view that conveys the value of the element and a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled informational view.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a row with a title and a value, neither of which is localized.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled informational view from a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a row with an unlocalized title and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content based on a labeled content style configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The properties of a labeled content instance.
nonisolated public struct LabeledContentStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a labeled content instance.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased content of a labeled content instance.
  nonisolated public struct Content: View {
    let view: AnyView
    public var body: some View { view.modifier(StyleRestoringModifier<LabeledContentStyleConfiguration>()) }
  }

  /// The label of the labeled content instance.
  public let label: Label
  /// The content of the labeled content instance.
  public let content: Content

  static var defaultStyle: ControlStyleBox<LabeledContentStyleConfiguration> {
    .of(LabeledContentStyleMaker<AutomaticLabeledContentStyle>.self, AutomaticLabeledContentStyle())
  }
}

/// The appearance and behavior of a labeled content instance.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates a view that represents the body of labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabeledContentStyleMaker<S: LabeledContentStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: LabeledContentStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default labeled content style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates an automatic labeled content style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

/// A row with the label at the leading and the content at the trailing end. In the accessibility text sizes, they are
/// stacked, as in UIKit's cells.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if labelsAreHidden {
      configuration.content
    } else if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        configuration.content.quietForeground(.secondary)
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        configuration.content.quietForeground(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic labeled content style, for use with `labeledContentStyle(_:)`.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets a style for labeled content.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(LabeledContentStyleMaker<S>.self, style)
  }
}
