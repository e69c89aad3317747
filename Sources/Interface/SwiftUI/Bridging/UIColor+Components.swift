import Foundation
import Geometry
import ViewGraph

/// The look of an interface, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a color or an image depends on, by UIKit's name: the look alone.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Light, as long as nobody says otherwise.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

extension UIColor {
  /// Components of Display P3 and an alpha of 0…1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(color: Color(cgColor)) }

  /// The color of an asset catalog beside the source or the program; nil: there is none.
  public convenience init?(named name: String) {
    guard ImageLibrary.colorFile(named: name, folder: nil) != nil else { return nil }
    self.init(color: Color(name))
  }

  /// A color that depends on the look it is shown in.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(color: Color(light: light.color, dark: dark.color))
  }

  /// The color that results in a given look.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let scheme: ColorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(color.resolve(in: ColorContext(colorScheme: scheme))))
  }

  private var resolved: Color.Resolved { color.resolve(in: ColorContext()) }

  /// Its components in the light look.
  public var cgColor: CGColor { CGColor(resolved: resolved) }

  /// Red, green and blue, gamma-encoded, and alpha.
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

  /// Hue, saturation and brightness, 0…1, and alpha.
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

  /// The gray of a color without hue, and alpha; false: it has a hue.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  // AppKit's single components.
  public var redComponent: CGFloat { CGFloat(resolved.red) }
  public var greenComponent: CGFloat { CGFloat(resolved.green) }
  public var blueComponent: CGFloat { CGFloat(resolved.blue) }
  public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
}
