import Foundation
import Geometry
import Typography
import ViewGraph

extension Font {
  /// Returns the face, size and line metrics in an environment.
  func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    let profile = environment.typeProfile
    let typeSize = environment.dynamicTypeSize
    var result: FontDescriptor
    switch base {
    case .style(let style, let design, let weight):
      result = profile.descriptor(for: style.kind, at: typeSize)
      if let design { result.design = design.kind }
      if let weight { result.weight = weight.value }
    case .system(let size, let weight, let design):
      result = FontDescriptor(size: size, weight: weight?.value ?? 400)
      result.design = design?.kind ?? .default
    case .custom(let name, let size, let style):
      let scaled = style.map { profile.scaledValue(for: size, relativeTo: $0.kind, at: typeSize) } ?? size
      result = FontDescriptor(size: scaled)
      result.family = name
    }
    for trait in traits { apply(trait, to: &result, profile) }
    if !(Self.sizes ~= result.size) { result.size = Self.validSize(result.size) }
    return result
  }

  /// The sizes in points that can be drawn. FreeType has no outlines of much larger ones.
  private static let sizes: ClosedRange<CGFloat> = 0.1...4096

  private static func validSize(_ size: CGFloat) -> CGFloat {
    let valid = size.isNaN ? sizes.lowerBound : min(max(size, sizes.lowerBound), sizes.upperBound)
    // An animation to nothing is no mistake.
    if !(size <= sizes.upperBound) {
      RuntimeIssue.report("Text, font: size \(size) cannot be drawn; \(valid) is used.")
    }
    return valid
  }

  private func apply(_ trait: Trait, to result: inout FontDescriptor, _ profile: TypeProfile) {
    switch trait {
    case .weight(let weight): result.weight = weight.value
    case .bold: result.weight = profile.boldWeight(of: result.textStyle)
    case .italic: result.isItalic = true
    case .monospaced: result.design = .monospaced
    case .monospacedDigit: result.monospacedDigits = true
    case .smallCaps(let kind): result.smallCaps = kind
    case .width(let width): result.width = 1 + width.value
    case .leading(let leading):
      switch leading {
      case .standard: result.leading = .standard
      case .tight: result.leading = .tight
      case .loose: result.leading = .loose
      }
    case .design(let design): result.design = design.kind
    case .scaledSize(let factor): result.size *= factor
    }
  }
}

extension EnvironmentValues {
  var typeProfile: TypeProfile { platformProfile == .macOS ? .macOS : .iOS }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct FontTraitsKey: EnvironmentKey { static var defaultValue: [Font.Trait] { [] } }

extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The current Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  var fontTraits: [Font.Trait] {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// The font of a text without its own font: the body style on iOS, 13 points on macOS (measured in a window).
  var effectiveFont: Font { font ?? (platformProfile == .macOS ? .system(size: 13) : .body) }
}

nonisolated public struct _FontTraitModifier: _EnvironmentModifier {
  let traits: [Font.Trait]
  package func apply(to values: inout EnvironmentValues) { values.fontTraits += traits }
}

nonisolated extension View {
  /// Sets the default font for text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of the text in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_FontTraitModifier(traits: weight.map { [.weight($0)] } ?? []))
  }

  /// Sets the font width of the text in this view.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(_FontTraitModifier(traits: width.map { [.width($0)] } ?? []))
  }

  /// Sets the font design of the text in this view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_FontTraitModifier(traits: design.map { [.design($0)] } ?? []))
  }

  /// Applies a bold font weight to the text in this view.
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(_FontTraitModifier(traits: isActive ? [.bold] : []))
  }

  /// Applies italics to the text in this view.
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(_FontTraitModifier(traits: isActive ? [.italic] : []))
  }

  /// Modifies the fonts of all child views to use the fixed-width variant of the current font, if possible.
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_FontTraitModifier(traits: isActive ? [.monospaced] : []))
  }

  /// Modifies the fonts of all child views to use fixed-width digits, if possible.
  public func monospacedDigit() -> some View { modifier(_FontTraitModifier(traits: [.monospacedDigit])) }

  /// Sets the Dynamic Type size within the view to the given value.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the Dynamic Type size within the view to the given range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
