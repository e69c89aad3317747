import Foundation
import ViewGraph

/// A control for selecting from a set of mutually exclusive values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let sources: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  private init(_ label: Label, _ sources: [Binding<SelectionValue>], _ content: Content) {
    self.label = label
    self.sources = sources
    self.content = content
  }

  /// Creates a picker that displays a custom label.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(label(), [selection], content())
  }

  /// SwiftUI will deprecate this form in a future version. Use `Picker(selection:content:label:)` instead.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, [selection], content())
  }

  /// Creates a picker for several values. It shows a value that all of them have, and sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), sources.map { $0[keyPath: selection] }, content())
  }

  /// Creates a picker that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(Text(titleKey), [selection], content())
  }

  /// Creates a picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(Text(title), [selection], content())
  }

  /// Creates a picker that generates its label from a localized string key and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(SwiftUI.Label(titleKey, systemImage: systemImage), [selection], content())
  }

  /// Creates a picker with a system image and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(SwiftUI.Label(title, systemImage: systemImage), [selection], content())
  }

  @MainActor public var body: some View { PickerBody(label: AnyView(label), content: content, choice: choice) }

  private var choice: PickerChoice {
    let sources = self.sources
    let values = Set(sources.map { $0.wrappedValue })
    return PickerChoice(
      selected: values.count == 1 ? values.first.flatMap { PickerChoice.unwrap(AnyHashable($0)) } : nil,
      hasNone: values.count == 1 && values.first.map { PickerChoice.unwrap(AnyHashable($0)) == nil } == true,
      select: { tag in
        guard let value = tag.base as? SelectionValue else { return }
        for source in sources { source.wrappedValue = value }
      })
  }
}

/// The type-erased selection.
nonisolated struct PickerChoice {
  let selected: AnyHashable?
  /// A Boolean value that indicates whether the selection is an optional without a value, which a tag may represent.
  let hasNone: Bool
  let select: (AnyHashable) -> Void

  /// Unwraps an optional value for comparison. Returns `nil` for an optional without a value.
  static func unwrap(_ value: AnyHashable) -> AnyHashable? {
    guard let optional = value.base as? any OptionalValue else { return value }
    return optional.held
  }

  func isChosen(_ view: Subview) -> Bool {
    guard let tag = view.tag else { return false }
    guard let held = Self.unwrap(tag) else { return hasNone }
    return held == selected
  }

  func choose(_ view: Subview) { if let tag = view.tag { select(tag) } }
}

private protocol OptionalValue { var held: AnyHashable? { get } }

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var held: AnyHashable? {
    guard let self else { return nil }
    return PickerChoice.unwrap(AnyHashable(self))
  }
}
