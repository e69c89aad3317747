/// What a preview asks for besides its views: a layout or an orientation.
public struct PreviewTrait<T>: Sendable {
  package enum Value: Equatable, Sendable {
    case deviceLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case orientation(landscape: Bool)
  }

  package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The views fill the screen of the platform: the default.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(value: .deviceLayout) }
  /// The picture is as large as the views want to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(value: .sizeThatFitsLayout) }
  /// The picture has a size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(value: .fixedLayout(width: width, height: height))
  }
  public static var portrait: PreviewTrait<T> { PreviewTrait(value: .orientation(landscape: false)) }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(value: .orientation(landscape: false)) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(value: .orientation(landscape: true)) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(value: .orientation(landscape: true)) }
}
