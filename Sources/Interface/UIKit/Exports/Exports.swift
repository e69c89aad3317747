// What a file gets that imports UIKit: SwiftUI here brings the parts of it that SwiftUI files use.
@_exported import Foundation
@_exported import SwiftUI
