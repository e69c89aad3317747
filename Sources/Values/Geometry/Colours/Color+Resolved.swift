import Foundation

extension Color {
  /// A concrete colour: linear-light sRGB components (extended range), not premultiplied, and an opacity of 0…1.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }
  }
}
