// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// The manifest is a table: one row a target. `Tests/ArchitectureTests` reads every `import` in the sources and fails on one
// that this table does not allow. Lower layers never import higher ones.

enum Kind { case library, component, c, macro, executable, system(pkgConfig: String, apt: [String]) }

struct Row {
  var layer: String
  var name: String
  var dependencies: [String] = []
  var kind: Kind = .library

  var withoutDependencies: Row { Row(layer: layer, name: name, kind: kind) }
}

let rows: [Row] = [
  // System: module maps over Debian's C libraries.
  Row(
    layer: "System", name: "CPangoCairo",
    kind: .system(pkgConfig: "pangocairo", apt: ["libpango1.0-dev", "libharfbuzz-dev"])),
  Row(layer: "System", name: "CCairo", kind: .system(pkgConfig: "cairo", apt: ["libcairo2-dev"])),
  Row(layer: "System", name: "CGdkPixbuf", kind: .system(pkgConfig: "gdk-pixbuf-2.0", apt: ["libgdk-pixbuf-2.0-dev"])),
  Row(layer: "System", name: "CDeflate", kind: .system(pkgConfig: "libdeflate", apt: ["libdeflate-dev"])),
  Row(layer: "System", name: "CWebP", kind: .system(pkgConfig: "libwebp", apt: ["libwebp-dev"])),
  // For tests only.
  Row(layer: "System", name: "CWebPDemux", kind: .system(pkgConfig: "libwebpdemux", apt: ["libwebp-dev"])),
  // Checked calls on files and processes, for the tool and the child alike.
  Row(layer: "System", name: "SystemCalls"),
  Row(
    layer: "System", name: "CMicrohttpd", kind: .system(pkgConfig: "libmicrohttpd", apt: ["libmicrohttpd-dev"])),
  Row(layer: "System", name: "CChafa", kind: .system(pkgConfig: "chafa", apt: ["libchafa-dev"])),
  // For tests and benchmarks only: takes malloc's place in the programs that link it.
  Row(layer: "System", name: "AllocationCounter", kind: .c),
  // Values: know no view and no clock.
  Row(layer: "Values", name: "Motion"),
  Row(layer: "Values", name: "Geometry", dependencies: ["Motion"]),
  Row(layer: "Values", name: "Drawing", dependencies: ["Motion", "Geometry"]),
  Row(layer: "Values", name: "Typography", dependencies: ["Geometry", "CPangoCairo"]),
  Row(layer: "Values", name: "ImageDecoding", dependencies: ["Drawing", "CGdkPixbuf"]),
  // Engine: layout algorithms and the view graph.
  Row(layer: "Engine", name: "LayoutEngine", dependencies: ["Geometry", "Motion"]),
  Row(
    layer: "Engine", name: "ViewGraph",
    dependencies: ["LayoutEngine", "Motion", "Geometry", "Drawing", "Typography"]),
  // Interface: what a SwiftUI file imports.
  Row(layer: "Interface", name: "SourceParsing"),
  Row(layer: "Interface", name: "SwiftUIMacros", dependencies: ["SourceParsing"], kind: .macro),
  Row(layer: "Interface", name: "Combine"),
  Row(
    layer: "Interface", name: "SwiftUI",
    dependencies: [
      "Combine",
      "ViewGraph", "LayoutEngine", "Motion", "Geometry", "Drawing", "Typography", "ImageDecoding",
      "SwiftUIMacros", "UniformTypeIdentifiers",
    ]),
  // Names that files import beside SwiftUI, or instead of it: what there is of them comes with SwiftUI here.
  Row(layer: "Interface", name: "UIKit", dependencies: ["SwiftUI"]),
  Row(layer: "Interface", name: "AppKit", dependencies: ["SwiftUI"]),
  Row(layer: "Interface", name: "CoreGraphics", dependencies: ["Geometry"]),
  Row(layer: "Interface", name: "QuartzCore", dependencies: ["SwiftUI"]),
  Row(layer: "Interface", name: "OSLog"),
  Row(layer: "Interface", name: "os", dependencies: ["OSLog"]),
  Row(layer: "Interface", name: "UniformTypeIdentifiers"),
  Row(layer: "Interface", name: "simd"),
  // Renderers: display list or frames in, bytes out.
  // The loops over pixels, in C: they also run in debug builds.
  Row(layer: "Renderers", name: "PixelKernels", kind: .c),
  Row(
    layer: "Renderers", name: "RasterRenderer",
    dependencies: ["Motion", "Geometry", "Drawing", "CCairo", "PixelKernels"]),
  Row(layer: "Renderers", name: "VectorRenderer", dependencies: ["Motion", "Geometry", "Drawing"]),
  Row(layer: "Renderers", name: "ImageEncoding", dependencies: ["SystemCalls", "CDeflate", "CWebP"]),
  // Hosts: a frame clock, a surface, input, settings.
  Row(layer: "Hosts", name: "PreviewProtocol"),
  // Loaded before a child's other libraries: time, timers and random numbers under the host's control.
  Row(layer: "Hosts", name: "VirtualClock", kind: .c),
  Row(
    layer: "Hosts", name: "OffscreenHost",
    dependencies: [
      "SwiftUI", "ViewGraph", "LayoutEngine", "Motion", "Geometry", "Drawing", "Typography", "RasterRenderer",
      "VectorRenderer", "ImageEncoding", "PreviewProtocol", "SystemCalls",
    ]),
  // Library: components for apps, which import SwiftUI and OSLog alone: Apple's on its systems, ours here.
  Row(layer: "Library", name: "LiveIndicators", dependencies: ["SwiftUI", "OSLog"], kind: .component),
  // Tool: compile a user's file, run it in a child process.
  Row(layer: "Tool", name: "PreviewPipeline", dependencies: ["SourceParsing", "PreviewProtocol", "SystemCalls"]),
  Row(layer: "Tool", name: "ToolCommands", dependencies: ["PreviewPipeline", "PreviewProtocol", "SystemCalls"]),
  // The live preview: a session that follows the sources, and a page on the loopback interface.
  Row(
    layer: "Tool", name: "BrowserPreview",
    dependencies: ["PreviewPipeline", "PreviewProtocol", "SourceParsing", "CMicrohttpd"]),
  Row(
    layer: "Tool", name: "glowworm-preview", dependencies: ["BrowserPreview", "ToolCommands", "PreviewPipeline"],
    kind: .executable),
  // The live preview in a terminal.
  Row(
    layer: "Tool", name: "TerminalPreview",
    dependencies: ["PreviewPipeline", "PreviewProtocol", "SystemCalls", "CChafa"]),
  Row(
    layer: "Tool", name: "glowworm-terminal", dependencies: ["TerminalPreview", "ToolCommands", "PreviewPipeline"],
    kind: .executable),
  Row(layer: "Tool", name: "glowworm", dependencies: ["ToolCommands"], kind: .executable),
  // Draws the library's indicators for the tool where nothing is compiled.
  Row(
    layer: "Tool", name: "glowworm-badge",
    dependencies: ["OffscreenHost", "PreviewProtocol", "VirtualClock", "SwiftUI", "LiveIndicators"],
    kind: .executable),
]

// The window, only where GLOWWORM_WINDOW is set: nothing else needs GTK.
let windowRows: [Row] = [
  Row(layer: "System", name: "CGtk", kind: .system(pkgConfig: "gtk4", apt: ["libgtk-4-dev"])),
  Row(layer: "Tool", name: "GtkShell", dependencies: ["CGtk"], kind: .c),
  Row(
    layer: "Tool", name: "WindowPreview", dependencies: ["PreviewPipeline", "PreviewProtocol", "GtkShell"]),
  Row(
    layer: "Tool", name: "glowworm-window", dependencies: ["WindowPreview", "ToolCommands", "PreviewPipeline"],
    kind: .executable),
]
let hasWindow = Context.environment["GLOWWORM_WINDOW"] != nil

let testRows: [Row] = [
  Row(layer: "Tests", name: "MotionTests", dependencies: ["Motion"]),
  Row(layer: "Tests", name: "GeometryTests", dependencies: ["Geometry", "Motion", "simd"]),
  Row(layer: "Tests", name: "TypographyTests", dependencies: ["Typography", "Geometry"]),
  Row(layer: "Tests", name: "LayoutEngineTests", dependencies: ["LayoutEngine", "Geometry", "Motion"]),
  Row(
    layer: "Tests", name: "RasterRendererTests",
    dependencies: ["RasterRenderer", "Drawing", "Geometry", "ImageEncoding", "PixelKernels", "CCairo"]),
  Row(
    layer: "Tests", name: "VectorRendererTests",
    dependencies: [
      "VectorRenderer", "OffscreenHost", "SwiftUI", "ViewGraph", "Drawing", "Geometry", "Motion", "ImageEncoding",
    ]),
  Row(layer: "Tests", name: "SystemCallsTests", dependencies: ["SystemCalls"]),
  Row(layer: "Tests", name: "ImageEncodingTests", dependencies: ["ImageEncoding", "CWebPDemux"]),
  Row(
    layer: "Tests", name: "SwiftUITests",
    dependencies: [
      "SwiftUI", "ViewGraph", "OffscreenHost", "Drawing", "Geometry", "Motion", "LayoutEngine", "ImageEncoding",
      "AllocationCounter", "RasterRenderer", "UniformTypeIdentifiers",
    ]),
  Row(
    layer: "Tests", name: "ToolTests",
    dependencies: [
      "PreviewPipeline", "PreviewProtocol", "ToolCommands", "SourceParsing", "SwiftUIMacros", "ImageEncoding",
      "SystemCalls",
    ]),
  Row(
    layer: "Tests", name: "BrowserPreviewTests",
    dependencies: ["BrowserPreview", "PreviewPipeline", "PreviewProtocol", "SourceParsing"]),
  Row(layer: "Tests", name: "TerminalPreviewTests", dependencies: ["TerminalPreview", "PreviewProtocol"]),
  Row(layer: "Tests", name: "CombineTests", dependencies: ["Combine"]),
  // Imports no more than apps do, so that it also runs on Apple's systems.
  Row(layer: "Tests", name: "LiveIndicatorsTests", dependencies: ["SwiftUI", "LiveIndicators"]),
  Row(
    layer: "Tests", name: "LiveIndicatorsRenderTests",
    dependencies: [
      "SwiftUI", "LiveIndicators", "OffscreenHost", "ViewGraph", "Drawing", "Geometry", "Motion", "ImageEncoding",
      "PreviewProtocol",
    ]),
  Row(layer: "Tests", name: "ArchitectureTests"),
]

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

func dependencies(of row: Row) -> [Target.Dependency] {
  row.dependencies.map { .byName(name: $0) }
}

func target(_ row: Row) -> Target {
  let path = "Sources/\(row.layer)/\(row.name)"
  switch row.kind {
  case .library:
    return .target(name: row.name, dependencies: dependencies(of: row), path: path, swiftSettings: settings)
  case .component:
    return .target(
      name: row.name, dependencies: dependencies(of: row), path: path, packageAccess: false, swiftSettings: settings)
  case .c:
    return .target(name: row.name, dependencies: dependencies(of: row), path: path)
  case .macro:
    return .macro(name: row.name, dependencies: dependencies(of: row), path: path, swiftSettings: settings)
  case .executable:
    return .executableTarget(
      name: row.name, dependencies: dependencies(of: row), path: path, swiftSettings: settings)
  case .system(let pkgConfig, let apt):
    return .systemLibrary(name: row.name, path: path, pkgConfig: pkgConfig, providers: [.apt(apt)])
  }
}

#if os(Linux)
  let shownRows = rows + (hasWindow ? windowRows : [])
  let shownTests = testRows
  let windowProducts: [Product] = hasWindow ? [.executable(name: "glowworm-window", targets: ["glowworm-window"])] : []
  let products: [Product] =
    windowProducts + [
      .executable(name: "glowworm", targets: ["glowworm"]),
      .executable(name: "glowworm-preview", targets: ["glowworm-preview"]),
      .executable(name: "glowworm-terminal", targets: ["glowworm-terminal"]),
      .executable(name: "glowworm-badge", targets: ["glowworm-badge"]),
      .library(name: "GlowwormClock", type: .dynamic, targets: ["VirtualClock"]),
      // What the tool's child processes link: everything a user's file needs at run time.
      .library(
        name: "GlowwormRuntime", type: .dynamic,
        targets: [
          "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "QuartzCore", "OSLog", "os", "UniformTypeIdentifiers", "simd",
          "OffscreenHost", "LiveIndicators",
        ]),
      .library(name: "LiveIndicators", targets: ["LiveIndicators"]),
      // The same for programs that link it statically: the benchmarks.
      .library(name: "GlowwormHeadless", targets: ["SwiftUI", "OffscreenHost", "LiveIndicators"]),
      .library(name: "AllocationCounter", targets: ["AllocationCounter"]),
      .library(name: "PixelKernels", targets: ["PixelKernels"]),
    ]
#else
  // Elsewhere SwiftUI is the system's: there is only what builds on it.
  let shownRows = rows.filter { if case .component = $0.kind { true } else { false } }.map(\.withoutDependencies)
  let shownTests = testRows.filter { $0.name == "LiveIndicatorsTests" }.map { row in
    var result = row
    result.dependencies.removeAll { $0 == "SwiftUI" }
    return result
  }
  let products: [Product] = [.library(name: "LiveIndicators", targets: ["LiveIndicators"])]
#endif

let package = Package(
  name: "glowworm",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: products,
  targets: shownRows.map(target)
    + shownTests.map { row in
      .testTarget(
        name: row.name, dependencies: dependencies(of: row), path: "Tests/\(row.name)", swiftSettings: settings)
    }
)
