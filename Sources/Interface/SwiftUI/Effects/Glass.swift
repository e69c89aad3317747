import Foundation
import Geometry
import ViewGraph

/// A structure that defines the configuration of the Liquid Glass material.
///
/// The glass is drawn as a thin material with a bright edge. Its refraction is not published, and not imitated.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// The regular variant of the Liquid Glass material.
  public static var regular: Glass { Glass(kind: .regular) }
  /// The clear variant of glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// The identity variant of glass: when applied, your content remains unaffected as if no glass effect was applied.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns a copy of the structure with a configured tint color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns a copy of the structure configured to be interactive: it grows slightly while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The default shape of glass effects, a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the default shape of glass effects.
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one
/// another. Here, the shapes stay separate.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a glass effect container with the provided spacing, extracting glass shapes from the provided content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

nonisolated extension View {
  /// Applies the Liquid Glass effect to a view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Associates an identity value to Liquid Glass effects defined within this view. Shapes with the same identity that
  /// are inserted and removed in one transaction move into one another's positions.
  @ViewBuilder public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
  }
}

/// The strengths of tint, edge and shadow are this project's choice.
struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @State private var isPressed = false
  @Environment(\.colorScheme) private var colorScheme

  nonisolated init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  func body(content: Content) -> some View {
    content
      .background {
        if glass.kind != .identity { plate }
      }
      .scaleEffect(isPressed ? 1.05 : 1)
      .animation(.spring(response: 0.25, dampingFraction: 0.6), value: isPressed)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false },
        including: glass.isInteractive ? .all : .subviews)
  }

  private var plate: some View {
    let edge = LinearGradient(
      colors: [.white.opacity(colorScheme == .dark ? 0.35 : 0.8), .white.opacity(0.1), .white.opacity(0.3)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
    return ZStack {
      shape.fill(glass.kind == .clear ? AnyShapeStyle(Color.white.opacity(0.12)) : AnyShapeStyle(.ultraThinMaterial))
      if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
      shape.stroke(edge, lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
  }
}

/// A button style that applies glass border artwork based on the button's context.
public struct GlassButtonStyle: ButtonStyle {
  let glass: Glass
  /// Creates a button style with regular glass.
  nonisolated public init() { glass = .regular }
  /// Creates a glass button style with the specified glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A button style that applies prominent glass border artwork based on the button's context.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates a button style with prominent glass.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: .regular, isProminent: true)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A button style with regular glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a button style with the given glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style with prominent glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.platformProfile) private var platform
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.explicitTint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isRound = borderShape.kind == .circle
    let height = self.height
    configuration.label
      .labelForeground(isProminent ? AnyShapeStyle(Color.white) : tint ?? AnyShapeStyle(.primary))
      .padding(.horizontal, isRound ? 0 : height / 2.6)
      .frame(minWidth: isRound ? height : nil, minHeight: height)
      .background { if isProminent { shape.fill(.tint) } }
      .glassEffect(isProminent ? .identity : glass, in: shape)
      .contentShape(Rectangle())
      .scaleEffect(configuration.isPressed ? 1.04 : 1)
      .animation(.spring(response: 0.25, dampingFraction: 0.6), value: configuration.isPressed)
      .opacity(isEnabled ? 1 : 0.4)
  }

  /// The height of the button, which is slightly greater than that of bordered buttons.
  private var height: CGFloat {
    let isMac = platform == .macOS
    switch controlSize {
    case .mini: return isMac ? 18 : 28
    case .small: return isMac ? 22 : 32
    case .regular: return isMac ? 28 : 40
    case .large, .extraLarge: return isMac ? 36 : 52
    }
  }

  private var shape: AnyShape {
    switch borderShape.kind {
    case .automatic, .capsule: return AnyShape(Capsule())
    case .roundedRectangle(let radius):
      return AnyShape(RoundedRectangle(cornerRadius: radius ?? 12, style: .continuous))
    case .circle: return AnyShape(Circle())
    }
  }
}
