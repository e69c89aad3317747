import SwiftUI

enum StationStatus: String, CaseIterable, Identifiable {
  case live, waiting, offline

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .live: return .red
    case .waiting: return .orange
    case .offline: return .gray
    }
  }

  var title: String { rawValue.capitalized }
}

struct Station: Identifiable, Equatable {
  let id: Int
  var name: String
  var detail: String
  var status: StationStatus
  var listeners: Int
  var isFavorite = false
}

struct StatusDot: View {
  let status: StationStatus
  @State private var isPulsing = false

  var body: some View {
    ZStack {
      Circle()
        .fill(status.color.opacity(0.3))
        .frame(width: 12, height: 12)
        .scaleEffect(isPulsing ? 1.4 : 1.0)
        .opacity(isPulsing ? 0 : 0.3)
      Circle()
        .fill(status.color)
        .frame(width: 8, height: 8)
    }
    .onAppear {
      guard status == .live else { return }
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) {
        isPulsing = true
      }
    }
  }
}

struct CardStyle: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .fill(colorScheme == .dark ? Color.white.opacity(0.08) : Color.white)
          .shadow(color: .black.opacity(isHighlighted ? 0.2 : 0.08), radius: isHighlighted ? 12 : 6, x: 0, y: 3)
      )
      .overlay(
        RoundedRectangle(cornerRadius: 12)
          .stroke(isHighlighted ? Color.accentColor : Color.gray.opacity(0.2), lineWidth: 1)
      )
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View { modifier(CardStyle(isHighlighted: isHighlighted)) }
}

struct StationRow: View {
  @Binding var station: Station
  var isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      StatusDot(status: station.status)
      VStack(alignment: .leading, spacing: 2) {
        Text(station.name)
          .font(.headline)
          .foregroundColor(.primary)
        Text(station.detail)
          .font(.caption)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      Spacer()
      if station.status == .live {
        Text("\(station.listeners)")
          .font(.system(size: 13, weight: .medium, design: .rounded))
          .monospacedDigit()
          .transition(.opacity.combined(with: .scale))
      }
      Button {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { station.isFavorite.toggle() }
      } label: {
        Image(systemName: station.isFavorite ? "star.fill" : "star")
          .foregroundColor(station.isFavorite ? .yellow : .gray)
          .scaleEffect(station.isFavorite ? 1.2 : 1)
      }
      .buttonStyle(.plain)
    }
    .card(isHighlighted: isSelected)
    .accessibilityLabel("\(station.name), \(station.status.title)")
  }
}

struct LevelMeter: View {
  var level: Double
  private let bars = 12

  var body: some View {
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(0..<bars, id: \.self) { index in
          let share = Double(index + 1) / Double(bars)
          Capsule()
            .fill(
              LinearGradient(
                colors: [.green, share > 0.7 ? .red : .yellow], startPoint: .bottom, endPoint: .top)
            )
            .frame(height: geometry.size.height * (0.2 + 0.8 * share))
            .opacity(share <= level ? 1 : 0.2)
            .animation(.easeOut(duration: 0.2).delay(Double(index) * 0.01), value: level)
        }
      }
    }
    .frame(height: 40)
  }
}

struct StationScreen: View {
  @State private var stations: [Station] = [
    Station(id: 1, name: "Night Train", detail: "Jazz and late talk", status: .live, listeners: 1204),
    Station(id: 2, name: "Harbour", detail: "News from the coast", status: .waiting, listeners: 0),
    Station(id: 3, name: "Static", detail: "Nobody knows", status: .offline, listeners: 0),
  ]
  @State private var selection: Int?
  @State private var filter: StationStatus?
  @State private var level = 0.4
  @State private var isExpanded = false

  private var shown: [Station] { stations.filter { filter == nil || $0.status == filter } }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Stations")
          .font(.largeTitle.bold())
        Spacer()
        Toggle("Details", isOn: $isExpanded)
          .labelsHidden()
      }
      HStack(spacing: 8) {
        ForEach(StationStatus.allCases) { status in
          Text(status.title)
            .font(.footnote.weight(filter == status ? .bold : .regular))
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(status.color.opacity(filter == status ? 0.3 : 0.1)))
            .onTapGesture {
              withAnimation(.easeInOut) { filter = filter == status ? nil : status }
            }
        }
      }
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        LevelMeter(level: level)
        Slider(value: $level, in: 0...1)
        ForEach($stations) { $station in
          if shown.contains(station) {
            StationRow(station: $station, isSelected: selection == station.id)
              .onTapGesture { selection = station.id }
          }
        }
        if isExpanded {
          Text("\(shown.count) of \(stations.count) stations, \(shown.filter(\.isFavorite).count) favorites")
            .font(.footnote)
            .foregroundColor(.secondary)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .padding()
    }
    .frame(width: 360, height: 640)
  }
}

#Preview { StationScreen() }
