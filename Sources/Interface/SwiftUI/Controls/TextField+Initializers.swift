import Foundation
import ViewGraph

nonisolated extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(.text(text), label: Text(titleKey)) }

  /// Creates a text field with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(.text(text), label: Text(title)) }

  /// Creates a text field with a localized title and a prompt, or no separate prompt with `nil`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title and a prompt, or no separate prompt with `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a preferred axis. A vertical field grows with its lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text), axis: axis, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title and a preferred axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.text(text), axis: axis, label: Text(title))
  }

  /// Creates a text field with a localized title, a prompt and a preferred axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title, a prompt and a preferred axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// SwiftUI will deprecate this form in a future version. Use `onSubmit` and `FocusState` instead.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// SwiftUI will deprecate this form in a future version. Use `onSubmit` and `FocusState` instead.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(.text(text), label: Text(titleKey), onEditingChanged: onEditingChanged)
  }

  /// SwiftUI will deprecate this form in a future version. Use `onSubmit` and `FocusState` instead.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), label: Text(titleKey), onCommit: onCommit)
  }
}

nonisolated extension TextField {
  /// Creates a text field with a prompt generated from a `Text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field with a custom label, a prompt and a preferred axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a text field that applies a format style to a bound value. The value is written when editing ends with a
  /// text that the style can parse.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field with a custom label that is bound to an optional value, which a format converts.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field with a custom label that is bound to a value, which a formatter converts.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(value, formatter), prompt: prompt, label: label())
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a text field with a localized title that is bound to a value, which a format converts.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title that is bound to a value, which a format converts.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a localized title that is bound to an optional value, which a format converts.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title that is bound to an optional value, which a format converts.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.optional(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a text field that is bound to a value of any type, which a formatter converts.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with an unlocalized title that is bound to a value, which a formatter converts.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(value, formatter), prompt: prompt, label: Text(title))
  }
}

nonisolated extension TextSource {
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    TextSource(
      read: { format.format(value.wrappedValue) },
      write: { text in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } },
      isImmediate: false)
  }

  static func optional<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextSource
  where F.FormatOutput == String {
    TextSource(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: { text in value.wrappedValue = try? format.parseStrategy.parse(text) }, isImmediate: false)
  }

  static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextSource {
    TextSource(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { text in
        if let number = (formatter as? NumberFormatter)?.number(from: text) {
          if let new = number.converted(to: V.self) { value.wrappedValue = new }
        } else if let date = (formatter as? DateFormatter)?.date(from: text) as? V {
          value.wrappedValue = date
        }
      },
      isImmediate: false)
  }
}

extension NSNumber {
  /// Returns the number as a Swift type.
  fileprivate func converted<V>(to type: V.Type) -> V? {
    let candidates: [Any] = [doubleValue, intValue, floatValue, Decimal(string: stringValue) ?? 0, self]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}

nonisolated extension TextField where Label == Text {
  /// SwiftUI deprecates it from a future version on, with no warning until then: onSubmit and FocusState
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// SwiftUI deprecates it from a future version on, with no warning until then: onSubmit and FocusState
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(.text(text), label: Text(title), onEditingChanged: onEditingChanged)
  }

  /// SwiftUI deprecates it from a future version on, with no warning until then: onSubmit and FocusState
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), label: Text(title), onCommit: onCommit)
  }
}
