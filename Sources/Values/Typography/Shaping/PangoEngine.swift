import Foundation
internal import CPangoCairo

/// The shared Pango context. Pango and fontconfig objects are not thread-safe, so every use must go through `locked`.
final class PangoEngine: @unchecked Sendable {
  static let shared = PangoEngine()

  let context: OpaquePointer
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let lock = NSRecursiveLock()

  private init() {
    fontMap = pango_cairo_font_map_new()
    context = gw_create_context(fontMap)
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

extension FontInventory {
  /// Starts reading the list of installed fonts on a thread of Pango, so that the result is ready when text is first
  /// shaped.
  package static func prepare() { _ = PangoEngine.shared }
}
