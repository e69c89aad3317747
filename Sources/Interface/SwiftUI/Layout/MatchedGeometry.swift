import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// The modifier of `matchedGeometryEffect`: a view that takes its geometry from another view with the same
/// identifier.
nonisolated public struct _MatchedGeometryModifier: _ItemModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  /// Creates the node that shares its geometry with those of the same key.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    MatchedGeometryNode(modifier, context)
  }
}

struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A member of a group of views that share a geometry.
///
/// In its parent, it always takes the space that its content would take without the effect (measured on macOS). A
/// follower only moves its content.
final class MatchedGeometryNode: ItemModifierNode<_MatchedGeometryModifier> {
  private(set) var group: MatchedGeometryGroup!
  /// The current frame of the content, or `nil` for its own frame.
  private var matched: CGRect?
  private(set) var isLeaving = false

  override init(_ modifier: _MatchedGeometryModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    join()
  }

  private func join() {
    group = graph.service { MatchedGeometryGroups() }.group(modifier.key, graph)
    group.add(self)
  }

  override func modifierDidChange(from old: _MatchedGeometryModifier) {
    if old.key != modifier.key {
      group.remove(self)
      join()
    } else if old.isSource != modifier.isSource {
      group.sourcesDidChange()
    }
    if old.key != modifier.key || old.isSource != modifier.isSource || old.properties != modifier.properties
      || old.anchor != modifier.anchor
    {
      invalidatePlacement()
    }
  }

  override func presenceDidChange(isLeaving: Bool) {
    self.isLeaving = isLeaving
    group.sourcesDidChange()
    super.presenceDidChange(isLeaving: isLeaving)
  }

  override func teardown() {
    group.remove(self)
    super.teardown()
  }

  /// The frame of the content without the effect.
  var ownFrame: CGRect { frame }

  override func placeContents(sizeChanged: Bool) {
    if group.isSource(self) { group.sourceDidPlace(self) }
    guard let target = group.frame(for: self) else {
      matched = nil
      return content.place(at: origin, proposal: proposal)
    }
    matched = target
    let takesSize = modifier.properties.contains(.size)
    let proposal = takesSize ? ProposedViewSize(target.size) : self.proposal
    let size = content.sizeThatFits(proposal)
    guard modifier.properties.contains(.position) else { return content.place(at: origin, proposal: proposal) }
    let anchor = modifier.anchor
    var place = CGPoint(
      x: target.minX + (target.width - size.width) * anchor.x, y: target.minY + (target.height - size.height) * anchor.y
    )
    if takesSize, !group.isMoving {
      // Measured on macOS: content that does not take the size is shifted once more by the fraction of the anchor.
      place.x += (target.width - size.width) * anchor.x
      place.y += (target.height - size.height) * anchor.y
    }
    content.place(at: place, proposal: proposal)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    guard let matched else { return }
    attributes.append(("matchedX", .number(Double(matched.minX))))
    attributes.append(("matchedY", .number(Double(matched.minY))))
    attributes.append(("matchedWidth", .number(Double(matched.width))))
    attributes.append(("matchedHeight", .number(Double(matched.height))))
  }
}

nonisolated extension View {
  /// Defines a group of views with synchronized geometry using an identifier and namespace that you provide.
  ///
  /// A view that is inserted in the same transaction in which another member of its group is removed appears to be the
  /// same view, moving from the old position. A view that is not the source follows the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
