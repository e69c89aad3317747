import SwiftUI

extension View {
  /// Makes an indicator one element for assistive technologies.
  ///
  /// - Parameters:
  ///   - label: what it is.
  ///   - value: what it says besides.
  ///   - changes: whether the value changes by itself, so that it should be asked for and not announced each time.
  func indicatorElement(label: String, value: String? = nil, changes: Bool = false) -> some View {
    accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(Text(verbatim: value ?? ""))
      .accessibilityAddTraits(changes ? .updatesFrequently : [])
  }
}
