import PreviewPipeline

/// The state of a preview session, as its clients receive it.
///
/// `protocolVersion` is incremented when a member changes its meaning.
package struct PreviewState: Codable, Sendable {
  package enum Status: String, Codable, Sendable {
    /// The pictures are those of the current sources and settings.
    case ready
    /// The sources are being compiled or drawn; the pictures are those of before.
    case working
    /// The current sources could not be shown; the pictures are those of the last good ones.
    case failed
  }

  package struct Picture: Codable, Sendable {
    /// The variant's caption; empty without a comparison.
    package var name: String
    /// The path of the picture, relative to the page.
    package var path: String
    /// A Boolean value that indicates whether the picture belongs on a dark background.
    package var isDark: Bool
  }

  /// The literals of a file.
  package struct Knobs: Codable, Sendable {
    /// The file's path, as the person gave it.
    package var file: String
    package var literals: [LiteralKnob]
  }

  package var protocolVersion = 1
  /// Grows with every change of the state.
  package var version = 0
  package var status = Status.working
  /// The compiler's messages, the reason of a crash, or the view's output on standard error.
  package var message = ""
  package var title = ""
  /// Seconds from the change to the pictures.
  package var seconds = 0.0
  package var pictures: [Picture] = []
  package var knobs: [Knobs] = []
  package var canUndo = false
  /// The taps that are replayed in every picture.
  package var inputCount = 0
  package var settings = PreviewSettings()
}
