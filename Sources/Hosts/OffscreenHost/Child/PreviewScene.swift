import Foundation
import SwiftUI

/// Views to show, with their settings for the host.
@MainActor
struct PreviewScene {
  /// The default size of the image.
  enum Layout: Equatable {
    /// The size of the views on the platform's screen, with margins.
    case fits
    /// The platform's screen.
    case screen
    /// A fixed size in points.
    case fixed(CGSize)
    /// A window of an app, with this size where windows do not fill the screen.
    case window(CGSize?)
  }

  var view: AnyView
  var name: String?
  var layout = Layout.fits
  var isLandscape = false

  init(_ view: AnyView) { self.view = view }

  /// Creates a scene for a member of a `PreviewProvider`.
  init(_ member: PreviewMember) {
    view = member.view
    name = member.settings.displayName
    switch member.settings.layout {
    case .fixed(let width, let height): layout = .fixed(CGSize(width: width, height: height))
    case .device: layout = .screen
    case .sizeThatFits, nil: layout = .fits
    }
    isLandscape = member.settings.orientation?.isLandscape ?? false
    if isLandscape, member.settings.layout == nil { layout = .screen }
  }

  /// Creates a scene for a `#Preview`.
  init(_ preview: Preview) {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    view = erase(preview.content())
    name = preview.displayName
    for trait in preview.traits {
      switch trait.value {
      case .deviceLayout: layout = .screen
      case .sizeThatFitsLayout: layout = .fits
      case .fixedLayout(let width, let height): layout = .fixed(CGSize(width: width, height: height))
      case .orientation(let orientation):
        isLandscape = orientation.isLandscape
        layout = .screen
      case .modifier(let modify): view = modify(view)
      }
    }
  }

  /// Creates a scene for the main window of an app.
  init(_ content: AppContent) {
    view = content.view
    let fits = content.window?.fitsContent ?? false
    layout = fits ? .fits : .window(content.window?.defaultSize)
  }

  /// Returns the size of the image in points, or `nil` for that of the views.
  func size(on configuration: OffscreenHost.Configuration) -> CGSize? {
    let screen = configuration.screenSize
    let turned = isLandscape && screen.width < screen.height
    let seen = turned ? CGSize(width: screen.height, height: screen.width) : screen
    switch layout {
    case .fits: return nil
    case .screen: return seen
    case .fixed(let size): return size
    case .window(let size): return configuration.platform == .iOS ? seen : size ?? seen
    }
  }
}
