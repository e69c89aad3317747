import ViewGraph

/// What a preview asks for besides its views: a layout, an orientation or a modifier.
public struct PreviewTrait<T>: Sendable {
  package enum Value: @unchecked Sendable {
    case deviceLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor (AnyView) -> AnyView)
  }

  package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The views fill the screen of the platform.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(value: .deviceLayout) }
  /// The picture is as large as the views want to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(value: .sizeThatFitsLayout) }
  /// The picture has a size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(value: .fixedLayout(width: width, height: height))
  }
  public static var portrait: PreviewTrait<T> { PreviewTrait(value: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeRight)) }

  /// The views inside a modifier that brings data or settings of its own.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(value: .modifier { AnyView(_ModifiedPreview(modifier: modifier, content: $0)) })
  }
}
