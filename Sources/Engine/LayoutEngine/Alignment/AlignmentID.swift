import Foundation

/// A type that identifies an alignment guide and provides its default value.
public protocol AlignmentID {
  /// Returns the default offset of the guide from the view's origin, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// A Boolean value that indicates whether the guide belongs to the view's own frame. It is a requirement of the
  /// protocol, because the first cast to another protocol is slow.
  static var _isFrameGuide: Bool { get }
}

extension AlignmentID {
  public static var _isFrameGuide: Bool { false }
}

/// An alignment guide with its own rule for combining the explicit values of a container's children.
///
/// For other guides, the mean is used.
protocol CombiningAlignmentID: AlignmentID {
  static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat?
}

/// A guide of a view's own frame (edges and centers), which a container does not inherit from its children.
protocol FrameAlignmentID: CombiningAlignmentID {}

extension FrameAlignmentID {
  static var _isFrameGuide: Bool { true }
  static func combine(_ value: CGFloat, into total: CGFloat?) -> CGFloat? { nil }
}
