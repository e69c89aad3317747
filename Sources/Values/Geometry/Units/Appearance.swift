/// The direction in which text and layout run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The appearance that colors resolve for.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How strongly foreground and background differ, as the user has set it.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// How content of a given aspect ratio takes the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// The platform whose metrics and colors are reproduced.
public enum PlatformProfile: String, Hashable, CaseIterable, Sendable {
  case iOS
  case macOS
}
