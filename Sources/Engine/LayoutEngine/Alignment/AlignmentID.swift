import Foundation

/// A type that names an alignment guide and gives its position in views that do not set it.
public protocol AlignmentID {
  /// The guide's default offset from the view's origin, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// Whether it belongs to a view's own frame. Asked here, as a cast is slow the first time.
  static var _isFrameGuide: Bool { get }
}

extension AlignmentID {
  public static var _isFrameGuide: Bool { false }
}

/// A guide whose value in a container is combined from the children's explicit values in a way of its own.
///
/// Guides without this conformance take the mean.
protocol CombiningAlignmentID: AlignmentID {
  static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat?
}

/// A guide that belongs to a view's own frame (edges and centers): a container does not inherit it from its children.
protocol FrameAlignmentID: CombiningAlignmentID {}

extension FrameAlignmentID {
  static var _isFrameGuide: Bool { true }
  static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat? { nil }
}
