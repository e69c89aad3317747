/// The appearance in which a color is resolved.
package struct ColorContext: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var profile: PlatformProfile
  /// The current tint, or `nil` for the accent color of the platform.
  package var accent: Color?

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, profile: PlatformProfile = .iOS,
    accent: Color? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.profile = profile
    self.accent = accent
  }
}

extension Color {
  package func resolve(in context: ColorContext) -> Resolved {
    switch provider {
    case .resolved(let color):
      return color
    case .system(.accent):
      guard let accent = context.accent else { break }
      // A tint that is itself `accentColor` stands for the platform's accent color.
      var inner = context
      inner.accent = nil
      return accent.resolve(in: inner)
    case .system:
      break
    case .opacity(let base, let opacity):
      return base.resolve(in: context).multiplyingOpacity(by: opacity)
    case .mix(let a, let b, let fraction, let isPerceptual):
      return Gradient.blend(a.resolve(in: context), b.resolve(in: context), fraction, isPerceptual: isPerceptual)
    case .adaptive(let light, let dark):
      return (context.colorScheme == .light ? light : dark).resolve(in: context)
    }
    guard case .system(let name) = provider else { return .clear }
    return SystemColorTable.table(for: context.profile).color(name, context.colorScheme, context.contrast)
  }
}
