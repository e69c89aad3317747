/// A history of samples of a motion, in the order of time, that finds the number of samples after which everything repeats.
struct RepetitionHistory<Picture> {
  struct Repetition: Equatable {
    /// The index of the first sample from which on everything repeats.
    var first: Int
    /// The number of samples of one repetition.
    var length: Int
    /// The length of one repetition in seconds, averaged over all sampled repetitions.
    var seconds: Double
    /// The maximum error of the measured time in seconds.
    var uncertainty: Double
  }

  private var times: [Double] = []
  private var pictures: [Picture] = []
  private let matches: (Picture, Picture) -> Bool

  /// The maximum error of a date in seconds.
  private static var dateError: Double { 3e-7 }

  init(matches: @escaping (Picture, Picture) -> Bool) { self.matches = matches }

  var count: Int { times.count }

  /// The time in seconds from the first sample to the last.
  var span: Double { (times.last ?? 0) - (times.first ?? 0) }

  func time(_ index: Int) -> Double { times[index] }

  mutating func add(_ picture: Picture, at time: Double) {
    times.append(time)
    pictures.append(picture)
  }

  /// The index of the first sample from which on all samples are equal.
  var stillSince: Int {
    guard let last = pictures.last else { return 0 }
    return (pictures.lastIndex { !matches($0, last) } ?? -1) + 1
  }

  /// Returns the shortest repetition that holds for the later half of the samples and has been sampled twice, or `nil` if
  /// there is none or nothing moves.
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
    // Small differences add up, so that slow drift is visible after several repetitions.
    let times = (count - 1 - begin) / length
    return matches(pictures[begin], pictures[begin + times * length])
  }

  /// A Boolean value that indicates whether a sample and the one `length` samples later are equal and have the distance in
  /// time of all such pairs.
  private func agrees(_ index: Int, _ length: Int) -> Bool {
    let seconds = times[count - 1] - times[count - 1 - length]
    return abs(times[index + length] - times[index] - seconds) < 1e-5
      && matches(pictures[index], pictures[index + length])
  }
}
