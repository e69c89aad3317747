import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// The modifier of `clipShape`: it clips the content to a shape in the frame of the view. The data of the shape
/// animate.
nonisolated public struct _ClipEffect<ClipShape: Shape>: _EffectModifier {
  /// The shape outside which nothing is drawn.
  public var shape: ClipShape
  /// The fill rule and the antialiasing of the shape.
  public var style: FillStyle
  /// A Boolean value that indicates whether hit testing excludes the clipped area. Default `true`.
  var cutsHits = true

  package func effect(in environment: EnvironmentValues) -> ClipLayerEffect<ClipShape> {
    ClipLayerEffect(shape: shape, style: style, direction: environment.layoutDirection)
  }
}

package struct ClipLayerEffect<S: Shape>: LayerEffect {
  var shape: S
  var style: FillStyle
  var direction: LayoutDirection

  package var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func apply(to layer: Layer, size: CGSize) {
    let path = ShapePainter.path(of: shape, in: CGRect(origin: .zero, size: size), direction)
    layer.clip = LayerClip(path: path, style: style)
  }
}

nonisolated extension View {
  /// Sets a clipping shape for this view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips this view to its bounding rectangular frame. What is cut off is still hit, as in SwiftUI; `contentShape`
  /// changes that.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased), cutsHits: false))
  }

  /// Clips this view to its bounding frame, with the specified corner radius.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `clipShape` or `fill` instead.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Adds a border to this view with the specified style and width, inside its frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
