import Foundation

/// Seconds since January 1, 2001, under Core Foundation's name.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since January 1, 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// A Boolean value that indicates whether an iOS app runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the process is a Mac Catalyst app: false.
  public var isMacCatalystApp: Bool { false }
}
