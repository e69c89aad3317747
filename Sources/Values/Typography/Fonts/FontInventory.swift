/// The recommended fonts and whether they are installed.
package enum FontInventory {
  /// A font that is not installed.
  package struct Missing: Hashable, Sendable {
    /// The recommended family.
    package var family: String
    /// The purpose of the font.
    package var role: String
    /// The Debian package that contains the font.
    package var debianPackage: String
  }

  /// Returns the recommended fonts that are not installed.
  ///
  /// Without them, text falls back to fontconfig's generic families, and its widths to theirs.
  package static func missing() -> [Missing] {
    let installed = PangoEngine.shared.installedFamilies()
    var missing: [Missing] = []
    if !installed.contains(FontFamilies.standIn) {
      missing.append(Missing(family: FontFamilies.standIn, role: "system text", debianPackage: "fonts-inter"))
    }
    if !installed.contains("Liberation Serif") {
      missing.append(Missing(family: "Liberation Serif", role: "serif text", debianPackage: "fonts-liberation"))
    }
    if !installed.contains("DejaVu Sans Mono") {
      missing.append(Missing(family: "DejaVu Sans Mono", role: "monospaced text", debianPackage: "fonts-dejavu-core"))
    }
    if !installed.contains("Material Design Icons") {
      missing.append(
        Missing(
          family: "Material Design Icons", role: "symbols", debianPackage: "fonts-materialdesignicons-webfont"))
    }
    return missing
  }
}
