/// Which of the fonts that texts are made for are installed.
package enum FontInventory {
  /// A font that is not installed.
  package struct Missing: Hashable, Sendable {
    /// The family that would be used.
    package var family: String
    /// What it is for.
    package var role: String
    /// The Debian package that has it.
    package var debianPackage: String
  }

  /// The fonts to install for text at its best; empty if there is nothing to do. Without them text falls back to
  /// fontconfig's generic families, and its widths to theirs.
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
