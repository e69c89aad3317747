#!/usr/bin/env swift
import Foundation; import UIKit.UIColor
#if os(iOS) || (canImport(AppKit) && !targetEnvironment(simulator))
  @main struct A: App { var body: some Scene { WindowGroup { B(x: #"a\#(1)"#) } } }
#elseif DEMO
  extension B { @objc func act() { _ = #selector(B.act(_:)); URLSession.shared } }
#endif
struct B<T>: View where T: View {
  @State private var x = """
    text \("nested \(2)") /* not a comment */
    """;
  var body: some View { Text("a") }
}
#Preview("Name", traits: .landscapeLeft) { B(x: 1) }
