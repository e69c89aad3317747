@_exported import Foundation

/// An object for writing interpolated messages to standard error.
///
/// On Apple's systems messages go to the unified log. Here, messages of the levels notice, error and fault are written
/// to standard error; debug and info messages, which Apple's log does not keep, are not.
public struct Logger: @unchecked Sendable {  // Its stored values are strings that never change.
  private let prefix: String

  /// Creates a logger whose messages name a subsystem and a category.
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  /// Creates a logger without a subsystem.
  public init() { prefix = "" }

  /// Creates a logger for an existing log object.
  public init(_ log: OSLog) { prefix = log.prefix }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if level != .debug, level != .info { write(message) }
  }

  /// Evaluates a message of the level trace and does not keep it.
  public func trace(_ message: OSLogMessage) {}

  /// Evaluates a message of the level debug and does not keep it.
  public func debug(_ message: OSLogMessage) {}

  /// Evaluates a message of the level info and does not keep it.
  public func info(_ message: OSLogMessage) {}

  /// Writes a message of the level notice.
  public func notice(_ message: OSLogMessage) { write(message) }

  /// Writes a message about a warning.
  public func warning(_ message: OSLogMessage) { write(message) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message) }

  /// Writes a message about a critical error.
  public func critical(_ message: OSLogMessage) { write(message) }

  /// Writes a message about a fault of the program or the system.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    FileHandle.standardError.write(Data("\(prefix)\(message.text)\n".utf8))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that are worth notice, 0.
  public static let `default` = OSLogType(0)
  /// The level of additional information, 1.
  public static let info = OSLogType(1)
  /// The level of messages for debugging, 2.
  public static let debug = OSLogType(2)
  /// The level of errors, 16.
  public static let error = OSLogType(16)
  /// The level of faults of the program or the system, 17.
  public static let fault = OSLogType(17)
}

/// A subsystem and a category of log messages.
public final class OSLog: Sendable {
  let prefix: String

  /// Creates a log object.
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  private init() { prefix = "" }

  /// The log object without a subsystem.
  public static let `default` = OSLog()
  /// The log object whose messages are not kept.
  public static let disabled = OSLog()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in the format of `printf`.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  guard type != .debug, type != .info, log !== OSLog.disabled else { return }
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(
    of: "{private}", with: "")
  let text = String(format: format, arguments: arguments)
  FileHandle.standardError.write(Data("\(log.prefix)\(text)\n".utf8))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in the format of `printf`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard type != .debug, type != .info, log !== OSLog.disabled else { return }
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(
    of: "{private}", with: "")
  FileHandle.standardError.write(Data("\(log.prefix)\(String(format: format, arguments: arguments))\n".utf8))
}
