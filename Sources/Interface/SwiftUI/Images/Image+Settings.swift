import Foundation
import Geometry
import ViewGraph

nonisolated extension Image {
  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The modes that SwiftUI uses to resize an image to fit within its containing view.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image at its original size.
    case tile
    /// Enlarges or reduces the size of the image so that it fills the available space.
    case stretch
  }

  /// The level of quality for rendering an image that requires interpolation.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The rendering of an image: as a mask for the foreground style, or with its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The orientation of an image, with the EXIF numbers.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the mode by which SwiftUI resizes an image to fit its space. The parts outside `capInsets` keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with {
      $0.capInsets = capInsets
      $0.resizing = resizingMode
    }
  }

  /// Indicates whether the image is drawn unchanged or as a mask for the foreground style. With `nil`, its source
  /// determines the mode.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }

  /// Specifies the current level of quality for rendering an image that requires interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.quality = interpolation } }

  /// Specifies whether SwiftUI applies antialiasing when rendering the image.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Sets the rendering mode for symbol images within this view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The image scale for this environment.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Scales images within the view according to one of the relative sizes available including small, medium, and large.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
