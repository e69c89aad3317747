import Foundation
import Geometry

/// The sizes of views that draw but have no children.
package enum LeafSizing {
  /// A spacer's least length when none is given, in points (stated for macOS 26.2, not shown by a measurement).
  package static let spacerMinimum: CGFloat = 8

  /// A divider's thickness, in points (measured on macOS 26.2).
  package static let dividerThickness: CGFloat = 1

  /// A color, a gradient or a shape: the whole proposal, 10 points where nothing is proposed (measured on
  /// macOS 26.2, paths included).
  package static func flexible(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// A circle: the largest square of the flexible size.
  package static func square(_ proposal: ProposedViewSize) -> CGSize {
    let size = flexible(proposal)
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// A spacer in a stack along `axis`: at least its minimum along it, nothing across. Outside stacks it expands both
  /// ways.
  package static func spacer(_ proposal: ProposedViewSize, minLength: CGFloat?, along axis: Axis?) -> CGSize {
    let minimum = minLength ?? spacerMinimum
    guard let axis else {
      return CGSize(width: max(minimum, proposal.width ?? 0), height: max(minimum, proposal.height ?? 0))
    }
    return CGSize(major: max(minimum, proposal[axis] ?? minimum), minor: 0, axis: axis)
  }

  /// A divider in a stack along `axis`: thin along it, the whole proposal across. Outside stacks it is horizontal.
  package static func divider(_ proposal: ProposedViewSize, along axis: Axis?) -> CGSize {
    let axis = axis ?? .vertical
    return CGSize(major: dividerThickness, minor: proposal[axis.perpendicular] ?? 10, axis: axis)
  }

  /// A picture of intrinsic `size`: rigid, or the proposal when it may be resized.
  package static func image(_ proposal: ProposedViewSize, size: CGSize, isResizable: Bool) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
