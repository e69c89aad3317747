import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// The settings of the display on which the view is shown.
  public struct Configuration {
    /// The size of the window in points. With `nil`, the view's own size for the platform's screen, plus `margin` on
    /// every side. Default `nil`.
    public var size: CGSize?
    /// The margins in points around a view without a given size, so that its overflow is not clipped. Default 16.
    public var margin: CGFloat = 16
    /// A Boolean value that indicates whether a view without a given size has larger margins where it draws outside of
    /// its frame; see `OverflowMeter`.
    package var measuresOverflow = false
    /// The insets in points that bars and notches of the device cover. The root view is laid out inside. Default 0.
    public var safeAreaInsets = EdgeInsets()
    /// The scale in pixels per point. Default 2.
    public var scale: CGFloat = 2
    /// The color scheme. Default `.light`.
    public var colorScheme: ColorScheme = .light
    /// The contrast setting of the system. Default `.standard`.
    public var contrast: ColorSchemeContrast = .standard
    /// The color behind the view. With `nil`, the image is transparent.
    public var background: Color?
    /// A Boolean value that indicates whether the system reduces motion. Default false.
    public var reduceMotion = false
    /// A Boolean value that indicates whether the system reduces transparency. Default false.
    public var reduceTransparency = false
    /// A Boolean value that indicates whether the system differentiates without color. Default false.
    public var differentiateWithoutColor = false
    /// A Boolean value that indicates whether the system inverts colors. Default false.
    public var invertColors = false
    /// The phase of the scene. Default `.active`.
    public var scenePhase: ScenePhase = .active
    /// The virtual date at time 0. Default: the first moment of 2001, UTC.
    public var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The locale. Default `en_US`, whatever the locale of the process.
    public var locale = Locale(identifier: "en_US")
    /// The layout direction. Default `.leftToRight`.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The platform whose sizes, colors and controls the view has. Default `.iOS`.
    public var platform: PlatformProfile = .iOS
    /// The text size. Default `.large`.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// A Boolean value that indicates whether all changes are immediate, without animation.
    package var suppressesAnimations = false
    /// The middle of the picture stays where it is when the views' size changes, as on a screen, and the picture never
    /// gets smaller: moving pictures have one size.
    package var keepsCenter = false
    /// Applies further changes to the environment.
    public var customize: (inout EnvironmentValues) -> Void = { _ in }

    /// Creates a configuration with the default values.
    public init() {}

    /// The size, in points, of the screen that is proposed to a view without a given size: that of an iPhone of 6.1
    /// inches, or of a window of a Mac.
    public var screenSize: CGSize {
      platform == .iOS ? CGSize(width: 393, height: 852) : CGSize(width: 640, height: 480)
    }

    var environment: EnvironmentValues {
      var values = EnvironmentValues()
      values.colorScheme = colorScheme
      values.systemContrast = contrast
      values.displayScale = scale
      values.locale = locale
      values.layoutDirection = layoutDirection
      values.platformProfile = platform
      values.dynamicTypeSize = dynamicTypeSize
      values.systemReducesMotion = reduceMotion
      values.systemReducesTransparency = reduceTransparency
      values.systemDifferentiatesWithoutColor = differentiateWithoutColor
      values.systemInvertsColors = invertColors
      values.scenePhase = scenePhase
      let shown = size ?? screenSize
      let isPhone = platform == .iOS
      values.horizontalSizeClass = isPhone && min(shown.width, shown.height) < 500 ? .compact : .regular
      values.verticalSizeClass = isPhone && shown.width > shown.height && shown.height < 500 ? .compact : .regular
      customize(&values)
      return values
    }

    var colorContext: ColorContext {
      ColorContext(colorScheme: colorScheme, contrast: contrast, profile: platform)
    }
  }
}
