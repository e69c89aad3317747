import Foundation
import Geometry
import ViewGraph

nonisolated extension Color {
  /// Creates a color from a color set of an asset catalog beside the source or the program. For an unknown name,
  /// nothing is drawn and a message is printed once.
  public init(_ name: String, bundle: Bundle? = nil) { self = NamedColors.color(name, folder: bundle?.resourcePath) }
}

/// A style that stands for one color.
nonisolated public protocol _ColorValue { var _color: Color { get } }
extension Color: _ColorValue { nonisolated public var _color: Color { self } }

nonisolated extension Color {
  /// Creates a color that represents the specified custom color. The initializer is generic, as in SwiftUI, so that an
  /// implicit member such as `.red` refers to the color type of the platform.
  public init<T: Hashable & ShapeStyle & _ColorValue>(_ color: T) { self = color._color }
}

/// The color sets of asset catalogs.
enum NamedColors {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Value?
      var appearances: [[String: String]]?
    }
    struct Value: Decodable {
      var components: [String: String]?
      var space: String?
      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }
    }
    var colors: [Entry]
  }

  nonisolated(unsafe) private static let cache = BoundedCache<String, Color>(budget: 1024)

  static func color(_ name: String, folder: String?) -> Color {
    let key = "\(folder ?? "")|\(name)"
    if let known = cache.value(for: key) { return known }
    var color = Color.clear
    if let data = ImageLibrary.colorFile(named: name, folder: folder),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    {
      let plain = contents.colors.first { $0.appearances == nil }.flatMap { value(of: $0) }
      let dark = contents.colors.first { entry in
        entry.appearances?.contains { $0["value"] == "dark" } == true
      }
      color = plain ?? .clear
      if let dark = dark.flatMap({ value(of: $0) }) { color = Color(light: color, dark: dark) }
      // An empty accent color stands for that of the system.
      if plain == nil, name == "AccentColor" { color = .accentColor }
    } else if name == "AccentColor" {
      color = .accentColor
    } else {
      RuntimeIssue.report("There is no color named '\(name)' in an asset catalog beside the source.")
    }
    cache.insert(color, for: key, cost: 1)
    return color
  }

  private static func value(of entry: Contents.Entry) -> Color? {
    guard let value = entry.color, let components = value.components else { return nil }
    func component(_ key: String) -> Double {
      let text = components[key] ?? "0"
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let number = Double(text) ?? 0
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    let alpha = components["alpha"] == nil ? 1 : component("alpha")
    let space: Color.RGBColorSpace = value.space == "display-p3" ? .displayP3 : .sRGB
    if components["white"] != nil { return Color(space, white: component("white"), opacity: alpha) }
    return Color(
      space, red: component("red"), green: component("green"), blue: component("blue"), opacity: alpha)
  }
}
