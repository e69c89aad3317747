import Foundation
import ImageEncoding
import PreviewProtocol

/// A search for an animated image that does not exceed a file size: first by quality, then by omitting frames.
/// Settings of the user are kept.
struct SizeSearch {
  struct Choice: Equatable {
    var quality: Double?
    /// The interval of kept frames.
    var step: Int
  }

  /// The qualities to try, best first. `nil` is lossless.
  private static let qualities: [Double?] = [nil, 95, 90, 85, 80, 75, 70, 65, 60, 50, 40, 30, 20, 10]
  /// The minimum number of frames per second that appears as motion.
  private static let lowestRate = 8.0

  let request: PreviewRequest
  let plan: MotionPlan
  let frames: SeenFrames

  /// Encodes with the choices in order, and skips those that are certainly too large by bisection.
  ///
  /// - Returns: The choice and the bytes of the file, or `nil` if none is small enough.
  func run(limit: Int, encode: (Choice) throws -> Data) rethrows -> (choice: Choice, data: Data)? {
    for step in steps {
      let choices = qualities.map { Choice(quality: $0, step: step) }
      guard let worst = choices.last else { continue }
      var best: (choice: Choice, data: Data)?
      if choices.count > 1 {
        let data = try encode(choices[0])
        if data.count <= limit { return (choices[0], data) }
      }
      let data = try encode(worst)
      if data.count > limit { continue }
      best = (worst, data)
      var (low, high) = (0, choices.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        let data = try encode(choices[middle])
        if data.count <= limit {
          best = (choices[middle], data)
          high = middle
        } else {
          low = middle
        }
      }
      return best
    }
    return nil
  }

  /// The divisors of the number of frames, so that all kept frames have the same duration.
  var steps: [Int] {
    if request.keepsRate { return [1] }
    let seconds = plan.frameDuration.seconds * Double(plan.frames)
    return (1...max(plan.frames, 1)).filter { step in
      plan.frames % step == 0 && (step == 1 || Double(plan.frames / step) / seconds >= Self.lowestRate)
    }
  }

  var qualities: [Double?] {
    if let quality = request.quality { return [quality] }
    switch request.format.name {
    case "apng": return [nil]
    case "mp4", "webm", "mov": return Self.qualities.dropFirst().map { $0 }
    default: return Self.qualities
    }
  }

  /// Passes the chosen frames to an output.
  func play(_ choice: Choice, into add: (RGBAImage, FrameDuration) throws -> Void) rethrows {
    let duration = FrameDuration(plan.frameDuration.numerator * choice.step, plan.frameDuration.denominator)
    for index in stride(from: 0, to: plan.frames, by: choice.step) {
      try add(frames.frame(index, background: request.backgroundPixel), duration)
    }
  }

  /// Returns the message about the reductions, for standard error.
  func sentence(_ choice: Choice, bytes: Int) -> String {
    var parts: [String] = []
    if let quality = choice.quality {
      let isPalette = request.format.name == "gif"
      parts.append(isPalette ? "\(FrameOutputs.colors(quality)) colors" : "quality \(Int(quality))")
    } else if request.format.name == "webp" {
      parts.append("lossless")
    }
    let rate = 1 / plan.frameDuration.seconds / Double(choice.step)
    parts.append("\(Self.number(rate)) frames a second")
    parts.append("\(Self.number(request.scale)) pixels to a point")
    return "note: \(bytes) bytes with \(parts.joined(separator: ", "))."
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
