/// Frames of which it is not known yet whether they will be needed, or how large the picture will be.
package struct SeenFrames {
  private var store = PictureStore()
  private var numbers: [Int] = []
  private var width = 0
  private var height = 0
  /// All frames have one size.
  private(set) var isUniform = true

  package init() {}

  package var count: Int { numbers.count }

  package mutating func add(_ frame: RGBAImage) {
    if numbers.isEmpty { (width, height) = (frame.width, frame.height) }
    if frame.width != width || frame.height != height {
      isUniform = false
      (width, height) = (max(width, frame.width), max(height, frame.height))
    }
    numbers.append(store.add(frame))
  }

  /// Makes all frames at least this large, in pixels.
  package mutating func enlarge(width: Int, height: Int) {
    guard width > self.width || height > self.height else { return }
    isUniform = false
    (self.width, self.height) = (max(self.width, width), max(self.height, height))
  }

  /// A frame as large as the largest.
  ///
  /// - Parameter background: What is around it if it is smaller, as loaded from RGBA memory.
  package func frame(_ index: Int, background: UInt32) -> RGBAImage {
    store.picture(numbers[index]).centered(width: width, height: height, background: background)
  }

  /// Leaves one of the equal frames at the end.
  package mutating func trim() {
    while numbers.count > 1, numbers[numbers.count - 1] == numbers[numbers.count - 2] { numbers.removeLast() }
  }
}
