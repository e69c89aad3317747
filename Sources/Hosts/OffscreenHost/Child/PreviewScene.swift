import Foundation
import SwiftUI

/// Views to show, with what they ask of their host.
@MainActor
struct PreviewScene {
  /// How large the picture is where the user says nothing.
  enum Layout: Equatable {
    /// As large as the views want to be on the platform's screen, with some room around.
    case fits
    /// The platform's screen.
    case screen
    /// Points.
    case fixed(CGSize)
    /// A window of an app: this size where windows do not fill the screen.
    case window(CGSize?)
  }

  var view: AnyView
  var name: String?
  var layout = Layout.fits
  var isLandscape = false

  init(_ view: AnyView) { self.view = view }

  /// A member of a `PreviewProvider`.
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

  /// A `#Preview`.
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

  /// An app's main window.
  init(_ content: AppContent) {
    view = content.view
    let fits = content.window?.fitsContent ?? false
    layout = fits ? .fits : .window(content.window?.defaultSize)
  }

  /// The size of the picture, in points; nil: the views' own.
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
