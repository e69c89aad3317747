// What a file gets that imports AppKit: SwiftUI here brings the parts of it that SwiftUI files use.
@_exported import Foundation
@_exported import SwiftUI
