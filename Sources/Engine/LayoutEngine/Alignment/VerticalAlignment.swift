import Foundation

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom vertical alignment.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// Creates the alignment of a vertical key.
  package init(key: AlignmentKey) { self.key = key }

  /// Combines explicit values into one, or returns `nil` if no value is explicit.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  private enum Top: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  // The baselines of a view without text are at its bottom edge.
  private enum FirstTextBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat? { min(value, total ?? value) }
  }

  private enum LastTextBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat? { max(value, total ?? value) }
  }

  /// The guide at the top edge of a view.
  public static let top = VerticalAlignment(Top.self)
  /// The guide at half the height of a view.
  public static let center = VerticalAlignment(Center.self)
  /// The guide at the bottom edge of a view.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The guide at the topmost first baseline of the text in a view.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The guide at the lowest last baseline of the text in a view. Without text, the bottom edge.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
