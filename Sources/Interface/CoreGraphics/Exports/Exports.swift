// What a file gets that imports CoreGraphics: its outlines and transforms; the rest is Foundation's on Linux.
@_exported import Foundation
@_exported import Geometry
