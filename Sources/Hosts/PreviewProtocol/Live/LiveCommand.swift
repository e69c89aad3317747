/// A command to a child that shows a running view: one line of JSON. The child answers each with a frame.
package struct LiveCommand: Codable, Equatable, Sendable {
  /// An event of an input device. Points are in points from the top left corner of the picture.
  package enum Input: Codable, Equatable, Sendable {
    case press(PreviewInput.Point)
    case move(PreviewInput.Point)
    case release(PreviewInput.Point)
    /// The pointer moves without a pressed button, or leaves the view.
    case hover(PreviewInput.Point?)
    case scroll(PreviewInput.Point, by: PreviewInput.Point)
    case secondaryClick(PreviewInput.Point)
    case type(String)
    /// A key with the character of SwiftUI's `KeyEquivalent`, and the raw value of `EventModifiers`.
    case key(String, modifiers: Int)
  }

  package struct TimedInput: Codable, Equatable, Sendable {
    package var time: Double
    package var input: Input

    package init(_ input: Input, at time: Double) { (self.input, self.time) = (input, time) }
  }

  /// The settings of the display that may change while the view runs.
  package struct Display: Codable, Equatable, Sendable {
    /// The size in points, or `nil` for that of the views.
    package var width: Double?
    package var height: Double?
    package var appearance: PreviewRequest.Appearance = .light
    package var reduceMotion = false
    package var isActive = true

    package init() {}
  }

  /// The virtual time in seconds since the first frame, to which the view advances.
  package var time: Double
  /// The inputs up to that time, in order.
  package var inputs: [TimedInput] = []
  /// The changed settings, or `nil` for those of before.
  package var display: Display?

  package init(time: Double) { self.time = time }
}

/// A frame of a running view, whose pixels are in the shared file.
package struct LiveFrame: Codable, Equatable, Sendable {
  /// A rectangle in pixels from the top left corner.
  package struct Rect: Codable, Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The virtual time in seconds.
  package var time: Double
  /// The size in pixels.
  package var width: Int
  package var height: Int
  /// Bytes from one row to the next. Each pixel is B, G, R, A, premultiplied.
  package var bytesPerRow: Int
  /// The rectangles that differ from the frame before.
  package var damage: [Rect]
  /// The virtual time of the next frame that differs, or `nil` if none does without input.
  package var next: Double?
  /// The addresses that views have requested to open since the frame before.
  package var openedURLs: [String]

  package init(time: Double, width: Int, height: Int, bytesPerRow: Int, damage: [Rect]) {
    (self.time, self.width, self.height, self.bytesPerRow) = (time, width, height, bytesPerRow)
    self.damage = damage
    openedURLs = []
  }
}
