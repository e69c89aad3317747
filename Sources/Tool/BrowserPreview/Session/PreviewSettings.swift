import PreviewProtocol

/// The part of a preview's request that a person changes in the page.
package struct PreviewSettings: Codable, Equatable, Sendable {
  /// A set of variants that are shown side by side and move in step.
  package enum Comparison: String, Codable, CaseIterable, Sendable {
    case none, appearances, textSizes, directions, platforms, reduceMotion
  }

  package var comparison = Comparison.none
  package var appearance = PreviewRequest.Appearance.light
  package var textSize = PreviewRequest.TextSize.large
  package var layoutDirection = PreviewRequest.LayoutDirection.ltr
  package var platform = PreviewRequest.Platform.ios
  package var locale = "en_US"
  package var reduceMotion = false

  package init() {}

  /// Takes over the settings of a request.
  package init(_ request: PreviewRequest) {
    appearance = request.appearance
    textSize = request.textSize
    layoutDirection = request.layoutDirection
    platform = request.platform
    locale = request.locale
    reduceMotion = request.reduceMotion
  }

  /// The requests for the pictures that are shown, with their captions.
  package func variants(of base: PreviewRequest) -> [(name: String, request: PreviewRequest)] {
    var request = base
    request.appearance = appearance
    request.textSize = textSize
    request.layoutDirection = layoutDirection
    request.platform = platform
    request.locale = locale
    request.reduceMotion = reduceMotion
    request.hasBothAppearances = false
    func with<Value>(_ key: WritableKeyPath<PreviewRequest, Value>, _ values: [(String, Value)]) -> [(
      name: String, request: PreviewRequest
    )] {
      values.map { name, value in
        var variant = request
        variant[keyPath: key] = value
        return (name, variant)
      }
    }
    switch comparison {
    case .none: return [("", request)]
    case .appearances: return with(\.appearance, [("Light", .light), ("Dark", .dark)])
    case .textSizes:
      return with(\.textSize, [("xSmall", .xSmall), ("Large", .large), ("Accessibility 3", .accessibility3)])
    case .directions: return with(\.layoutDirection, [("Left to right", .ltr), ("Right to left", .rtl)])
    case .platforms: return with(\.platform, [("iOS", .ios), ("macOS", .macos)])
    case .reduceMotion: return with(\.reduceMotion, [("Motion", false), ("Reduce Motion", true)])
    }
  }
}
