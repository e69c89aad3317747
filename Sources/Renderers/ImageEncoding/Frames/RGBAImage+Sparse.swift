extension RGBAImage {
  /// Returns the image with pixels that equal `old` made transparent, or `nil` if drawing the result over `old` would
  /// not give the image, or if few pixels are equal.
  func sparse(over old: RGBAImage) -> RGBAImage? {
    let mask = Self.alphaMask
    var equal = 0
    let isExact = withWords { new in
      old.withWords { old in
        let (p, q) = (new.baseAddress!, old.baseAddress!)
        var i = 0
        while i < new.count {
          if p[i] == q[i] {
            equal += 1
          } else if p[i] & mask != mask, q[i] & mask != 0 {
            return false
          }
          i += 1
        }
        return true
      }
    }
    guard isExact, equal * 50 > width * height else { return nil }
    var result = self
    result.withMutableWords { new in
      old.withWords { old in
        let (p, q) = (new.baseAddress!, old.baseAddress!)
        var i = 0
        while i < new.count {
          p[i] = p[i] == q[i] ? 0 : p[i]
          i += 1
        }
      }
    }
    return result
  }
}
