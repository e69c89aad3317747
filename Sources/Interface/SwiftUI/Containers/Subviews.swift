import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// An opaque value representing a subview of another view.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// A unique identifier for a view.
  nonisolated public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  let item: _Node
  let host: SubviewsHost

  public var id: ID { ID(node: ObjectIdentifier(item)) }

  /// The container values associated with the given subview.
  public var containerValues: ContainerValues {
    var values = item.trait(ContainerValuesTrait.key) as? ContainerValues ?? ContainerValues()
    values.tag = tag
    return values
  }

  /// The value of `tag(_:)`, or else the ID in the loop that created the view.
  var tag: AnyHashable? { (item.trait(TagTrait.key) as? AnyHashable) ?? host.loopIdentity(of: item) }

  public static func _makeNode(_ view: Subview, _ context: _NodeContext) -> _ViewNode<Subview> {
    SubviewNode(view, context)
  }
}

/// An opaque collection representing the subviews of view.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  /// The type of a part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
  let elements: [Subview]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
}

/// A view that passes the individual views of a source to a closure, which arranges them.
nonisolated public struct _SubviewsReader<Source: View, Content: View>: _PrimitiveView {
  let source: Source
  /// A Boolean value that indicates whether loops create their rows on demand, as in a lazy container. Some subviews
  /// then stand for rows that do not exist yet.
  let keepsGaps: Bool
  let content: (SubviewsCollection) -> Content

  public static var _unarity: _Unarity { Content._unarity }

  public static func _makeNode(_ view: _SubviewsReader, _ context: _NodeContext) -> _ViewNode<_SubviewsReader> {
    SubviewsNode(view, context)
  }
}

nonisolated extension _SubviewsReader {
  init(of source: Source, keepsGaps: Bool = false, @ViewBuilder _ content: @escaping (SubviewsCollection) -> Content) {
    self.source = source
    self.keepsGaps = keepsGaps
    self.content = content
  }
}

nonisolated extension Group where Content: View {
  /// Constructs a group from the subviews of the given view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(of: view, transform) }
  }
}
