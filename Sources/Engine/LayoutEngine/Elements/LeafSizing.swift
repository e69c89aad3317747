import Foundation
import Geometry

/// The sizes of views that draw but have no children.
package enum LeafSizing {
  /// The default minimum length of a spacer, in points (stated for macOS 26.2, not shown by a measurement).
  package static let spacerMinimum: CGFloat = 8

  /// The thickness of a divider, in points (measured on macOS 26.2).
  package static let dividerThickness: CGFloat = 1

  /// Returns the size of a color, a gradient or a shape: the whole proposal, or 10 points where nothing is proposed
  /// (measured on macOS 26.2, including paths).
  package static func flexible(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the size of a circle: the largest square of the flexible size.
  package static func square(_ proposal: ProposedViewSize) -> CGSize {
    let size = flexible(proposal)
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Returns the size of a spacer in a stack along `axis`: at least its minimum length along the axis, and zero across
  /// it. Outside stacks it expands along both axes.
  package static func spacer(_ proposal: ProposedViewSize, minLength: CGFloat?, along axis: Axis?) -> CGSize {
    let minimum = minLength ?? spacerMinimum
    guard let axis else {
      return CGSize(width: max(minimum, proposal.width ?? 0), height: max(minimum, proposal.height ?? 0))
    }
    return CGSize(major: max(minimum, proposal[axis] ?? minimum), minor: 0, axis: axis)
  }

  /// Returns the size of a divider in a stack along `axis`: thin along the axis, and the whole proposal across it.
  /// Outside stacks it is horizontal.
  package static func divider(_ proposal: ProposedViewSize, along axis: Axis?) -> CGSize {
    let axis = axis ?? .vertical
    return CGSize(major: dividerThickness, minor: proposal[axis.perpendicular] ?? 10, axis: axis)
  }

  /// Returns the size of an image with an intrinsic size: that size, or the proposal if the image is resizable.
  package static func image(_ proposal: ProposedViewSize, size: CGSize, isResizable: Bool) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
