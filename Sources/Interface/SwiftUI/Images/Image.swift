import Drawing
import Foundation
import Geometry
import ViewGraph

/// A view that displays an image: a symbol by name, an image file, decoded data, or a drawing.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
  var source: ImageSource
  var label: Text?
  /// A Boolean value that indicates whether the image is ignored by assistive technologies.
  var isDecorative = false
  var capInsets = EdgeInsets()
  var resizing: ResizingMode?
  var rendering: TemplateRenderingMode?
  var quality: Interpolation?
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?

  init(source: ImageSource, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  var isResizable: Bool { resizing != nil }

  // MARK: Symbols

  /// Creates a system symbol image.
  public init(systemName: String) { self.init(source: .symbol(systemName, value: nil)) }

  /// Creates a system symbol image with a variable value, 0–1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, value: variableValue))
  }

  // MARK: Files

  /// Creates a labeled image from a file or an asset catalog beside the program or its source.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, folder: bundle?.resourcePath), label: Text(name))
  }

  /// Creates a labeled image from a file or an asset catalog, with the specified label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, folder: bundle?.resourcePath), label: label)
  }

  /// Creates an unlabeled, decorative image from a file or an asset catalog.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, folder: bundle?.resourcePath), isDecorative: true)
  }

  /// Creates a labeled image with a variable value. The value has no effect on a bitmap.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  // MARK: Drawings

  /// Initializes an image of the given size, in points, with contents provided by a custom rendering closure.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawing(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)), label: label)
  }

  public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode<Image> {
    LeafNode(view, context) { ImageItem($0, $1) }
  }
}
