import Foundation
import ViewGraph

/// A collection which allows a view to be treated as a collection of its subviews in a for each loop.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, DeferredLoop {
  package let loopView: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("its subviews are known only where it is shown") }
}

/// A collection which allows a view to be treated as a collection of its sections in a for each loop.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, DeferredLoop {
  package let loopView: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { fatalError("its sections are known only where it is shown") }
}

nonisolated extension ForEach where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a given
  /// view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let loop = _SubviewsReader(of: view) { subviews in
      ForEach<SubviewsCollection, Subview.ID, Content>(subviews, content: content)
    }
    self.init(data: ForEachSubviewCollection(loopView: AnyView(loop)), content: content, identify: { $0.id })
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the sections of a given
  /// view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let loop = _SubviewsReader(of: view) { subviews in
      ForEach<SectionCollection, SectionConfiguration.ID, Content>(SectionCollection(subviews), content: content)
    }
    self.init(data: ForEachSectionCollection(loopView: AnyView(loop)), content: content, identify: { $0.id })
  }
}

/// Specifies the contents of a section.
nonisolated public struct SectionConfiguration: Identifiable {
  /// A unique identifier for a section.
  nonisolated public struct ID: Hashable { let subview: Subview.ID }

  /// The identity of the section, which is that of its first subview.
  public let id: ID
  /// The header of the section.
  public let header: SubviewsCollection
  /// The content of the section.
  public let content: SubviewsCollection
  /// The footer of the section.
  public let footer: SubviewsCollection

  /// The container values associated with the given section.
  public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// An opaque collection representing the sections of view.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Creates the sections. Views outside of sections form sections of their own.
  init(_ subviews: SubviewsCollection) {
    var groups: [(section: ObjectIdentifier?, views: [Subview])] = []
    for view in subviews {
      let section = view.section?.section
      if let last = groups.last, last.section == section {
        groups[groups.count - 1].views.append(view)
      } else {
        groups.append((section, [view]))
      }
    }
    sections = groups.map { group in
      func part(_ role: SectionRole) -> SubviewsCollection {
        SubviewsCollection(elements: group.views.filter { ($0.section?.role ?? .row) == role })
      }
      return SectionConfiguration(
        id: SectionConfiguration.ID(subview: group.views[0].id), header: part(.header), content: part(.row),
        footer: part(.footer))
    }
  }
}

extension Subview {
  fileprivate var section: SectionTrait? { item.trait(SectionTrait.key) as? SectionTrait }
}

nonisolated extension Group where Content: View {
  /// Constructs a group from the sections of the given view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(of: view) { transform(SectionCollection($0)) } }
  }
}

extension SubviewsCollection: CompleteLoop {}
extension SubviewsCollectionSlice: CompleteLoop {}
extension SectionCollection: CompleteLoop {}
extension Array: CompleteLoop where Element == Subview {}

extension SubviewsCollection: View {
  nonisolated public var body: some View { ForEach(elements) { $0 } }
}

/// A slice of a SubviewsCollection.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of a part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  nonisolated public var body: some View { ForEach(Array(self)) { $0 } }
}

nonisolated extension SubviewsCollection {
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}
