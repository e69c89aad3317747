// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that measuring adds nothing to the main package's builds and tests:
//   swift run -c release --package-path Benchmarks glowworm-bench [--json] [names]

let package = Package(
  name: "glowworm-benchmarks",
  dependencies: [.package(name: "glowworm", path: "..")],
  targets: [
    .executableTarget(
      name: "glowworm-bench",
      dependencies: [
        .product(name: "AllocationCounter", package: "glowworm"),
        .product(name: "GlowwormHeadless", package: "glowworm"),
        .product(name: "PixelKernels", package: "glowworm"),
        "Scenes",
      ],
      // As a user's own code.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Screens as users write them: each file alone also renders with the tool.
    .target(
      name: "Scenes", dependencies: [.product(name: "GlowwormHeadless", package: "glowworm")], path: "Scenes",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
