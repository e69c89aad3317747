// swift-tools-version: 6.0
import PackageDescription

// Views for an app on Apple's systems, which are rendered and tested on Linux too:
//   swift test --package-path Examples/Package
//   glowworm render Examples/Package/Sources/StatusViews -o status.apng

#if os(Linux)
  // A test on Linux shows views without a window.
  let testing: [Target.Dependency] = [.product(name: "GlowwormHeadless", package: "glowworm")]
#else
  let testing: [Target.Dependency] = []
#endif

let package = Package(
  name: "status-views",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: [.library(name: "StatusViews", targets: ["StatusViews"])],
  dependencies: [
    // In a package of your own: .package(url: "…/glowworm.git", from: "0.1.0")
    .package(name: "glowworm", path: "../..")
  ],
  targets: [
    // On Apple's systems `import SwiftUI` is Apple's; on Linux it comes with LiveIndicators.
    .target(name: "StatusViews", dependencies: [.product(name: "LiveIndicators", package: "glowworm")]),
    .testTarget(name: "StatusViewsTests", dependencies: ["StatusViews"] + testing),
  ]
)
