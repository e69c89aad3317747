import Foundation

/// The kind of a device, under UIKit's name.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The orientation of a device, under UIKit's name.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that indicates whether the device is upright, with its top up or down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on its left or right side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat, with its screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// UIKit's device, with the functions that SwiftUI files commonly use: a phone in portrait orientation.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device of the process.
  public static let current = UIDevice()
  /// The name of the notification of a change of the orientation, which is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of the device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device, which is always portrait.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The name of the device, `Glowworm`.
  public var name: String { "Glowworm" }
  /// The model of the device, `iPhone`.
  public var model: String { "iPhone" }
  /// The model of the device in the user's language, `iPhone`.
  public var localizedModel: String { "iPhone" }
  /// The name of the operating system that is reproduced, `iOS`.
  public var systemName: String { "iOS" }
  /// The system version whose metrics and colors are reproduced.
  public var systemVersion: String { "26.2" }
  /// The battery level, which is −1, unknown, as in a simulator.
  public var batteryLevel: Float { -1 }
  /// A Boolean value that indicates whether the battery is monitored. Default `false`. It has no effect.
  public var isBatteryMonitoringEnabled = false
  /// Starts the notifications of the orientation. It has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends the notifications of the orientation. It has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// The brightness, 0–1. It has no effect.
  public var brightness: CGFloat { 1 }
  /// The number of pixels per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second, 60.
  public var maximumFramesPerSecond: Int { 60 }
}
