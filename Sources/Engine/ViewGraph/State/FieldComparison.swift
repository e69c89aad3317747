import Foundation

@_spi(Reflection) import Swift

/// The comparison of two values of a view type by their inputs: field by field, bitwise, or with `==` if a field
/// supports it.
package enum FieldComparison {
  private struct Field {
    var offset: Int
    var size: Int
    var isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  nonisolated(unsafe) private static var cache: [ObjectIdentifier: [Field]?] = [:]

  package static func isEqual<V>(_ a: V, _ b: V) -> Bool {
    let key = ObjectIdentifier(V.self)
    let fields: [Field]?
    if let found = cache[key] {
      fields = found
    } else {
      fields = layout(of: V.self)
      cache[key] = .some(fields)
    }
    guard let fields else { return compareWhole(a, b) }
    return withUnsafePointer(to: a) { pa in
      withUnsafePointer(to: b) { pb in
        let ra = UnsafeRawPointer(pa)
        let rb = UnsafeRawPointer(pb)
        for field in fields {
          let fa = ra + field.offset
          let fb = rb + field.offset
          if memcmp(fa, fb, field.size) == 0 { continue }
          guard let isEqual = field.isEqual, isEqual(fa, fb) else { return false }
        }
        return true
      }
    }
  }

  /// Returns the fields, or `nil` if the type is not a struct with known fields.
  private static func layout(of type: Any.Type) -> [Field]? {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      if fieldType is any StateProperty.Type { return true }
      var field = Field(offset: offset, size: size(of: fieldType), isEqual: nil)
      if let equatable = fieldType as? any Equatable.Type {
        field.isEqual = equality(equatable)
      } else if let comparable = fieldType as? any InputComparable.Type {
        field.isEqual = inputEquality(comparable)
      } else if kind == .struct, !_isPOD(fieldType) {
        field.isEqual = nested(fieldType)
      }
      fields.append(field)
      return true
    }
    return isComplete ? fields : nil
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func _isPOD(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { Swift._isPOD(type) }
    return _openExistential(type, do: open)
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func inputEquality<E: InputComparable>(
    _ type: E.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee.isSameInput(as: $1.assumingMemoryBound(to: E.self).pointee) }
  }

  private static func nested(_ type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func open<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { isEqual($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
    }
    return _openExistential(type, do: open)
  }

  private static func compareWhole<V>(_ a: V, _ b: V) -> Bool { valuesAreEqual(a, b) }
}

/// A property whose value belongs to the node, not to the inputs of the view.
package protocol StateProperty {}

/// A field with its own comparison of inputs, such as a binding to the same location.
package protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// Compares with `==` if the type supports it, or else bitwise.
package func valuesAreEqual<V>(_ a: V, _ b: V) -> Bool {
  if let equatable = V.self as? any Equatable.Type {
    func open<E: Equatable>(_ type: E.Type) -> Bool { (a as! E) == (b as! E) }
    return open(equatable)
  }
  return withUnsafePointer(to: a) { pa in
    withUnsafePointer(to: b) { pb in memcmp(pa, pb, MemoryLayout<V>.size) == 0 }
  }
}
