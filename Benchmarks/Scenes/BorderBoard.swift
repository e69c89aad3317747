import SwiftUI

/// Waiting times at a border's crossings: avatars with presence dots that pulse, and minutes that are counted.
public struct BorderBoard: View {
  @State private var minutes = 25

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Border wait times").font(.headline)
        Spacer()
        PulsingDot(color: .red, delay: 0)
        Text("Live").font(.footnote.weight(.semibold)).foregroundStyle(.red)
      }
      .padding(16)
      .background(Color.gray.opacity(0.12))
      ForEach(Array(Self.names.enumerated()), id: \.offset) { index, name in
        row(index, name)
        Divider().padding(.horizontal, 16)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { withAnimation(.snappy) { minutes = minutes % 60 + 5 } }
      }
    }
  }

  private func row(_ index: Int, _ name: String) -> some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color.indigo.opacity(0.2))
        .overlay(Text(name.prefix(1)).font(.footnote.weight(.semibold)).foregroundStyle(.indigo))
        .frame(width: 40, height: 40)
        .overlay(alignment: .bottomTrailing) { PulsingDot(color: .green, delay: Double(index) * 0.1) }
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        Text("Updated \(index + 1) minutes ago").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\((minutes + index * 10) % 60)").font(.title2.weight(.semibold)).monospacedDigit()
        .contentTransition(.numericText())
      Text("min").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 64)
  }

  private static let names = [
    "San Ysidro", "Otay Mesa", "Tecate", "Calexico West", "Nogales", "Andrade", "Lukeville", "Naco", "Douglas",
    "Columbus",
  ]
}

private struct PulsingDot: View {
  let color: Color
  let delay: Double
  @State private var isWide = false

  var body: some View {
    ZStack {
      Circle().fill(color.opacity(0.3)).scaleEffect(isWide ? 1.4 : 1).opacity(isWide ? 0 : 1)
        .animation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false).delay(delay), value: isWide)
      Circle().fill(color).padding(2)
    }
    .frame(width: 12, height: 12)
    .onAppear { isWide = true }
  }
}
