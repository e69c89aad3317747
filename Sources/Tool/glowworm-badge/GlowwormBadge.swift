import Foundation
import OffscreenHost
import PreviewProtocol
import SwiftUI

/// The child process of `glowworm badge`, which is prebuilt and needs no compiler.
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
