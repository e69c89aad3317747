import Foundation
import Geometry

@_spi(Reflection) import Swift

/// An interface for a stored variable that updates an external property of a view.
@preconcurrency
public protocol DynamicProperty {
  /// Updates the underlying value of the stored value. It is called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph itself connects to the node: state, bindings, environment values, observed objects.
package protocol GraphProperty: DynamicProperty {
  /// Connects the property. The node keeps `slot` for the lifetime of its identity.
  mutating func install(in slot: inout AnyObject?, host: any BodyHost)
}

/// The positions of a view type's dynamic properties, determined once per type.
package final class DynamicPropertyLayout {
  struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
    var graphType: (any GraphProperty.Type)?
  }

  let fields: [Field]

  package var isEmpty: Bool { fields.isEmpty }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    Self.collect(type, base: 0, into: &found)
    fields = found
  }

  private static func collect(_ type: Any.Type, base: Int, into fields: inout [Field]) {
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      switch kind {
      case .function, .tuple, .metatype, .existential, .existentialMetatype: return true
      default: break
      }
      if plain.contains(ObjectIdentifier(fieldType)) { return true }
      // Wrapped properties, which have this prefix, are usually those of the graph: one search instead of two.
      if name.pointee == UInt8(ascii: "_"), let known = fieldType as? any GraphProperty.Type {
        fields.append(Field(offset: base + offset, type: known, graphType: known))
        return true
      }
      guard let dynamic = fieldType as? any DynamicProperty.Type else { return true }
      if let known = dynamic as? any GraphProperty.Type {
        fields.append(Field(offset: base + offset, type: known, graphType: known))
      } else {
        // A custom property wrapper: its components come first, then its `update()`.
        collect(fieldType, base: base + offset, into: &fields)
        fields.append(Field(offset: base + offset, type: dynamic, graphType: nil))
      }
      return true
    }
  }

  /// The types that views usually store. Each other type costs a search among all conformances of the program.
  private static let plain: Set<ObjectIdentifier> = Set(
    [
      Bool.self, Int.self, Double.self, CGFloat.self, String.self, String?.self, Double?.self, CGFloat?.self, Int?.self,
      Date.self, CGSize.self, CGPoint.self, CGRect.self, Angle.self, UnitPoint.self, Color.self, Color?.self,
      StrokeStyle.self, EdgeInsets.self, AnyView.self, EmptyView.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })

  nonisolated(unsafe) private static var cache: [ObjectIdentifier: DynamicPropertyLayout] = [:]

  package static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    let key = ObjectIdentifier(type)
    if let found = cache[key] { return found }
    let made = DynamicPropertyLayout(type)
    cache[key] = made
    return made
  }
}

/// A node's storage for the dynamic properties of its view.
package struct DynamicPropertyStorage {
  private let layout: DynamicPropertyLayout
  private var slots: [AnyObject?]

  package init(_ layout: DynamicPropertyLayout) {
    self.layout = layout
    slots = layout.fields.isEmpty ? [] : Array(repeating: nil, count: layout.fields.count)
  }

  package var isEmpty: Bool { layout.fields.isEmpty }

  package mutating func install<V>(into view: inout V, host: any BodyHost) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in layout.fields.indices {
        let field = layout.fields[index]
        let address = base + field.offset
        if let type = field.graphType {
          installGraphProperty(type, address, index, host)
        } else {
          updateProperty(field.type, address)
        }
      }
    }
  }

  private mutating func installGraphProperty<P: GraphProperty>(
    _ type: P.Type, _ address: UnsafeMutableRawPointer, _ index: Int, _ host: any BodyHost
  ) {
    address.assumingMemoryBound(to: P.self).pointee.install(in: &slots[index], host: host)
  }

  private func updateProperty<P: DynamicProperty>(_ type: P.Type, _ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }

  package mutating func teardown() {
    for slot in slots { (slot as? any TornDownSlot)?.teardown() }
    slots.removeAll()
  }
}

/// A slot that must release something when its node leaves the tree.
package protocol TornDownSlot: AnyObject {
  func teardown()
}
