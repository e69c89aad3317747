import Foundation
import Geometry
import ViewGraph

/// A label of UIKit, drawn as a text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { changed() } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor? = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var numberOfLines = 1 { didSet { changed() } }
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }

  override var drawnContent: AnyView? {
    let alignment: TextAlignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    return AnyView(
      Text(verbatim: text ?? "").font(font?.font).foregroundColor(textColor?.color).multilineTextAlignment(alignment)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1))
  }
}

/// The alignment of a paragraph, under UIKit's name.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// An image view of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { changed() } }

  /// Creates a view of an image, with the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  /// Creates a view without an image, with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive, without an image.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var drawnContent: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleAspectFit: return AnyView(picture.resizable().aspectRatio(contentMode: .fit))
    case .scaleAspectFill: return AnyView(picture.resizable().aspectRatio(contentMode: .fill))
    case .center, .top, .bottom, .left, .right: return AnyView(picture)
    case .scaleToFill, .redraw: return AnyView(picture.resizable())
    }
  }
}

/// An activity indicator of UIKit: a spinner while it animates.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  open var style: Style { didSet { changed() } }
  open var color: UIColor? { didSet { changed() } }
  open var hidesWhenStopped = true { didSet { changed() } }
  /// A Boolean value that indicates whether the spinner is animating. Default `false`.
  public private(set) var isAnimating = false { didSet { changed() } }

  /// Creates an indicator of a size that does not animate.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates a medium indicator with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// Creates a medium indicator from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var drawnContent: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color))
  }
}

/// An effect of a visual effect view.
@MainActor @preconcurrency
open class UIVisualEffect {}

/// A blur of what is behind a view, drawn as a material.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// The thickness and the appearance of the blur's material.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
      systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style
  /// Creates a blur of a style.
  public init(style: Style) { self.style = style }

  var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    }
  }

  /// The appearance that the style fixes, if any.
  var colorScheme: ColorScheme? {
    if style == .dark || style.rawValue >= Style.systemUltraThinMaterialDark.rawValue { return .dark }
    if style == .light || style == .extraLight || style.rawValue >= Style.systemUltraThinMaterialLight.rawValue {
      return .light
    }
    return nil
  }
}

/// Vibrancy over a blur. Its content is drawn without it.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates vibrancy over a blur. The blur is not used.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with a visual effect behind its content.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// The view to which the content in front of the effect is added.
  public let contentView = UIView()

  /// Creates a view with an effect, or with none if it is `nil`.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    adopt(contentView)
  }
  /// Creates a view from an archive, without an effect.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawnContent: AnyView? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let fill = Rectangle().fill(blur.material)
    return blur.colorScheme.map { AnyView(fill.environment(\.colorScheme, $0)) } ?? AnyView(fill)
  }
}
