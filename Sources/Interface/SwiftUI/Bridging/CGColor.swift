import Foundation
import Geometry
import ViewGraph

/// A color under CoreGraphics' name, with the functions that SwiftUI files commonly use. Linux has no CoreGraphics.
/// Palette colors are those of the light appearance.
public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved

  package init(resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a color from extended sRGB components and an alpha in 0–1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      resolved: Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a color from red, green and blue components in the sRGB color space and an alpha in 0–1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from its brightness and its alpha, both in 0–1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The gamma-encoded red, green and blue components and the alpha.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components with the alpha, which is always 4.
  public var numberOfComponents: Int { 4 }
  /// The alpha, 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Returns the color with another alpha in 0–1. The result is never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(resolved: copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a color from a Core Graphics color.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// A Core Graphics representation of the color, or `nil` if the color depends on the appearance.
  public var cgColor: CGColor? {
    switch provider {
    case .resolved(let color): CGColor(resolved: color)
    case .opacity(let base, let opacity):
      base.cgColor.map { CGColor(resolved: $0.resolved.multiplyingOpacity(by: opacity)) }
    case .system(.white), .system(.black), .system(.clear): CGColor(resolved: resolve(in: ColorContext()))
    case .system, .mix, .adaptive: nil
    }
  }
}

extension Color.Resolved {
  /// A Core Graphics representation of the color.
  public var cgColor: CGColor { CGColor(resolved: self) }
}
