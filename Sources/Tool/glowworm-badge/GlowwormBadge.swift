import Foundation
import OffscreenHost
import PreviewProtocol
import SwiftUI

/// The child process that draws `glowworm badge`: ready to run where there is no compiler.
@main
@MainActor
struct GlowwormBadge {
  static func main() {
    let code = GlowwormChild.main(clock: LinkedClock.functions) { request, registry in
      guard let badge = request.badge else { return }
      registry.view(request.selection) { AnyView(BadgeView(badge: badge)) }
    }
    exit(code)
  }
}
