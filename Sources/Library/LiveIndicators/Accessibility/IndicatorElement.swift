import SwiftUI

extension View {
  /// Makes an indicator a single element for assistive technologies.
  ///
  /// - Parameters:
  ///   - label: The name of the element.
  ///   - value: The value of the element, if it differs from the label. Default `nil`.
  ///   - changes: A Boolean value that indicates whether the value changes by itself, so that it is polled instead of
  ///     announced each time. Default `false`.
  func indicatorElement(label: Text, value: Text? = nil, changes: Bool = false) -> some View {
    accessibilityElement(children: .ignore)
      .accessibilityLabel(label)
      .accessibilityValue(value ?? Text(verbatim: ""))
      .accessibilityAddTraits(changes ? .updatesFrequently : [])
  }
}
