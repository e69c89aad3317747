import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// What the view is shown on.
  public struct Configuration {
    /// The window, in points; nil: the view's own size for the platform's screen, plus `room` on every side.
    public var size: CGSize?
    /// Points around a view without a given size, so that what it draws outside its frame is not cut.
    public var room: CGFloat = 16
    /// Points beyond `room` at the sides, and above and below.
    package var overflow = CGSize.zero
    /// What bars and notches of the device cover, in points; the root view is laid out inside.
    public var safeAreaInsets = EdgeInsets()
    /// Pixels a point.
    public var scale: CGFloat = 2
    public var colorScheme: ColorScheme = .light
    public var contrast: ColorSchemeContrast = .standard
    /// Painted behind the view; nil: nothing, the picture is transparent.
    public var background: Color?
    public var reduceMotion = false
    public var reduceTransparency = false
    public var differentiateWithoutColor = false
    public var invertColors = false
    public var scenePhase: ScenePhase = .active
    /// The virtual date at time 0.
    public var date = Date(timeIntervalSinceReferenceDate: 0)
    public var locale = Locale(identifier: "en_US")
    public var layoutDirection: LayoutDirection = .leftToRight
    public var platform: PlatformProfile = .iOS
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// Nothing animates: every change is there at once.
    package var suppressesAnimations = false
    /// The middle of the picture stays where it is when the views' size changes, as on a screen, and the picture never
    /// gets smaller: moving pictures have one size.
    package var keepsCenter = false
    /// Further changes to the environment.
    public var customize: (inout EnvironmentValues) -> Void = { _ in }

    public init() {}

    /// The screen that a view without a given size is proposed, in points: an iPhone of 6.1 inches, or a window of a
    /// Mac.
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
