// What a file gets that imports QuartzCore: its time and its transforms are SwiftUI's here.
@_exported import Foundation
@_exported import SwiftUI
