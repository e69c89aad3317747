import PreviewProtocol
import SourceParsing
import Testing

@testable import PreviewPipeline

@Suite("Sources as they are on Apple's systems")
struct SourceAdaptationTests {
  private func adapted(
    _ text: String, to platform: PreviewRequest.Platform = .ios, ignoring modules: Set<String> = []
  ) -> (text: String, notes: [String]) {
    var adaptation = SourceAdaptation(platform: platform, ignoring: modules)
    let source = adaptation.adapted(SourceText(text))
    return (source.text(0, source.bytes.count), adaptation.notes)
  }

  @Test("Conditions answer for the platform, and keep lines and columns")
  func conditions() {
    let text =
      "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif os(macOS)\n#elseif canImport(UIKit) && swift(>=5.9)\n#endif\n"
    #expect(
      adapted(text).text
        == "#if true    || false   \nlet a = 1\n#elseif false    \n#elseif true             && swift(>=5.9)\n#endif\n")
    #expect(adapted("#if !os(macOS)\n#endif", to: .macos).text == "#if !true     \n#endif")
    #expect(adapted("#if os(Linux)\n#endif").text == "#if false    \n#endif")
    #expect(adapted("#if targetEnvironment(simulator)\n#endif").text.hasPrefix("#if true "))
    #expect(adapted("#if canImport(AppKit)\n#endif", to: .macos).text.hasPrefix("#if true "))
    #expect(adapted("#if DEBUG && os(\n  iOS)\n#endif").text.split(separator: "\n").count == 3)
  }

  @Test("Texts, comments and functions named os stay")
  func others() {
    for text in ["let a = \"#if os(iOS)\"\n", "// #if os(iOS)\n", "os(iOS)\n", "let x = canImport(UIKit)\n"] {
      #expect(adapted(text).text == text)
    }
  }

  @Test("Foundation alone brings Combine and Core Graphics, at the end of its line")
  func foundation() {
    #expect(
      adapted("import Foundation\nclass A: ObservableObject {}\n").text
        == "import Foundation; import Combine; import CoreGraphics\nclass A: ObservableObject {}\n")
    let both = "import Foundation\nimport SwiftUI\n"
    #expect(adapted(both).text == both)
  }

  @Test("Submodules, SwiftUI's core and ignored modules")
  func imports() {
    #expect(adapted("import CoreGraphics.CGGeometry\n").text == "import CoreGraphics           \n")
    #expect(adapted("import SwiftUICore\n").text == "import SwiftUI    \n")
    let ignored = adapted("import SwiftUI\n@preconcurrency import Alamofire\n", ignoring: ["Alamofire"])
    #expect(ignored.text == "import SwiftUI\n                                \n")
    #expect(ignored.notes == ["note: Alamofire is left out, as --ignore-module asks."])
  }

  @Test("Formatters that Linux's Foundation lacks, and delegates of apps, keep their columns")
  func replacements() {
    #expect(adapted("let a = DateComponentsFormatter()\n").text == "let a = TimeComponentsFormatter()\n")
    #expect(adapted("let a = RelativeDateTimeFormatter()\n").text == "let a = RelativeTimeTextFormatter()\n")
    #expect(adapted("let a = MeasurementFormatter()\n").text == "let a = MeasureTextFormatter()\n")
    #expect(
      adapted("@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate\n").text
        == "@UIApplicationDelegateAdaptor(AppDelegate()   ) var delegate\n")
  }

  @Test("Modules under other names, also before a dot")
  func renamedModules() {
    #expect(adapted("import Cocoa\n").text == "import UIKit\n")
    #expect(adapted("import Darwin\n").text == "import Glibc \n")
    #expect(adapted("let a: SwiftUICore.Text\n").text == "let a: SwiftUI    .Text\n")
  }

  @Test("The loading of URLs is imported where it is named")
  func network() {
    #expect(
      adapted("import SwiftUI\nlet a: URLSession\n").text
        == "import SwiftUI; import FoundationNetworking\nlet a: URLSession\n")
    #expect(adapted("import Foundation\nlet a: URLRequest\n").text.contains("; import FoundationNetworking"))
    let local = "import SwiftUI\nlet a: URL\n"
    #expect(adapted(local).text == local)
  }

  @Test("Selectors are values with the method's name, if it fits")
  func selectors() {
    #expect(
      adapted("f(#selector(UIResponder.resignFirstResponder), 1)").text
        == "f(Selector(\"resignFirstResponder\")           , 1)")
    #expect(adapted("f(#selector(tap(_:)))").text == "f(Selector(\"tap\")   )")
    #expect(adapted("f(#selector(tap))").text == "f(Selector()    )")
  }

  @Test("Missing modules are left out with another note than ignored ones")
  func missing() {
    var adaptation = SourceAdaptation(platform: .ios)
    adaptation.missingModules = ["Alamofire"]
    #expect(adaptation.adapted(SourceText("import Alamofire\n")).isToken(0, "import") == false)
    #expect(adaptation.notes == ["note: Alamofire is left out, because there is no module of this name here."])
  }

  @Test("Attributes of the Objective-C runtime are left out with a note")
  func objectiveC() {
    let result = adapted("class A { @objc func f() {}\n@objc(foo:) func g() {} }")
    #expect(result.text == "class A {       func f() {}\n            func g() {} }")
    #expect(result.notes.count == 1)
  }

  @Test(
    "Asset symbols are named as Xcode names them",
    arguments: [
      ("my-logo", "myLogo"), ("Logo", "logo"), ("URLIcon", "urlIcon"), ("logo_small 2", "logoSmall2"),
      ("AccentColor", "accent"), ("HeroImage", "heroImage"), ("2x", "_2x"), ("default", "`default`"), ("fg0", "fg0"),
    ])
  func assetSymbols(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, dropping: "Color") == symbol)
  }
}
