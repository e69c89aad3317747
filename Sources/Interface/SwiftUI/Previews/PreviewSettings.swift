/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
  /// The screen of the platform: the default.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which way up the device is held.
public struct InterfaceOrientation: Equatable, Sendable, CaseIterable, Identifiable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension InterfaceOrientation {
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The name of a device that a preview asks for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// What a preview's modifiers ask of its host. The views themselves do not see it.
package struct PreviewSettings: Equatable, Sendable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?
}

/// A modifier that changes nothing of its view but what the host of its preview reads.
public struct _PreviewSettingModifier: ViewModifier {
  let change: @MainActor (inout PreviewSettings) -> Void

  public func body(content: Content) -> some View { content }
}

extension View {
  /// The size of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingModifier { $0.layout = value })
  }

  /// The name under which the preview is listed.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewSettingModifier { $0.displayName = value })
  }

  /// The device of the preview. Every device has the screen of its platform here.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingModifier { $0.device = value?.rawValue })
  }

  /// Which way up the preview's device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewSettingModifier { $0.orientation = value })
  }
}
