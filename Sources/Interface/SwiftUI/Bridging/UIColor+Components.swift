import Foundation
import Geometry
import ViewGraph

/// The appearance of an interface, under UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits that affect a color or an image, under UIKit's name. The only trait is the appearance.
public final class UITraitCollection: Sendable {
  /// The appearance of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits with an appearance of the interface.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// The current traits, with the light appearance.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

extension UIColor {
  /// Creates a color from Display P3 components and an alpha in 0–1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: Color(cgColor)) }

  /// Creates a color from an asset catalog beside the source or the program, or returns `nil` if there is none.
  public convenience init?(named name: String) {
    guard ImageLibrary.colorFile(named: name, folder: nil) != nil else { return nil }
    self.init(color: Color(name))
  }

  /// Creates a color that depends on the appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(color: Color(light: light.color, dark: dark.color))
  }

  /// Returns the color for an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let scheme: ColorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(color.resolve(in: ColorContext(colorScheme: scheme))))
  }

  private var resolved: Color.Resolved { color.resolve(in: ColorContext()) }

  /// The color in the light appearance.
  public var cgColor: CGColor { CGColor(resolved: resolved) }

  /// Returns the gamma-encoded red, green and blue components, and the alpha.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Returns the hue, saturation and brightness in 0–1, and the alpha.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    let largest = max(r, g, b)
    let spread = largest - min(r, g, b)
    var turn: CGFloat = 0
    if spread > 0 {
      if largest == r { turn = (g - b) / spread }
      if largest == g { turn = (b - r) / spread + 2 }
      if largest == b { turn = (r - g) / spread + 4 }
    }
    hue?.pointee = turn < 0 ? turn / 6 + 1 : turn / 6
    saturation?.pointee = largest > 0 ? spread / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Returns the gray level of a color without hue, and the alpha. The result is false if the color has a hue.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  // The components as AppKit's properties.
  /// The red component in the extended sRGB color space, from 0 to 1 within its gamut.
  public var redComponent: CGFloat { CGFloat(resolved.red) }
  /// The green component in the extended sRGB color space, from 0 to 1 within its gamut.
  public var greenComponent: CGFloat { CGFloat(resolved.green) }
  /// The blue component in the extended sRGB color space, from 0 to 1 within its gamut.
  public var blueComponent: CGFloat { CGFloat(resolved.blue) }
  /// The alpha, 0 (transparent) to 1 (opaque).
  public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
}
