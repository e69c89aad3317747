import SwiftUI

/// Three dots in a bubble, for a person who is writing a message.
///
///     TypingIndicator(name: "Ana")
public struct TypingIndicator: View {
  let name: String?
  let isActive: Bool

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - name: The name of the person for assistive technologies, or `nil` for none. Default `nil`.
  ///   - isActive: A Boolean value that indicates whether the dots animate. Default `true`.
  public init(name: String? = nil, isActive: Bool = true) {
    self.name = name
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale
  @Environment(\.controlSize) private var controlSize
  @Environment(\.liveIndicatorTint) private var askedTint
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  public var body: some View {
    let size = IndicatorMetrics(unit: unit, controlSize: controlSize).dotSize
    let typing = Text(verbatim: IndicatorStrings.strings(for: locale).terms.typing)
    AnimationActivation(isActive: isActive, phase: .shared) { motion in
      HStack(spacing: size * 0.5) {
        ForEach(0..<3, id: \.self) { index in
          Circle()
            .fill(askedTint ?? Color.primary.opacity(0.7))
            .frame(width: size * 0.875, height: size * 0.875)
            .scaleFade(
              IndicatorLoop(duration: 0.75, leadIn: Double(2 - index) * 0.25), motion,
              from: IndicatorPose(scale: 0.8, opacity: 0.4), to: .identity, rest: .identity)
        }
      }
      .padding(.horizontal, size * 1.5)
      .padding(.vertical, size * 1.25)
      .background(Capsule().fill(Color.primary.opacity(0.1)))
    }
    .indicatorElement(label: name.map { Text(verbatim: $0) } ?? typing, value: name == nil ? nil : typing)
  }
}
