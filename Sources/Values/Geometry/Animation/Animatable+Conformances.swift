import Foundation
import Motion

/// The factor by which the animatable data of angles, unit points and color components is scaled.
///
/// With it, a spring counts them as settled within about one visible step, rather than within a hundredth of a
/// radian, a view or a color. A power of two does not lose precision.
private let unitScale: Double = 128

extension Angle: Animatable {
  /// The data to animate.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// The data to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      x = newValue.first / CGFloat(unitScale)
      y = newValue.second / CGFloat(unitScale)
    }
  }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  /// The data to animate.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The data to animate.
  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The line width, miter limit and dash phase. Caps, joins and the dash pattern change without interpolation.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The linear-light sRGB components, unpremultiplied. The midpoint between black and white is 187.5 of 255.
  public var animatableData: AnimatableData {
    get {
      let scale = Float(unitScale)
      let blueAndOpacity = AnimatablePair(linearBlue * scale, opacity * scale)
      return AnimatablePair(linearRed * scale, AnimatablePair(linearGreen * scale, blueAndOpacity))
    }
    set {
      let scale = Float(unitScale)
      linearRed = newValue.first / scale
      linearGreen = newValue.second.first / scale
      linearBlue = newValue.second.second.first / scale
      opacity = newValue.second.second.second / scale
    }
  }
}
