import ViewGraph

/// A trait of a preview: a layout, an orientation or a modifier.
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
  /// A layout in which the views fill the screen of the platform.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(value: .deviceLayout) }
  /// A layout with the size of the views.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(value: .sizeThatFitsLayout) }
  /// A layout with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(value: .fixedLayout(width: width, height: height))
  }
  /// An upright device.
  public static var portrait: PreviewTrait<T> { PreviewTrait(value: .orientation(.portrait)) }
  /// An upright device with its top down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
  /// A device on its left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeLeft)) }
  /// A device on its right side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeRight)) }

  /// A modifier that adds data or settings to the views.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(value: .modifier { AnyView(_ModifiedPreview(modifier: modifier, content: $0)) })
  }
}
