/// The systems' first versions that have an API.
struct Introduced: Hashable {
  var iOS: Int
  /// 10.15 is 10.
  var macOS: Int
  var tvOS: Int
  var watchOS: Int

  static let year2019 = Introduced(iOS: 13, macOS: 10, tvOS: 13, watchOS: 6)
  static let year2020 = Introduced(iOS: 14, macOS: 11, tvOS: 14, watchOS: 7)
  static let year2021 = Introduced(iOS: 15, macOS: 12, tvOS: 15, watchOS: 8)
  static let year2023 = Introduced(iOS: 17, macOS: 14, tvOS: 17, watchOS: 10)
  /// Control sizes came to watches a year later. Today's documentation has them since tvOS 15; the SDKs before
  /// Xcode 26 marked them as unavailable there.
  static let controlSize = Introduced(iOS: 15, macOS: 10, tvOS: 15, watchOS: 9)

  /// What the library promises to run on.
  static let least = Introduced(iOS: 15, macOS: 12, tvOS: 15, watchOS: 9)

  func isIn(_ other: Introduced) -> Bool {
    iOS <= other.iOS && macOS <= other.macOS && tvOS <= other.tvOS && watchOS <= other.watchOS
  }
}

/// Every name of SwiftUI's, Combine's and Foundation's that the library uses, with the versions that Apple's
/// documentation gives.
enum AppleAPI {
  static let names: [String: Introduced] = {
    var result: [String: Introduced] = [:]
    for (introduced, text) in groups {
      for name in text.split(whereSeparator: { $0 == " " || $0.isNewline }) { result[String(name)] = introduced }
    }
    return result
  }()

  private static let groups: [(Introduced, String)] = [
    (
      .year2019,
      """
      Alignment Angle Animation AnyView Capsule Circle Color ColorScheme ColorSchemeContrast Environment EnvironmentKey
      EnvironmentValues FillStyle Font ForEach GeometryEffect Group HStack ObservedObject Path ProjectionTransform
      Rectangle RoundedRectangle Shape State StrokeStyle Text UnitPoint View ViewBuilder ViewModifier ZStack
      accessibilityElement ignore verbatim updatesFrequently accessibilityReduceMotion accessibilityDifferentiateWithoutColor addArc addLine addPath addRect background
      black blendMode blur body bottom bottomTrailing butt caption center closeSubpath colorScheme
      colorSchemeContrast compositingGroup dark degrees delay destinationOut easeIn easeInOut easeOut fill font
      footnote foregroundColor frame horizontal increased linear locale medium modifier move offset onAppear
      onDisappear opacity overlay padding radians repeatForever rotationEffect round sRGB saturation scaleEffect
      standard stroke strokeBorder strokedPath system timingCurve topTrailing transformEnvironment trim vertical
      weight white environment
      LocalizedStringKey Button GeometryEffect Gradient LinearGradient Spacer VStack allowsHitTesting mask plain primary semibold regular leading trailing AnyCancellable ObservableObject Published Publisher cancel failure finished sink Output
      """
    ),
    (
      .year2020,
      "redacted placeholder Logger warning accessibilityAddTraits accessibilityHidden accessibilityLabel accessibilityValue ScaledMetric caption2 onChange scenePhase title3"
    ),
    (.year2021, "TimelineSchedule TimelineScheduleMode TimelineView monospacedDigit date"),
    (.controlSize, "ControlSize controlSize large mini regular small"),
    (.year2023, "AccessibilityNotification Announcement post linearBlue linearGreen linearRed resolve transaction"),
    // Foundation and Core Graphics.
    (
      .year2019,
      """
      CGAffineTransform CGFloat CGPoint CGRect CGSize Date Locale NSLock Notification NotificationCenter ProcessInfo Thread
      TimeInterval unlock addObserver addingTimeInterval identifier insetBy isMainThread maxX maxY midX midY minX minY Name
      processInfo replacingOccurrences scaledBy timeIntervalSince translatedBy height width contains acos atan2
      timeIntervalSinceReferenceDate
      """
    ),
    // macOS 12; on the others since iOS 9.
    (.year2021, "isLowPowerModeEnabled IntegerFormatStyle formatted percent precision fractionLength buttonStyle"),
    // Swift's concurrency, which goes back to 2019 except for clocks.
    (
      .year2019,
      """
      AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream Continuation makeAsyncIterator MainActor Never Sendable Task assumeIsolated finish isCancelled
      onCancel onTermination sleep withTaskCancellationHandler yield
      """
    ),
  ]

  /// The language's words and the standard library's names, which every version has.
  static let language: Set<String> = Set(
    """
    any as associatedtype async available await break case catch class continue convenience default do else enum
    escaping extension false fileprivate final for func get guard if import in init internal is let mutating nil
    newValue nonisolated override private protocol public return self Self set some static struct switch throw throws true try
    typealias unchecked unsafe var weak where while iOS macOS tvOS watchOS visionOS super package inout defer T deprecated renamed
    Bool BinaryFloatingPoint CaseIterable Context Decoder DecodingError Encoder Hasher Identifiable OSLog Codable Double Element Equatable Error Hashable Int IteratorProtocol Sequence
    Set String UInt32 UInt64 Void SwiftUI
    abs append codingPath combine dataCorrupted debugDescription decode disfavoredOverload encode hasher random singleValueContainer sort assert count enumerated filter flatMap infinity insert isEmpty isFinite lowercased map max min pi print rawValue
    rounded split squareRoot truncatingRemainder utf8 first last down Array Any ObjectIdentifier
    """.split(whereSeparator: { $0 == " " || $0.isNewline }).map(String.init))
}
