import Foundation

/// The kinds of devices, by UIKit's name.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device is held, by UIKit's name.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// UIKit's device, as far as SwiftUI files use it: a phone, held upright.
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
  /// The version whose metrics and colors are drawn.
  public var systemVersion: String { "26.2" }
  /// -1: nobody knows, as in a simulator.
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// 0…1; the picture does not depend on it.
  public var brightness: CGFloat { 1 }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }
}
