import Foundation
import OffscreenHost
import SwiftUI
import Testing

@MainActor @Suite struct GridPressTests {
  @Test("Presses reach the cells of a grid's rows")
  func cells() {
    struct Cells: View {
      @State private var hit = ""
      var body: some View {
        VStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<2) { row in
              GridRow {
                ForEach(0..<2) { column in
                  Color.gray.frame(width: 20, height: 20).onTapGesture { hit = "\(row)\(column)" }
                }
              }
            }
          }
          Text(verbatim: hit).frame(height: 20)
        }
      }
    }
    let stage = Stage(Cells())
    // The grid's corner lies at 30, 20.
    stage.host.tap(at: CGPoint(x: 60, y: 50))
    #expect(stage.host.inspect().all("Text").last?.texts["text"] == "11")
    stage.host.tap(at: CGPoint(x: 35, y: 50))
    #expect(stage.host.inspect().all("Text").last?.texts["text"] == "10")
  }
}
