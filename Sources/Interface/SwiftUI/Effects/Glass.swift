import Foundation
import Geometry
import ViewGraph

/// A structure that defines the configuration of the Liquid Glass material.
///
/// Drawn as what is behind, blurred and lightly tinted, with a bright rim: nothing is refracted, and neighbours do not
/// flow into one another. Apple publishes no figures; these are this project's choice.
nonisolated public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?

  /// The regular variant of the Liquid Glass material.
  public static var regular: Glass { Glass(kind: .regular) }
  /// The clear variant of glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// The identity variant of glass. When applied, your content remains unaffected as if no glass effect was applied.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns a copy of the structure that's been configured to have the provided tint color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns a copy of the structure that's been configured to be interactive. Touches do not change its look here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var material: Material { kind == .clear ? .ultraThin : .thin }
}

/// The default shape applied by glass effects, a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A view that combines multiple Liquid Glass shapes into a single shape. Here each keeps its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a glass effect container with the provided spacing, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// A structure that describes changes to apply when a glass effect is added or removed from the view hierarchy.
nonisolated public struct GlassEffectTransition: Sendable {
  private let name: String
  /// A transition that fades and scales.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// A transition between neighbouring shapes.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// The identity transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// The glass behind a view.
nonisolated private struct GlassBackground<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if glass.kind != .identity {
      ZStack {
        shape.fill(glass.material)
        if let color = glass.color { shape.fill(color.opacity(0.55)) }
        shape.stroke(rim, lineWidth: 1)
      }
      .clipShape(shape)
      .shadow(color: .black.opacity(scheme == .dark ? 0.3 : 0.12), radius: 8, y: 3)
    }
  }

  /// Light from above, and a little from below.
  private var rim: LinearGradient {
    let bright: Double = scheme == .dark ? 0.45 : 0.9
    let dim: Double = scheme == .dark ? 0.08 : 0.25
    return LinearGradient(
      colors: [.white.opacity(bright), .white.opacity(dim), .white.opacity(bright * 0.6)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

nonisolated extension View {
  /// Applies the Liquid Glass effect to a view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background { GlassBackground(glass: glass, shape: shape) }
  }

  /// Applies the Liquid Glass effect to a view, in the shape of a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Associates an identity value to Liquid Glass effects defined within this view. Shapes do not morph here.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Associates any Liquid Glass effects defined within this view to a union. Each keeps its own shape here.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Associates a glass effect transition with any glass effects defined within this view. Shapes do not morph here.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A button style that applies glass border artwork based on the button's context.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass
  nonisolated public init() { glass = .regular }
  /// Creates a style with a configuration of glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A button style that applies prominent glass border artwork based on the button's context.
public struct GlassProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: .regular, isProminent: true)
  }
}

private struct GlassButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    let isLarge = controlSize == .large || controlSize == .extraLarge
    configuration.label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .padding(.horizontal, isLarge ? 20 : 14)
      .padding(.vertical, isLarge ? 14 : 8)
      .background {
        if isProminent {
          Capsule().fill(.tint)
        } else {
          GlassBackground(glass: glass, shape: Capsule())
        }
      }
      .contentShape(Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.4)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A style with a configuration of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
