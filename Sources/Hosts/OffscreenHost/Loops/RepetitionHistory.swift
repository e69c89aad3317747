/// Moments of a motion and what each showed, in the order of time: tells after how many of them everything repeats.
struct RepetitionHistory<Picture> {
  struct Repetition: Equatable {
    /// The first moment from which on everything repeats.
    var first: Int
    /// Moments of one repetition.
    var length: Int
    /// Seconds of one repetition, measured over as many as were seen.
    var seconds: Double
    /// How far the measured time may be from the true one.
    var uncertainty: Double
  }

  private var times: [Double] = []
  private var pictures: [Picture] = []
  private let matches: (Picture, Picture) -> Bool

  /// Seconds by which a date may be off.
  private static var dateError: Double { 3e-7 }

  init(matches: @escaping (Picture, Picture) -> Bool) { self.matches = matches }

  var count: Int { times.count }

  /// Seconds from the first moment to the last.
  var span: Double { (times.last ?? 0) - (times.first ?? 0) }

  func time(_ index: Int) -> Double { times[index] }

  mutating func add(_ picture: Picture, at time: Double) {
    times.append(time)
    pictures.append(picture)
  }

  /// The first moment from which on all show the same.
  var stillSince: Int {
    guard let last = pictures.last else { return 0 }
    return (pictures.lastIndex { !matches($0, last) } ?? -1) + 1
  }

  /// The shortest repetition that holds for the later half of what was seen and has been seen twice. Nil: there is none,
  /// or nothing moves.
  func repetition() -> Repetition? {
    guard count > 2 else { return nil }
    for length in 1...(count / 2) {
      let begin = count - max(2 * length, count / 2)
      guard holds(length, from: begin), !(begin..<count).allSatisfy({ matches(pictures[begin], pictures[$0]) }) else {
        continue
      }
      var first = begin
      while first > 0, agrees(first - 1, length) { first -= 1 }
      let times = (count - 1 - begin) / length
      let seconds = (self.times[count - 1] - self.times[count - 1 - times * length]) / Double(times)
      return Repetition(first: first, length: length, seconds: seconds, uncertainty: Self.dateError / Double(times))
    }
    return nil
  }

  private func holds(_ length: Int, from begin: Int) -> Bool {
    guard (begin..<(count - length)).allSatisfy({ agrees($0, length) }) else { return false }
    // Small differences may add up: what creeps is not the same after several repetitions.
    let times = (count - 1 - begin) / length
    return matches(pictures[begin], pictures[begin + times * length])
  }

  /// A Boolean value that indicates whether a moment and the one `length` later show the same, and lie as far apart as
  /// all of them.
  private func agrees(_ index: Int, _ length: Int) -> Bool {
    let seconds = times[count - 1] - times[count - 1 - length]
    return abs(times[index + length] - times[index] - seconds) < 1e-5
      && matches(pictures[index], pictures[index + length])
  }
}
