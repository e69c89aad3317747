import SwiftUI

/// The status of data, of an activity, or of a person's presence.
///
/// The library has thirteen statuses, such as ``live`` and ``offline``. An app adds its own as static members:
///
///     extension LiveStatus {
///       static let boarding = LiveStatus(
///         id: "boarding", label: String(localized: "Boarding"), color: .teal, symbol: "airplane.departure",
///         shape: Capsule(), animatesBy: .blink)
///     }
///
/// More statuses may be added, so a `switch` needs a `default`.
public struct LiveStatus: Hashable, Sendable, Identifiable {
  /// The subject of a status.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The age of data.
    case freshness
    /// An activity, such as a connection or a recording.
    case activity
    /// The presence of a person.
    case presence
  }

  /// The motion of a status in the automatic style.
  public enum Motion: Hashable, Sendable, CaseIterable {
    /// A ring that moves out from the mark.
    case pulse
    /// A mark that fades in and out.
    case blink
    /// A mark that slowly grows and shrinks.
    case breathe
    /// Three dots that light up in turn.
    case dots
    /// A rotating open ring.
    case rotation
  }

  enum Content: Hashable, Sendable {
    case standard(StandardStatus)
    case custom(CustomStatus)
  }

  let content: Content

  init(_ standard: StandardStatus) { content = .standard(standard) }

  /// Creates a status of an app.
  ///
  /// - Parameters:
  ///   - id: The identifier, which differs from those of all other statuses.
  ///   - label: The label in the user's language, for example from `String(localized:)`.
  ///   - kind: The subject of the status. Default `activity`.
  ///   - color: The color. It should have a contrast of at least 4.5:1 to the background in every appearance.
  ///   - symbol: The name of a system symbol.
  ///   - shape: The shape of the mark where color alone must not identify the status, and wherever the status does not
  ///     animate. It should differ from those of other statuses. Default `Circle()`.
  ///   - motion: The motion in the automatic style, or `nil` for none. Other styles animate the status only if it has a
  ///     motion. Default `nil`.
  public init(
    id: String, label: String, kind: Kind = .activity, color: Color, symbol: String, shape: some Shape = Circle(),
    animatesBy motion: Motion? = nil
  ) {
    content = .custom(
      CustomStatus(
        id: id, label: label, kind: kind, color: color, symbol: symbol, motion: motion, path: { shape.path(in: $0) }))
  }

  /// Creates the status of the library with an identifier, or returns `nil` if there is none.
  ///
  /// - Parameter id: The identifier, which is the name of the static member, such as "live".
  public init?(id: String) {
    guard let standard = StandardStatus(rawValue: id) else { return nil }
    self.init(standard)
  }

  /// The identifier: the name of the static member, or that of the app's own status.
  public var id: String {
    switch content {
    case .standard(let status): return status.rawValue
    case .custom(let status): return status.id
    }
  }

  /// The subject of the status.
  public var kind: Kind {
    switch content {
    case .standard(let status): return status.kind
    case .custom(let status): return status.kind
    }
  }

  /// The motion in the automatic style, or `nil` for none.
  public var motion: Motion? {
    switch content {
    case .standard(let status): return status.motion
    case .custom(let status): return status.motion
    }
  }

  /// A Boolean value that indicates whether an indicator of this status animates, because an activity is in progress.
  public var isInMotion: Bool { motion != nil }

  /// The name of a system symbol for the status.
  public var symbolName: String {
    switch content {
    case .standard(let status): return status.symbolName
    case .custom(let status): return status.symbol
    }
  }

  /// Returns the name of the status in a language.
  ///
  /// - Parameter locale: The locale of the name. The library's statuses have names in Arabic, Chinese, Dutch, English,
  ///   French, German, Hebrew, Hindi, Italian, Japanese, Korean, Polish, Portuguese, Russian, Spanish and Turkish; for
  ///   other languages, the name is in English. An app's own status has the label that it was created with. Default
  ///   `current`.
  public func label(locale: Locale = .current) -> String {
    switch content {
    case .standard(let status): return IndicatorStrings.strings(for: locale).statuses[status] ?? status.rawValue
    case .custom(let status): return status.label
    }
  }
}

extension LiveStatus {
  /// Returns the label of an indicator that means this status only in its own color.
  func label(ifColor isOwnColor: Bool, _ locale: Locale) -> String {
    isOwnColor ? label(locale: locale) : IndicatorStrings.strings(for: locale).terms.status
  }
}

extension LiveStatus: CaseIterable {
  /// The library's statuses.
  public static let allCases: [LiveStatus] = StandardStatus.allCases.map { LiveStatus($0) }

  /// Data is arriving now.
  public static let live = LiveStatus(.live)
  /// The latest data is not old.
  public static let recent = LiveStatus(.recent)
  /// The latest data is too old to rely on.
  public static let stale = LiveStatus(.stale)
  /// Data no longer arrives.
  public static let offline = LiveStatus(.offline)
  /// A connection is being established.
  public static let connecting = LiveStatus(.connecting)
  /// Data is being synchronized.
  public static let syncing = LiveStatus(.syncing)
  /// A recording is in progress.
  public static let recording = LiveStatus(.recording)
  /// An activity is paused.
  public static let paused = LiveStatus(.paused)
  /// An error has occurred.
  public static let error = LiveStatus(.error)
  /// The person is present.
  public static let online = LiveStatus(.online)
  /// The person is not at the device.
  public static let away = LiveStatus(.away)
  /// The person is busy.
  public static let busy = LiveStatus(.busy)
  /// The person does not want to be disturbed.
  public static let doNotDisturb = LiveStatus(.doNotDisturb)
}

extension LiveStatus: Codable {
  /// Decodes a status of the library from its identifier.
  ///
  /// - Throws: `DecodingError` for the identifier of an app's own status, whose color and shape are not stored.
  public init(from decoder: any Decoder) throws {
    let id = try decoder.singleValueContainer().decode(String.self)
    guard let status = LiveStatus(id: id) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "'\(id)' is not one of LiveStatus.allCases."))
    }
    self = status
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

extension LiveStatus {
  /// The identifier.
  @available(*, deprecated, renamed: "id")
  public var rawValue: String { id }

  /// Creates the status of the library with an identifier, or returns `nil` if there is none.
  @available(*, deprecated, renamed: "init(id:)")
  public init?(rawValue: String) { self.init(id: rawValue) }
}
