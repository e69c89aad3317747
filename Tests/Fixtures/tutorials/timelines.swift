import SwiftUI

struct Clock: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let angle = Angle.degrees(timeline.date.timeIntervalSinceReferenceDate * 90)
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.rotate(by: angle)
        context.fill(Path(CGRect(x: 0, y: -1, width: 20, height: 2)), with: .color(.red))
      }
      .frame(width: 50, height: 50)
    }
  }
}

struct Half: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.4)) { context in
      Circle()
        .fill(Int(context.date.timeIntervalSince1970 * 2.5) % 2 == 0 ? Color.black : .gray)
        .frame(width: 20, height: 20)
    }
  }
}

struct Limited: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { context in
      let phase = context.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 3)
      Rectangle().frame(width: 10 + abs(phase) * 10, height: 10)
    }
  }
}

struct Listed: View {
  private let dates = [0.2, 0.6, 1.2].map { Date(timeIntervalSinceNow: $0) }

  var body: some View {
    TimelineView(.explicit(dates)) { context in
      Text(
        verbatim: String(
          format: "%.1f", context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)))
    }
  }
}

struct Metronome: TimelineSchedule {
  let timeOffsets: [TimeInterval]

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var date = startDate
    var index = 0
    return AnyIterator {
      date = date.addingTimeInterval(timeOffsets[index % timeOffsets.count])
      index += 1
      return date
    }
  }
}

extension TimelineSchedule where Self == Metronome {
  static func cyclic(timeOffsets: [TimeInterval]) -> Metronome { Metronome(timeOffsets: timeOffsets) }
}

struct Heart: View {
  var body: some View {
    TimelineView(.cyclic(timeOffsets: [0.2, 0.3, 0.45])) { timeline in
      Beat(date: timeline.date)
    }
  }

  struct Beat: View {
    let date: Date
    @State private var big = false

    var body: some View {
      Image(systemName: "heart.fill")
        .scaleEffect(big ? 1.6 : 1)
        .animation(.spring(), value: big)
        .onChange(of: date) { _ in big.toggle() }
    }
  }
}

#Preview {
  HStack {
    Clock(); Half(); Limited(); Listed(); Heart()
  }
}
