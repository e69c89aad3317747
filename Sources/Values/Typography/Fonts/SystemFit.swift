import Foundation

/// Brings the widths of the stand-in face close to those of the system's.
enum SystemFit {
  /// Multiplies every advance.
  static func widthFactor(_ font: FontDescriptor) -> CGFloat { 1 }

  /// Points added after every glyph.
  static func tracking(_ font: FontDescriptor) -> CGFloat { 0 }
}
