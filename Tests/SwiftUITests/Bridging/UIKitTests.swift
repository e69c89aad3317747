import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@Suite("UIKit types that SwiftUI files use")
@MainActor
struct UIKitTests {
  @Test("A color reports its components, and others are created from them")
  func components() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    let found = [r, g, b, a]
    for (value, expected) in zip(found, [0.25, 0.5, 0.75, 0.5]) { #expect(abs(value - expected) < 1e-4) }
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: nil))
    // Blue is largest: 4 sixths + (0.25 − 0.5) / 0.5 / 6; saturation 0.5 / 0.75.
    #expect(abs(h - (4 - 0.5) / 6) < 1e-4)
    #expect(abs(s - 2.0 / 3) < 1e-4)
    #expect(abs(v - 0.75) < 1e-4)
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&r, alpha: nil))
    #expect(abs(r - 0.3) < 1e-4)
    #expect(color.cgColor.components?.count == 4)
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
    #expect(Color.red.cgColor == nil)
  }

  @Test("A color with a provider follows the appearance in which it is shown")
  func dynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for (scheme, byte) in [(ColorScheme.light, UInt8(0)), (.dark, 255)] {
      var configuration = OffscreenHost.Configuration()
      configuration.size = CGSize(width: 4, height: 4)
      configuration.scale = 1
      configuration.colorScheme = scheme
      let host = OffscreenHost(rootView: Color(color), configuration: configuration)
      #expect(host.renderFrame().rgba(2, 2) == (byte, byte, byte, 255))
    }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor.components == [1, 1, 1, 1])
  }

  @Test("A path rounds the requested corners, and only these")
  func roundedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let outline = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    let path = Path(outline.cgPath)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    #expect(outline.bounds == rect)
  }

  @Test("An arc of a path runs clockwise on screen if requested")
  func arc() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // The quarter below and to the right of the middle.
    #expect(arc.bounds.minX > 49.9)
    #expect(arc.bounds.minY > 49.9)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.bounds.minX < 10.1)
  }

  @Test("There is one window, as large as the screen, without insets")
  func window() throws {
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.safeAreaInsets == .zero)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.bounds == UIScreen.main.bounds)
    #expect(
      CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).width == 3)
  }

  @Test("The pasteboard keeps its contents")
  func pasteboard() {
    UIPasteboard.general.string = "glow"
    #expect(UIPasteboard.general.strings == ["glow"])
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test("A tab view shows no bar while the bars' appearance is hidden")
  func tabBarAppearance() {
    struct Tabs: View {
      var body: some View { TabView { Text("Page").tabItem { Text("One") } } }
    }
    #expect(ControlStage(Tabs()).at(0).texts.contains("One"))
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    #expect(!ControlStage(Tabs()).at(0).texts.contains("One"))
  }
}
