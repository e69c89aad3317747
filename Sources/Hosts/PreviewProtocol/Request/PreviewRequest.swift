import Foundation

/// What the tool asks of the child process that runs a user's views: the settings of a picture and where it goes.
package struct PreviewRequest: Codable, Equatable, Sendable {
  package enum Mode: String, Codable, Sendable { case render, inspect }
  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }
  package enum TextForm: String, Codable, Sendable, CaseIterable { case outlines, embedded, live }
  package enum LayoutDirection: String, Codable, Sendable, CaseIterable { case ltr, rtl }
  package enum Platform: String, Codable, Sendable, CaseIterable { case ios, macos }

  /// The sizes that a user can set in the system, the smallest first; SwiftUI's `DynamicTypeSize` has the same names.
  package enum TextSize: String, Codable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// Straight sRGB, 0 to 255 each.
  package struct Color: Codable, Equatable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package enum Duration: Codable, Equatable, Sendable {
    /// Exactly one seamless loop after the lead-in; the settled length where nothing loops.
    case loop
    case seconds(Double)
  }

  package var mode: Mode = .render
  /// Which of the registered views: the identifier that the entry point registers it with.
  package var selection = ""
  /// A ready-made indicator instead of a user's view.
  package var badge: BadgeRequest?
  package var format = OutputFormat.all[0]
  /// A path for the file; for `frames` a pattern with one `%d` or `%0Nd`.
  package var outputPath = ""
  /// Where the views' pictures and asset catalogs lie: the folder of the source; nil: the current one.
  package var resourceFolder: String?
  /// What a vector picture calls itself.
  package var title = ""
  /// In vector pictures, text is outlines, text in fonts inside the file, or text in the reader's own.
  package var textForm: TextForm = .outlines
  /// Vector pictures hold the colors of both appearances.
  package var hasBothAppearances = true
  /// For `inspect`: JSON instead of an indented tree.
  package var asJSON = false
  /// Seconds of virtual time since the first frame.
  package var time: Double = 0
  package var duration: Duration = .loop
  /// Frames a second of a moving picture.
  package var framesPerSecond: Double = 60
  /// The rate is the user's wish, not a default that may be lowered.
  package var keepsRate = false
  /// How often a moving picture plays, 0: forever; nil: forever if it is a loop, once if it comes to rest.
  package var loops: Int?
  /// 0 (smallest) to 100 (best) for what loses something; nil: lossless where the format can be.
  package var quality: Double?
  /// The file's size in bytes that must not be exceeded.
  package var maximumBytes: Int?
  /// ffmpeg's path, for videos.
  package var videoEncoder: String?
  /// An open descriptor for the child's messages; nil: nothing listens.
  package var messageDescriptor: Int32?
  /// The tool's process, with which the child ends.
  package var parentProcess: Int32?
  /// Pixels to a point.
  package var scale: Double = 2
  /// In points; nil for the views' ideal size.
  package var width: Double?
  package var height: Double?
  package var appearance: Appearance = .light
  /// Nil for none: the picture is transparent where nothing is painted.
  package var background: Color?
  package var reduceMotion = false
  /// The date at the first frame, in seconds since 1970.
  package var date: Double = 0
  package var textSize: TextSize = .large
  package var locale = "en_US"
  package var layoutDirection: LayoutDirection = .ltr
  package var platform: Platform = .ios
  /// What a person does meanwhile.
  package var inputs: [PreviewInput] = []

  package init() {}

  private static let previewPrefix = "preview-named:"

  /// A selection among everything that previews show, by display name or number: known only when they run.
  package static func selection(ofPreview name: String) -> String { previewPrefix + name }

  /// The name or number in such a selection; nil: it is another.
  package static func previewName(in selection: String) -> String? {
    selection.hasPrefix(previewPrefix) ? String(selection.dropFirst(previewPrefix.count)) : nil
  }
}
