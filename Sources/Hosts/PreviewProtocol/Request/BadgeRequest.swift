/// A request for an indicator of the `LiveIndicators` library.
package struct BadgeRequest: Codable, Equatable, Sendable {
  /// A status of the library, in its own spelling, or an indicator of one of the tutorials.
  package enum Name: String, Codable, Sendable, CaseIterable {
    case live, recent, stale, offline, connecting, syncing, recording, paused, error
    case online, away, busy, doNotDisturb
    /// The tutorials' `PulsingLiveIndicator` and `OnlineIndicator`.
    case pulsing, blinking
  }

  package enum Style: String, Codable, Sendable, CaseIterable {
    case automatic, pulse, blink, breathe, ripple, glow, bars, heartbeat, dots, ring, plain
  }

  package enum Container: String, Codable, Sendable, CaseIterable { case plain, capsule, outline, textOnly, markOnly }
  package enum ControlSize: String, Codable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

  /// A color for both appearances, or one for each.
  package struct Tint: Codable, Equatable, Sendable {
    package enum Paint: Codable, Equatable, Sendable {
      /// One of SwiftUI's colors, which differs between the appearances: `red`, `mint`…
      case system(String)
      case fixed(PreviewRequest.Color)
    }

    package var light: Paint
    package var dark: Paint

    package init(light: Paint, dark: Paint) { (self.light, self.dark) = (light, dark) }
  }

  /// The names of SwiftUI's colors.
  package static let systemColors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "black", "white", "primary", "secondary",
  ]

  package var name: Name
  package var style: Style = .automatic
  package var container: Container = .plain
  package var controlSize: ControlSize = .regular
  /// The label. With `nil`, the name of the status; with an empty string, none.
  package var label: String?
  /// The color, or `nil` for that of the status.
  package var tint: Tint?
  /// The margin in points for the overflow of the motion. Default 8.
  package var margin: Double = 8

  package init(_ name: Name) { self.name = name }
}
