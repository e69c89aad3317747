/// The direction of text and layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The appearance for which colors are resolved.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The contrast between foreground and background that the user has chosen.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The way in which content of a given aspect ratio fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// The platform whose metrics and colors are reproduced.
public enum PlatformProfile: String, Hashable, CaseIterable, Sendable {
  case iOS
  case macOS
}
