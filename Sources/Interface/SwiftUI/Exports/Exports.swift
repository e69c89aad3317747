// What `import SwiftUI` brings with it: Foundation (CGFloat is Foundation's), and the value types and engine parts
// that are SwiftUI's own public API.
@_exported import Combine
@_exported import Foundation
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Motion
@_exported import Observation
@_exported import Typography
@_exported import ViewGraph
