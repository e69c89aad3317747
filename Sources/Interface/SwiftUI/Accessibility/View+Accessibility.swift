import Foundation
import ViewGraph

nonisolated extension View {
  func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
    modifier(_AccessibilityModifier(change))
  }

  // MARK: Descriptions

  /// Adds a label to the view that describes its contents.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }

  /// Adds a label to the view that describes its contents.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Adds a label to the view that describes its contents, if enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { $0.label = isEnabled ? label : nil }
  }

  /// Adds a label to the view that describes its contents, if enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Adds a label to the view that describes its contents, if enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Adds a textual description of the value that the view contains.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription }
  }

  /// Adds a textual description of the value that the view contains.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Adds a textual description of the value that the view contains, if enabled.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibility { $0.value = isEnabled ? valueDescription : nil }
  }

  /// Adds a textual description of the value that the view contains, if enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Adds a textual description, from a localized string key, of the value that the view contains, if enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Communicates to the user what happens after performing the view's action.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }

  /// Communicates to the user what happens after performing the view's action.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Adds help text to a view. No tooltip is drawn; the text is the accessibility hint of the view.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to a view.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Adds help text to a view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// Communicates to the user what happens after performing the view's action, if enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { $0.hint = isEnabled ? hint : nil }
  }

  /// Sets alternate input labels with which users identify a view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { $0.inputLabels = inputLabels }
  }

  /// Sets alternate input labels with which users identify a view.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets alternate input labels with which users identify a view.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Uses the string you specify to identify the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Uses the string you specify to identify the view, if enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { $0.identifier = isEnabled ? identifier : nil }
  }

  /// Sets the accessibility level of this heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.heading = level }
  }

  // MARK: Traits and structure

  /// Adds the given traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.added = traits } }

  /// Removes the given traits from this view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removed = traits }
  }

  /// Specifies whether to hide this view from system accessibility features.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

  /// Specifies whether to hide this view from system accessibility features, if enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Creates a new accessibility element, or modifies the behavior of the existing accessibility element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }

  /// Sets the sort priority order for this view's accessibility element, relative to other elements at the same level.
  /// Default 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Replaces one or more accessibility elements for this view with new accessibility elements.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(_AccessibilityStandInModifier(standIn: representation(), purpose: .representation))
  }

  /// Replaces the existing accessibility element's children with one or more new synthetic accessibility elements.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityStandInModifier(standIn: children(), purpose: .children))
  }
}
