import Foundation
import Geometry
import ViewGraph

/// An alignment position for text along the horizontal axis.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineReserveKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct AlignmentKeyText: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct BaselineKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct UnderlineKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
private struct StrikeKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines that text can occupy in a view, or `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  var lineLimitReserves: Int {
    get { self[LineReserveKey.self] }
    set { self[LineReserveKey.self] = newValue }
  }
  /// The distance in points between the bottom of one line fragment and the top of the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// The horizontal alignment of the lines of a text. Default `.leading`.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKeyText.self] }
    set { self[AlignmentKeyText.self] = newValue }
  }
  /// The position at which text that does not fit is truncated. Default `.tail`.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// The smallest factor by which text shrinks to fit, 0–1. Default 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }
  /// A Boolean value that indicates whether characters may move closer together to fit. Default `false`.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The letter case in which text is shown, or `nil` for unchanged text. Default `nil`.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
  var textKerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }
  var textBaselineOffset: CGFloat {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }
  var textUnderline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  var textStrikethrough: Text.LineStyle? {
    get { self[StrikeKey.self] }
    set { self[StrikeKey.self] = newValue }
  }
}

nonisolated public struct _LineLimitModifier: _EnvironmentModifier {
  let limit: Int?
  let reserved: Int

  package func apply(to values: inout EnvironmentValues) {
    values.lineLimit = limit
    values.lineLimitReserves = reserved
  }
}

nonisolated extension View {
  /// Sets the maximum number of lines that text can occupy in this view.
  public func lineLimit(_ number: Int?) -> some View { modifier(_LineLimitModifier(limit: number, reserved: 0)) }

  /// Sets to a partial range the number of lines that text can occupy in this view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(limit: nil, reserved: limit.lowerBound))
  }

  /// Limits the number of lines to the upper bound of the range, without reserving space.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(limit: limit.upperBound, reserved: 0))
  }

  /// Limits the number of lines to the upper bound of the range and reserves space for the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Sets a limit for the number of lines text can occupy in this view, and optionally reserves their space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(limit: limit, reserved: reservesSpace ? limit : 0))
  }

  /// Sets the alignment of a text view that contains multiple lines of text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the truncation mode for lines of text that are too long to fit in the available space.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the amount of space between lines of text in this view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the minimum amount that text in this view scales down to fit in the available space.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets whether text in this view can compress the space between characters when necessary to fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets a transform for the case of the text contained in this view when displayed.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the spacing, or kerning, between characters for the text in this view.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }

  /// Sets the tracking for the text in this view.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textKerning, tracking) }

  /// Sets the vertical offset for the text relative to its baseline in this view.
  public func baselineOffset(_ offset: CGFloat) -> some View { environment(\.textBaselineOffset, offset) }

  /// Applies an underline to the text in this view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textUnderline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Applies a strikethrough to the text in this view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStrikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
