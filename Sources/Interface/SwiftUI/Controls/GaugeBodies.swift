import Foundation
import Geometry
import ViewGraph

// No figures of a gauge's size are published; those here are estimates. An accessory ring is 58 points on iOS.

/// A gauge with the label above, the bar between the labels of its bounds, and the value below.
struct CapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(spacing: 6) {
      if !labelsAreHidden { configuration.label }
      HStack(spacing: 8) {
        if let label = configuration.minimumValueLabel { label.font(.footnote) }
        FractionLayout(fraction: CGFloat(configuration.value), height: 6, trackHeight: 6) {
          Capsule().fill(ControlColors.fill)
          Capsule().fill(.tint)
        }
        if let label = configuration.maximumValueLabel { label.font(.footnote) }
      }
      if let label = configuration.currentValueLabel { label.font(.footnote).foregroundStyle(.secondary) }
      if let labels = configuration.markedValueLabels {
        HStack { labels }.font(.footnote).foregroundStyle(.secondary)
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A ring that is open at the bottom, with a dot at the value.
struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.explicitTint) private var explicitTint

  /// The style of the arc. A gradient follows the arc.
  private var arcStyle: AnyShapeStyle {
    guard let gradient = explicitTint?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(Self.share * 360)))
  }

  /// The fraction of a turn that the ring covers, from the lower left over the top.
  private static let share = 0.75

  var body: some View {
    let turn = Self.share * configuration.value * 360 - Self.share * 180
    ZStack {
      Circle().inset(by: 3).trim(from: 0, to: Self.share)
        .stroke(arcStyle, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(90 + (1 - Self.share) * 180))
        .environment(\.layoutDirection, .leftToRight)
      ZStack {
        Circle().fill(ControlColors.popup).frame(width: 12, height: 12)
        Circle().fill(.primary).frame(width: 8, height: 8)
      }
      .offset(y: -26)
      .rotationEffect(.degrees(turn))
      middle
      if configuration.minimumValueLabel != nil {
        HStack(spacing: 0) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .font(.system(size: 10))
        .frame(width: 34)
        .environment(\.layoutDirection, .leftToRight)
        .offset(y: 24)
      } else {
        configuration.label.font(.system(size: 10)).lineLimit(1).frame(maxWidth: 30).offset(y: 23)
      }
    }
    .frame(width: 58, height: 58)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var middle: some View {
    configuration.currentValueLabel
      .font(.system(size: 19, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: 38)
  }
}

/// A closed ring, filled clockwise from the top.
struct FullRingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      Circle().inset(by: 3).stroke(ControlColors.fill, lineWidth: 6)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .environment(\.layoutDirection, .leftToRight)
      if let label = configuration.currentValueLabel {
        label.font(.system(size: 19, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 40)
      } else {
        configuration.label.font(.system(size: 14)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 40)
      }
    }
    .frame(width: 58, height: 58)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A full bar between the labels of its bounds, with a dot at the value.
struct MarkerGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.explicitTint) private var explicitTint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 6) {
      if let label = configuration.minimumValueLabel { label.font(.footnote.weight(.semibold)) }
      FractionLayout(fraction: CGFloat(configuration.value), height: 12, trackHeight: 6, knobInset: 6) {
        Capsule().fill(barStyle)
        Color.clear
        ZStack {
          Circle().fill(ControlColors.popup)
          Circle().inset(by: 2).fill(.primary)
        }
        .frame(width: 12, height: 12)
      }
      if let label = configuration.maximumValueLabel { label.font(.footnote.weight(.semibold)) }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension MarkerGauge {
  /// The style of the bar. A gradient runs along the bar.
  private var barStyle: AnyShapeStyle {
    guard let gradient = explicitTint?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

/// A bar that is filled up to the value, with label and value in small text.
struct AccessoryCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.footnote.weight(.semibold))
      HStack(spacing: 6) {
        if let label = configuration.minimumValueLabel { label.font(.caption) }
        FractionLayout(fraction: CGFloat(configuration.value), height: 6, trackHeight: 6) {
          Capsule().fill(ControlColors.fill)
          Capsule().fill(.tint)
        }
        if let label = configuration.maximumValueLabel { label.font(.caption) }
      }
      if let label = configuration.currentValueLabel { label.font(.caption).foregroundStyle(.secondary) }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}
