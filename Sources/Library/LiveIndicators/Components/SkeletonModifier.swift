import SwiftUI

/// A modifier that replaces a view by placeholders while its data loads. A highlight runs over all placeholders in step.
///
///     ReportView(report ?? .sample).skeleton(report == nil)
///
/// Under Reduce Motion, there is no highlight. Assistive technologies read one element, "Loading".
public struct SkeletonModifier: ViewModifier {
  var isLoading: Bool
  var duration: TimeInterval

  /// Creates a modifier.
  ///
  /// - Parameters:
  ///   - isLoading: A Boolean value that indicates whether the view is replaced. Default `true`.
  ///   - duration: The period of the highlight in seconds, at least 1/3. Default 1.5.
  public init(isLoading: Bool = true, duration: TimeInterval = 1.5) {
    self.isLoading = isLoading
    self.duration = duration
  }

  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme

  public func body(content: Content) -> some View {
    if isLoading {
      let placeholder = content.redacted(reason: .placeholder)
      placeholder
        .overlay(highlight.mask(placeholder).allowsHitTesting(false))
        .allowsHitTesting(false)
        .indicatorElement(label: Text(verbatim: IndicatorStrings.strings(for: locale).terms.loading))
    } else {
      content
    }
  }

  private var highlight: some View {
    AnimationActivation(isActive: true, phase: .shared) { motion in
      let color = scheme == .dark ? Color.white : .black
      LinearGradient(
        gradient: Gradient(colors: [color.opacity(0), color, color.opacity(0)]), startPoint: .leading,
        endPoint: .trailing
      )
      .modifier(
        LoopModifier(
          IndicatorLoop(.linear, duration: duration, autoreverses: false), motion, start: Sweep(position: -1),
          end: Sweep(position: 1), rest: Sweep(position: -1)))
    }
  }
}

/// The offset of the highlight, relative to the width. At -1 and 1, it is outside of the view.
struct Sweep: GeometryEffect, LoopedEffect {
  var position: CGFloat

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func apart(from end: Sweep) -> Sweep { Sweep(position: position.apart(from: end.position)) }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * position, y: 0))
  }
}

extension View {
  /// Replaces this view by placeholders while its data loads.
  ///
  /// - Parameters:
  ///   - isLoading: A Boolean value that indicates whether the view is replaced. Default `true`.
  ///   - duration: The period of the highlight in seconds, at least 1/3. Default 1.5.
  public func skeleton(_ isLoading: Bool = true, duration: TimeInterval = 1.5) -> some View {
    modifier(SkeletonModifier(isLoading: isLoading, duration: duration))
  }
}
