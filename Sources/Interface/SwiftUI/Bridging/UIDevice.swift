import Foundation

/// The kind of a device, under UIKit's name.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The orientation of a device, under UIKit's name.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// UIKit's device, with the functions that SwiftUI files commonly use: a phone in portrait orientation.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var name: String { "Glowworm" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The system version whose metrics and colors are reproduced.
  public var systemVersion: String { "26.2" }
  /// The battery level, which is −1, unknown, as in a simulator.
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// The brightness, 0–1. It has no effect.
  public var brightness: CGFloat { 1 }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }
}
