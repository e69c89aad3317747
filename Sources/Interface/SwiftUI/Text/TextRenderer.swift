import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// A value that says something of a stretch of text, for text renderers to read.
nonisolated public protocol TextAttribute: Hashable {}

/// A text that can be measured.
nonisolated public struct TextProxy {
  let layout: TextLayout

  /// The size that the text takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(width: proposal.width, height: proposal.height)
  }
}

/// Draws text views in its own way: line by line, run by run or glyph by glyph.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws the text; what the context is asked to draw lies where the layout has put it.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text view; the text's own by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// Room around the text for what is drawn outside its bounds; none by default. Nothing is cut here without it.
  var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

nonisolated extension Text {
  /// Adds a custom attribute to the text; renderers read it from its runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.custom(CustomTextAttribute(key: ObjectIdentifier(T.self), value: AnyHashable(value))))
  }
}

/// A value of the user's own type; it is only handed back to the user.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: AnyHashable
}

nonisolated extension View {
  /// Sets how text in this view is drawn.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// Hands a renderer down; its animatable data moves before it gets there.
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

/// A renderer of whatever type.
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
