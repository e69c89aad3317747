import Foundation

/// A family of Linux distributions with its package manager.
package enum Distribution: String, CaseIterable, Sendable {
  case debian, fedora, arch

  /// Names of packages in the other families by their names in Debian.
  private static let packages: [String: [Distribution: String]] = [
    "libpango1.0-dev": [.fedora: "pango-devel", .arch: "pango"],
    "libharfbuzz-dev": [.fedora: "harfbuzz-devel", .arch: "harfbuzz"],
    "libcairo2-dev": [.fedora: "cairo-devel", .arch: "cairo"],
    "libgdk-pixbuf-2.0-dev": [.fedora: "gdk-pixbuf2-devel", .arch: "gdk-pixbuf2"],
    "libdeflate-dev": [.fedora: "libdeflate-devel", .arch: "libdeflate"],
    "libwebp-dev": [.fedora: "libwebp-devel", .arch: "libwebp"],
    "pkg-config": [.fedora: "pkgconf-pkg-config", .arch: "pkgconf"],
    "fonts-inter": [.fedora: "rsms-inter-fonts", .arch: "inter-font"],
    "ffmpeg": [.fedora: "ffmpeg-free"],
  ]

  /// The family of this system by its description in `os-release`. Default `.debian`.
  package static let current = Distribution(
    osRelease: (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")

  /// - Parameter osRelease: The contents of `/etc/os-release`: lines of the form `KEY=value`.
  package init(osRelease: String) {
    var names: [Substring] = []
    for line in osRelease.split(separator: "\n") where line.hasPrefix("ID=") || line.hasPrefix("ID_LIKE=") {
      names += line.drop { $0 != "=" }.dropFirst().split { $0 == " " || $0 == "\"" }
    }
    if names.contains(where: { ["fedora", "rhel", "centos"].contains($0) }) {
      self = .fedora
    } else {
      self = names.contains("arch") ? .arch : .debian
    }
  }

  /// Returns the command that installs packages, which are given by their names in Debian.
  package func installCommand(_ names: [String]) -> String {
    let own = names.map { Self.packages[$0]?[self] ?? $0 }.joined(separator: " ")
    switch self {
    case .debian: return "apt-get install \(own)"
    case .fedora: return "dnf install \(own)"
    case .arch: return "pacman -S \(own)"
    }
  }
}
