// The modules that `import SwiftUI` re-exports: Foundation (which defines CGFloat), and the value types and engine
// parts that belong to SwiftUI's public API.
@_exported import Combine
@_exported import Foundation
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Motion
@_exported import Observation
@_exported import Typography
@_exported import ViewGraph
