import Foundation
import Geometry
import ViewGraph

/// A linear progress view.
///
/// Measured on macOS: a capsule 8 points tall in a row of 20, with the labels directly above and below. On iOS, it
/// has the 4 points of UIProgressView; the distances to the labels are this project's choice.
struct LinearProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformProfile) private var platform
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let isMac = platform == .macOS
    VStack(alignment: .leading, spacing: isMac ? 0 : 6) {
      if let label = configuration.label, !labelsAreHidden { label }
      bar(isMac)
      if let label = configuration.currentValueLabel, !labelsAreHidden {
        label
          .font(isMac ? nil : .caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private func bar(_ isMac: Bool) -> some View {
    let thickness: CGFloat = isMac ? 8 : 4
    let track = isMac ? ControlColors.macTrack : ControlColors.fill
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    if let fraction = configuration.fractionCompleted {
      FractionLayout(fraction: CGFloat(fraction), height: isMac ? 20 : thickness, trackHeight: thickness) {
        Capsule().fill(track)
        Capsule().fill(style)
      }
    } else {
      SweepingBar(style: style, track: track, thickness: thickness, height: isMac ? 20 : thickness)
    }
  }
}

/// A circular progress view. On macOS, it is a ring of 32 points, 5 thick (measured). On iOS, it has the size of the
/// spinner: 20 points, or 37 if large.
struct CircularProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformProfile) private var platform
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.explicitTint) private var explicitTint

  var body: some View {
    VStack(spacing: platform == .macOS ? nil : 8) {
      if let fraction = configuration.fractionCompleted { ring(fraction) } else { spinner }
      if !labelsAreHidden {
        if let label = configuration.label { label.foregroundStyle(.secondary) }
        if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
      }
    }
  }

  private var style: AnyShapeStyle? { tint.map { AnyShapeStyle($0) } ?? explicitTint }

  /// The diameter in points. UIActivityIndicatorView is 20 or 37 points. A Mac's is 16 small and 32 regular (measured),
  /// and 12 mini and 64 large (this project's choice).
  private var diameter: CGFloat {
    if platform == .iOS { return controlSize == .large || controlSize == .extraLarge ? 37 : 20 }
    switch controlSize {
    case .mini: return 12
    case .small: return 16
    case .regular: return 32
    case .large, .extraLarge: return 64
    }
  }

  private var spinner: some View {
    Spinner(diameter: diameter, isMac: platform == .macOS)
      .foregroundStyle(style ?? AnyShapeStyle(Color.secondary))
  }

  private func ring(_ fraction: Double) -> some View {
    let size = platform == .macOS ? diameter : max(diameter, 28)
    let width = size * 5 / 32
    return ZStack {
      Circle().inset(by: width / 2).stroke(ControlColors.fill, lineWidth: width)
      Circle().inset(by: width / 2).trim(from: 0, to: CGFloat(fraction))
        .stroke(style ?? AnyShapeStyle(.tint), style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: size, height: size)
  }
}
