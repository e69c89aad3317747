import LiveIndicators
import PreviewProtocol
import SwiftUI

extension LiveIndicatorContainer {
  init(_ container: BadgeRequest.Container) {
    switch container {
    case .plain: self = .plain
    case .capsule: self = .capsule
    case .outline: self = .outline
    case .textOnly: self = .textOnly
    case .markOnly: self = .markOnly
    }
  }
}

extension ControlSize {
  init(_ size: BadgeRequest.ControlSize) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    }
  }
}

extension BadgeRequest.Tint.Paint {
  private static let named: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
    "black": .black, "white": .white, "primary": .primary, "secondary": .secondary,
  ]

  @MainActor var color: Color {
    switch self {
    case .system(let name): Self.named[name] ?? .primary
    case .fixed(let color):
      Color(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
        opacity: Double(color.alpha) / 255)
    }
  }
}
