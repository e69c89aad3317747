import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// A custom attribute of a text range, for use by text renderers.
nonisolated public protocol TextAttribute: Hashable {}

/// A proxy for a text that can be measured.
nonisolated public struct TextProxy {
  let layout: TextLayout

  /// Returns the size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(width: proposal.width, height: proposal.height)
  }
}

/// A type that draws text views line by line, run by run or glyph by glyph.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the text. Lines, runs and slices are drawn at their positions in the layout.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of the text view. Default: that of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The insets around the text for content outside of its bounds. Default: none. Content without insets is not clipped
  /// here.
  var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// The default insets around the text: none.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

nonisolated extension Text {
  /// Adds a custom attribute to the text, which renderers read from its runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.custom(CustomTextAttribute(key: ObjectIdentifier(T.self), value: AnyHashable(value))))
  }
}

/// A value of a custom type, which is only returned to its owner.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: AnyHashable
}

nonisolated extension View {
  /// Sets the renderer of text in this view.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// A modifier that passes a renderer to the text in a view. Its animatable data is interpolated first.
nonisolated public struct _TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  var renderer: R

  public var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor public func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer))
  }
}

/// A type-erased renderer.
nonisolated final class AnyTextRenderer {
  let draw: (Text.Layout, inout GraphicsContext) -> Void
  let size: (ProposedViewSize, TextProxy) -> CGSize
  let displayPadding: EdgeInsets

  init<R: TextRenderer>(_ renderer: R) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
    displayPadding = renderer.displayPadding
  }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

extension EnvironmentValues {
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
