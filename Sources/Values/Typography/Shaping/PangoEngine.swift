import Foundation
internal import CPangoCairo

/// The one Pango context. Pango and fontconfig objects are shared and not safe on several threads at once, so every use
/// goes through `locked`.
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
  /// Begins to read the machine's list of fonts, on a thread of Pango's: whoever will need it has other things to do
  /// until then.
  package static func prepare() { _ = PangoEngine.shared }
}
