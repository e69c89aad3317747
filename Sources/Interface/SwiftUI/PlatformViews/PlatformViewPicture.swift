import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The picture of one of UIKit's or AppKit's views in SwiftUI: its background, content and subviews with the border,
/// corners, shadow and opacity of its layer.
struct PlatformViewPicture: View {
  let view: _PlatformView
  /// The number of the change that is drawn: the view itself is the same object after it.
  let version: Int

  var body: some View {
    let layer = view.storedLayer
    if !view.isHidden {
      ZStack {
        if let background = view.drawnBackground { background }
        if let content = view.drawnContent { content }
        if !view.children.isEmpty {
          PlatformChildrenLayout(parent: view, version: version) {
            ForEach(Array(view.children.enumerated()), id: \.offset) { _, child in
              PlatformViewPicture(view: child, version: version)
            }
          }
        }
        if isEmpty { Color.clear }
      }
      .modifier(PlatformLayerModifier(layer: layer, version: version))
      .opacity(view.drawnAlpha)
    }
  }

  /// A Boolean value that indicates whether the view has nothing to draw: it is an empty box.
  private var isEmpty: Bool {
    view.drawnBackground == nil && view.drawnContent == nil && view.children.isEmpty
  }
}

/// The effects of a layer on its view.
private struct PlatformLayerModifier: ViewModifier {
  let layer: CALayer
  let version: Int

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(
      cornerRadius: layer.cornerRadius, style: layer.cornerCurve == .continuous ? .continuous : .circular)
    let clipped = layer.cornerRadius > 0 || layer.masksToBounds
    content
      .modifier(PlatformClip(shape: clipped ? shape : nil))
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          shape.strokeBorder(Color(color), lineWidth: layer.borderWidth)
        }
      }
      .shadow(
        color: Color(layer.shadowColor ?? CGColor(gray: 0, alpha: 1)).opacity(Double(layer.shadowOpacity)),
        radius: layer.shadowOpacity > 0 ? layer.shadowRadius : 0, x: layer.shadowOffset.width,
        y: layer.shadowOffset.height
      )
      .opacity(Double(layer.opacity))
  }
}

private struct PlatformClip: ViewModifier {
  let shape: RoundedRectangle?

  func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}

/// A layout that places subviews by their constraints in the parent, or else by their frames. A subview with neither
/// has its parent's size.
private struct PlatformChildrenLayout: Layout {
  let parent: _PlatformView
  let version: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      let fixed = parent.frame.size
      let own = NSLayoutConstraint.ownSize(of: parent)
      var content = CGSize.zero
      for (subview, child) in zip(subviews, parent.children) {
        let size = subview.sizeThatFits(.unspecified)
        let margins = NSLayoutConstraint.margins(of: child)
        content.width = max(content.width, size.width + margins.width)
        content.height = max(content.height, size.height + margins.height)
      }
      return CGSize(
        width: own.width ?? proposal.width ?? (fixed.width > 0 ? fixed.width : content.width),
        height: own.height ?? proposal.height ?? (fixed.height > 0 ? fixed.height : content.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      for (subview, child) in zip(subviews, parent.children) {
        let ideal = subview.sizeThatFits(.unspecified)
        let frame = NSLayoutConstraint.frame(of: child, in: bounds.size, ideal: ideal)
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}
