import Foundation
import SwiftUI
import Synchronization

/// The current values of literals that a preview's sources are compiled to look up.
enum LiteralTable {
  /// The values by the numbers of their look-ups. They are set before any of the user's code runs, and read afterwards.
  nonisolated(unsafe) static var values: [String] = []

  /// True once a value did not fit the type that its literal was compiled with.
  static let isUnfit = Atomic(false)

  fileprivate static func text(_ index: Int) -> String? { values.indices.contains(index) ? values[index] : nil }
}

/// A type whose literals a preview changes without the compiler.
public protocol _GlowwormLiteral {
  /// Creates the value that a literal with this text has.
  init?(_glowwormText text: String)
}

/// Returns the current value of a literal.
///
/// - Parameters:
///   - index: The number of the literal.
///   - compiled: The literal as it was compiled.
public func _glowwormLiteral<Value: _GlowwormLiteral>(_ index: Int, _ compiled: Value) -> Value {
  guard let text = LiteralTable.text(index) else { return compiled }
  if let value = Value(_glowwormText: text) { return value }
  LiteralTable.isUnfit.store(true, ordering: .relaxed)
  return compiled
}

/// Returns the system color with the current name.
public func _glowwormColor(_ index: Int, _ compiled: String) -> Color {
  switch LiteralTable.text(index) ?? compiled {
  case "red": .red
  case "orange": .orange
  case "yellow": .yellow
  case "green": .green
  case "mint": .mint
  case "teal": .teal
  case "cyan": .cyan
  case "blue": .blue
  case "indigo": .indigo
  case "purple": .purple
  case "pink": .pink
  case "brown": .brown
  case "white": .white
  case "gray": .gray
  case "black": .black
  case "primary": .primary
  case "secondary": .secondary
  case "clear": .clear
  default: .accentColor
  }
}

extension _GlowwormLiteral where Self: LosslessStringConvertible {
  /// Creates the value that a literal with this text has.
  public init?(_glowwormText text: String) { self.init(text) }
}

extension Int: _GlowwormLiteral {}
extension Int8: _GlowwormLiteral {}
extension Int16: _GlowwormLiteral {}
extension Int32: _GlowwormLiteral {}
extension Int64: _GlowwormLiteral {}
extension UInt: _GlowwormLiteral {}
extension UInt8: _GlowwormLiteral {}
extension UInt16: _GlowwormLiteral {}
extension UInt32: _GlowwormLiteral {}
extension UInt64: _GlowwormLiteral {}
extension Float: _GlowwormLiteral {}
extension Double: _GlowwormLiteral {}
extension Bool: _GlowwormLiteral {}
extension String: _GlowwormLiteral {}
extension Character: _GlowwormLiteral {}

extension CGFloat: _GlowwormLiteral {
  /// Creates the value that a literal with this text has.
  public init?(_glowwormText text: String) {
    guard let value = Double(text) else { return nil }
    self.init(value)
  }
}

extension LocalizedStringKey: _GlowwormLiteral {
  /// Creates the value that a literal with this text has.
  public init?(_glowwormText text: String) { self.init(text) }
}
