import Foundation
import PreviewPipeline
import Testing

/// The programs with which `Scripts/package` makes packages.
private enum Packager {
  static let missing = ["python3", "chrpath", "strip", "dpkg-deb", "dpkg-shlibdeps"].filter {
    SystemLibraries.find($0) == nil
  }
  static let absence: Comment = "SKIPPED: not installed: \(missing.joined(separator: ", "))"
}

/// The packages hold what they promise. `Scripts/try-packages` installs them in a clean Debian.
@Suite("Packages", .fullTier, .enabled(if: Packager.missing.isEmpty, Packager.absence), .serialized)
struct PackageTests {
  private func run(_ program: String, _ arguments: String..., in tool: BuiltTool) throws -> String {
    let path = try #require(program.hasPrefix("/") ? program : SystemLibraries.find(program))
    var process = ChildProcess(path, arguments, timeLimit: 600)
    process.environment = tool.environment
    let result = try process.run()
    #expect(result.end == .exited(0), "\(program): \(result.errorText)")
    return result.outputText
  }

  @Test("The tarball works where it is unpacked; the Debian package names what it needs; the bill lists every file")
  func contents() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let products = URL(fileURLWithPath: tool.program).deletingLastPathComponent().path
    let script = ChromiumTests.root.appendingPathComponent("Scripts/package").path
    let out = tool.path("packages")
    _ = try run(script, "tarball", "deb", "--products", products, "--out", out, in: tool)
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    let tarball = try #require(names.first { $0.hasSuffix(".tar.gz") })
    let deb = try #require(names.first { $0.hasSuffix(".deb") })
    let bill = try #require(names.first { $0.hasSuffix(".cdx.json") })
    #expect(names == [bill, tarball, deb, "SHA256SUMS"].sorted())

    let folder = tool.path("unpacked")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try run("tar", "-xzf", "\(out)/\(tarball)", "-C", folder, "--strip-components", "1", in: tool)
    let svg = tool.path("live.svg")
    _ = try run("\(folder)/bin/glowworm", "badge", "live", "-o", svg, in: tool)
    #expect(try tool.read("live.svg").suffix(7) == Array("</svg>\n".utf8)[...])
    let dynamic = try run("readelf", "-d", "\(folder)/lib/glowworm/glowworm-badge", in: tool)
    #expect(dynamic.contains("runpath: [$ORIGIN]"), "\(dynamic)")

    let control = try run("dpkg-deb", "--field", "\(out)/\(deb)", in: tool)
    for package in ["libcairo2", "libpangocairo-1.0-0", "libwebp7", "libdeflate0", "fonts-inter", "libcairo2-dev"] {
      #expect(control.contains(package), "\(package)")
    }
    let files = try run("dpkg-deb", "--contents", "\(out)/\(deb)", in: tool)
    for file in [
      "./usr/bin/glowworm", "./usr/lib/glowworm/libswiftCore.so", "./usr/lib/glowworm/Modules/SwiftUI.swiftmodule",
      "./usr/share/man/man1/glowworm.1", "./usr/share/bash-completion/completions/glowworm",
      "./usr/share/zsh/vendor-completions/_glowworm", "./usr/share/fish/vendor_completions.d/glowworm.fish",
      "./usr/share/doc/glowworm/copyright",
    ] { #expect(files.contains(file), "\(file)") }

    struct Bill: Decodable {
      struct Component: Decodable { var type, name: String }
      var bomFormat: String
      var components: [Component]
    }
    let listed = try JSONDecoder().decode(Bill.self, from: Data(try tool.read("packages/\(bill)")))
    #expect(listed.bomFormat == "CycloneDX")
    let listedFiles = Set(listed.components.filter { $0.type == "file" }.map(\.name))
    let packed = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      var status = stat()
      let isFile = lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      return isFile && (name.hasPrefix("lib/") || name.hasPrefix("share/"))
    }
    #expect(Set(packed) == listedFiles)
    #expect(listed.components.contains { $0.name == "libcairo2" })
    _ = try run("sh", "-c", "cd '\(out)' && sha256sum --check --quiet SHA256SUMS", in: tool)
  }
}
