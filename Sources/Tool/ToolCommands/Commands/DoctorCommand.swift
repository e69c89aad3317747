import Foundation
import PreviewPipeline

/// The command `glowworm doctor`.
enum DoctorCommand {
  struct Finding: Equatable, Encodable {
    var name: String
    /// The item that was found, or `nil`.
    var found: String?
    var isNeeded: Bool
    /// The Debian package of the item.
    var package: String?
    var hint: String?
  }

  /// Runs the command. Returns the report, and whether everything necessary is installed.
  static func run(_ arguments: ParsedArguments) throws -> (report: String, isComplete: Bool) {
    let findings = examine()
    let report =
      arguments.has("--json")
      ? try JSONText.encode(findings) : arguments.has("--fix") ? fix(findings) : text(findings)
    return (report, findings.allSatisfy { $0.found != nil || !$0.isNeeded })
  }

  /// Returns the command that installs everything that is required and missing, or nothing.
  static func fix(_ findings: [Finding], on system: Distribution = .current) -> String {
    let packages = findings.filter { $0.isNeeded && $0.found == nil }.compactMap(\.package)
    return packages.isEmpty ? "" : system.installCommand(packages) + "\n"
  }

  static func examine() -> [Finding] {
    let installation = try? Installation.find()
    var findings = [compiler(version: (try? Toolchain.find())?.version(), wanted: installation?.swiftVersion)]
    findings.append(
      Finding(
        name: "Glowworm's runtime", found: installation?.runtime, isNeeded: true, hint: "run 'swift build'"))
    findings.append(
      Finding(
        name: "pkg-config", found: SystemLibraries.find("pkg-config"), isNeeded: true, package: "pkg-config"))
    for library in SystemLibraries.needed {
      let found = SystemLibraries.isInstalled(library) ? "installed" : nil
      findings.append(Finding(name: library.name, found: found, isNeeded: true, package: library.package))
    }
    findings.append(
      Finding(
        name: "Inter, the font of the system's text", found: font("Inter"), isNeeded: false, package: "fonts-inter"))
    let browsers = ["chromium", "google-chrome", "firefox"]
    findings.append(
      Finding(
        name: "a browser, to show moving pictures", found: browsers.compactMap(SystemLibraries.find).first,
        isNeeded: false, package: "chromium"))
    findings.append(
      Finding(name: "ffmpeg, for videos", found: SystemLibraries.find("ffmpeg"), isNeeded: false, package: "ffmpeg"))
    return findings
  }

  /// Returns the finding about a compiler, which has to be of the version that made an installation's modules.
  static func compiler(version: String?, wanted: String?) -> Finding {
    var finding = Finding(
      name: "Swift compiler", found: version, isNeeded: true,
      hint: "install Swift from https://www.swift.org/install and put it on PATH")
    // "Swift version 6.3.1 (swift-6.3.1-RELEASE)": 6.3 is not 6.3.1.
    if let version, let wanted, !"\(version) ".contains("\(wanted) ") {
      finding.found = nil
      finding.hint = "it is '\(version)', but this Glowworm was made with \(wanted); install that one"
    }
    return finding
  }

  /// Returns fontconfig's choice for a family, if it is that family.
  private static func font(_ family: String) -> String? {
    guard let program = SystemLibraries.find("fc-match") else { return nil }
    let process = ChildProcess(program, ["-f", "%{family}", family], timeLimit: 20)
    guard let result = try? process.run(), result.outputText.hasPrefix(family) else { return nil }
    return "installed"
  }

  static func text(_ findings: [Finding], on system: Distribution = .current) -> String {
    var lines = findings.map { finding in
      let mark = finding.found != nil ? "ok      " : finding.isNeeded ? "missing " : "optional"
      return "\(mark)  \(finding.name)" + (finding.found.map { ": \($0)" } ?? "")
    }
    let missing = findings.filter { $0.found == nil }
    for finding in missing {
      if let hint = finding.hint { lines.append("For \(finding.name): \(hint).") }
    }
    for (isNeeded, title) in [(true, "To get what is missing"), (false, "To get what is optional")] {
      let packages = missing.filter { $0.isNeeded == isNeeded }.compactMap(\.package)
      if !packages.isEmpty { lines.append("\(title): \(system.installCommand(packages))") }
    }
    if missing.isEmpty { lines.append("Everything is here.") }
    return lines.joined(separator: "\n") + "\n"
  }
}
