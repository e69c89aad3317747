import Foundation

/// A time interval in seconds, under CoreFoundation's name.
public typealias CFTimeInterval = Double

/// Seconds since the machine started, as QuartzCore tells them: under a virtual clock, of that clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
