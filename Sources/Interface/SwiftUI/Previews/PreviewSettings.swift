/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The screen of the platform. The default.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the device.
public struct InterfaceOrientation: Equatable, Sendable, CaseIterable, Identifiable {
  /// The name of the orientation.
  public let id: String

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The upright orientation with the top down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The orientation on the left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The orientation on the right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// The four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension InterfaceOrientation {
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The name of a device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a device from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The settings of a preview for its host. The views have no access to them.
package struct PreviewSettings: Equatable, Sendable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?
}

/// A modifier that does not change its view, and only provides settings for the host of its preview.
public struct _PreviewSettingModifier: ViewModifier {
  let change: @MainActor (inout PreviewSettings) -> Void

  public func body(content: Content) -> some View { content }
}

extension View {
  /// The size of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingModifier { $0.layout = value })
  }

  /// Sets the name of the preview in lists.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewSettingModifier { $0.displayName = value })
  }

  /// Sets the device of the preview. Here, every device has the screen of its platform.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingModifier { $0.device = value?.rawValue })
  }

  /// Sets the orientation of the preview's device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewSettingModifier { $0.orientation = value })
  }
}
