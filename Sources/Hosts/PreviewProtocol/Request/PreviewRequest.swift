import Foundation

/// A request of the tool to the child process that runs a user's views: the settings of an image and its destination.
package struct PreviewRequest: Codable, Equatable, Sendable {
  package enum Mode: String, Codable, Sendable {
    case render, inspect
    /// The view runs until there are no more commands; see `LiveCommand`.
    case live
  }

  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }
  package enum TextForm: String, Codable, Sendable, CaseIterable { case outlines, embedded, live }
  package enum LayoutDirection: String, Codable, Sendable, CaseIterable { case ltr, rtl }
  package enum Platform: String, Codable, Sendable, CaseIterable { case ios, macos }

  /// The text sizes that a user can choose in the system, smallest first. SwiftUI's `DynamicTypeSize` has the same
  /// names.
  package enum TextSize: String, Codable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// Unpremultiplied sRGB components, 0 to 255 each.
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
    /// Exactly one seamless loop after the lead-in, or the motion until it has settled if nothing loops.
    case loop
    case seconds(Double)
  }

  package var mode: Mode = .render
  /// The identifier with which the entry point registers the selected view.
  package var selection = ""
  /// The current values of the literals that the sources were compiled to look up, by their numbers.
  package var literals: [String] = []
  /// An indicator instead of a user's view.
  package var badge: BadgeRequest?
  package var format = OutputFormat.all[0]
  /// The path of the file. For `frames`, a pattern with one `%d` or `%0Nd`.
  package var outputPath = ""
  /// The folder of the views' images and asset catalogs, which is that of the source, or `nil` for the current one.
  package var resourceFolder: String?
  /// The title of a vector picture.
  package var title = ""
  /// The number of the first name of an SVG's classes, keyframes and identifiers, for a picture that becomes a part of
  /// another document. With `nil`, the picture is a document of its own.
  package var firstName: Int?
  /// The form of text in vector pictures: outlines, text with embedded fonts, or text in the reader's own fonts.
  package var textForm: TextForm = .outlines
  /// A Boolean value that indicates whether vector pictures contain the colors of both appearances.
  package var hasBothAppearances = true
  /// A Boolean value that indicates whether `inspect` writes JSON instead of an indented tree.
  package var asJSON = false
  /// The virtual time in seconds since the first frame. For several reports of `inspect`, the last one.
  package var time: Double = 0
  /// The times of several reports of `inspect`, in order. Empty for one at `time`.
  package var times: [Double] = []
  /// The point at which `inspect` reports the view, instead of the tree.
  package var pickedPoint: PreviewInput.Point?
  /// The elements of the sources, with which `inspect` reports the views' positions.
  package var outline = SourceOutline()
  package var duration: Duration = .loop
  /// The frame rate of an animated image in frames per second.
  package var framesPerSecond: Double = 60
  /// A Boolean value that indicates whether the user has set the frame rate, so that it may not be lowered.
  package var keepsRate = false
  /// The number of times that an animated image plays. 0 plays without end. With `nil`, without end if it is a loop,
  /// and once if it settles.
  package var loops: Int?
  /// The quality of lossy compression, from 0 (smallest) to 100 (best). With `nil`, lossless if the format supports it.
  package var quality: Double?
  /// The maximum size of the file in bytes.
  package var maximumBytes: Int?
  /// The path of ffmpeg, for videos.
  package var videoEncoder: String?
  /// The limits of the process that runs the views.
  package var limits = ChildLimits()
  /// An open descriptor for the child's messages, or `nil` for none.
  package var messageDescriptor: Int32?
  /// An open descriptor with the commands for a running view, or `nil` for none.
  package var commandDescriptor: Int32?
  /// The tool's process, with which the child ends.
  package var parentProcess: Int32?
  /// The scale in pixels per point. Default 2.
  package var scale: Double = 2
  /// The size in points. With `nil`, the ideal size of the views.
  package var width: Double?
  package var height: Double?
  package var appearance: Appearance = .light
  /// The background. With `nil`, the image is transparent where nothing is painted.
  package var background: Color?
  package var reduceMotion = false
  /// The date at the first frame, in seconds since 1970.
  package var date: Double = 0
  package var textSize: TextSize = .large
  package var locale = "en_US"
  package var layoutDirection: LayoutDirection = .ltr
  package var platform: Platform = .ios
  /// The input events.
  package var inputs: [PreviewInput] = []

  package init() {}

  private static let previewPrefix = "preview-named:"

  /// Returns a selection among all previews by display name or number, which are known only at run time.
  package static func selection(ofPreview name: String) -> String { previewPrefix + name }

  /// Returns the name or number in such a selection, or `nil` for another one.
  package static func previewName(in selection: String) -> String? {
    selection.hasPrefix(previewPrefix) ? String(selection.dropFirst(previewPrefix.count)) : nil
  }
}
