extension RGBAImage {
  /// A Boolean value that indicates whether an area of three by three pixels, not just an edge, is partially
  /// transparent.
  package var hasSoftArea: Bool {
    guard width >= 3, height >= 3 else { return false }
    let width = self.width
    return withWords { words in
      func isSoft(_ index: Int) -> Bool {
        let alpha = UInt32(littleEndian: words[index]) >> 24
        return alpha > 15 && alpha < 240
      }
      // Testing every third pixel of every third row finds any area of three by three.
      for y in stride(from: 1, to: height - 1, by: 3) {
        for x in stride(from: 1, to: width - 1, by: 3) where isSoft(y * width + x) {
          let neighbors = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
          if neighbors.allSatisfy({ isSoft(y * width + x + $0) }) { return true }
        }
      }
      return false
    }
  }
}
