import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import Testing

private enum Size: String, CaseIterable, Identifiable {
  case small = "Small"
  case medium = "Medium"
  case large = "Large"
  var id: Self { self }
}

private struct Sizes<S: PickerStyle>: View {
  let style: S
  @State private var size = Size.small

  var body: some View {
    VStack(spacing: 0) {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      Text("chosen \(size.rawValue)")
    }
    .frame(width: 300)
  }
}

private struct Fruits: View {
  @State private var fruit: String? = nil
  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) {
        Text("None").tag(String?.none)
        Text("Apple").tag("Apple")
        Text("Pear").tag(String?.some("Pear"))
      }
      .pickerStyle(.inline)
      Text(fruit ?? "nothing")
    }
    .frame(width: 200)
  }
}

private struct Counter: View {
  @State private var count = 1
  @State private var edits = ""
  var body: some View {
    VStack(spacing: 0) {
      Stepper("Count", value: $count, in: 0...2) { edits += $0 ? "(" : ")" }
      Text("\(count) \(edits)")
    }
    .frame(width: 200)
  }
}

@MainActor @Suite("Pickers and steppers")
struct PickerTests {
  @Test("A segmented picker is 32 points tall and takes the width, as UISegmentedControl does")
  func segmentedSize() {
    let view = Picker("A", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(ControlStage.size(of: view.frame(width: 250)) == CGSize(width: 250, height: 32))
  }

  @Test("A tap on a segment selects it, and the highlight slides there")
  func segments() {
    let stage = ControlStage(Sizes(style: .segmented), size: CGSize(width: 300, height: 60))
    let y = Int(stage.place(of: "Small")!.y)
    // Segments of 100; the plate is white. The labels stay clear of these columns.
    #expect(stage.pixel(10, y) == [255, 255, 255])
    #expect(stage.pixel(292, y) != [255, 255, 255])
    stage.tap("Large")
    #expect(stage.texts.last == "chosen Large")
    _ = stage.at(0.12)
    // Under way.
    #expect(stage.host.graph.isMoving)
    #expect(stage.pixel(292, y) != [255, 255, 255])
    _ = stage.at(2)
    #expect(stage.pixel(292, y) == [255, 255, 255])
    #expect(stage.pixel(10, y) != [255, 255, 255])
    #expect(!stage.host.graph.isMoving)
  }

  @Test("Segments run from right to left where the text does")
  func mirroredSegments() {
    let stage = ControlStage(Sizes(style: .segmented), size: CGSize(width: 300, height: 60)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(stage.place(of: "Small")!.x > stage.place(of: "Large")!.x)
    #expect(stage.pixel(292, Int(stage.place(of: "Small")!.y)) == [255, 255, 255])
  }

  @Test("A menu picker shows the selection; its options open over the other views and close on selection")
  func menu() {
    let stage = ControlStage(Sizes(style: .menu))
    #expect(stage.texts == ["Small", "chosen Small"])
    stage.tap("Small")
    _ = stage.at(1)
    #expect(stage.texts.contains("Medium") && stage.texts.contains("Large"))
    stage.tap("Medium")
    _ = stage.at(2)
    #expect(stage.texts == ["Medium", "chosen Medium"])
  }

  @Test("A tap outside an open menu closes it and has no other effect")
  func dismissal() {
    let stage = ControlStage(Sizes(style: .menu))
    stage.tap("Small")
    _ = stage.at(1)
    #expect(stage.host.tap(at: CGPoint(x: 160, y: 470)))
    _ = stage.at(2)
    #expect(stage.texts == ["Small", "chosen Small"])
  }

  @Test("The options of an inline picker and of a wheel are selected by a tap")
  func rows() {
    let inline = ControlStage(Sizes(style: .inline))
    inline.tap("Large")
    #expect(inline.texts.last == "chosen Large")
    let wheel = ControlStage(Sizes(style: .wheel))
    let middle = wheel.place(of: "Small")!.y
    wheel.tap("Medium")
    #expect(wheel.texts.last == "chosen Medium")
    #expect(wheel.at(2).place(of: "Medium")!.y == middle)
  }

  @Test("Tags of optionals match their values, and nil")
  func optionals() {
    let stage = ControlStage(Fruits())
    #expect(stage.texts.last == "nothing")
    stage.tap("Apple")
    #expect(stage.texts.last == "Apple")
    _ = stage.at(1)
    stage.tap("Pear")
    #expect(stage.texts.last == "Pear")
    _ = stage.at(2)
    stage.tap("None")
    #expect(stage.texts.last == "nothing")
  }

  @Test("A stepper has UIStepper's 94 × 32 points")
  func stepperSize() {
    let view = Stepper("A", value: .constant(1)).labelsHidden()
    #expect(ControlStage.size(of: view) == CGSize(width: 94, height: 32))
  }

  @Test("The halves of a stepper step, stop at the bounds and report the editing")
  func stepping() {
    let stage = ControlStage(Counter(), size: CGSize(width: 200, height: 60))
    let y = stage.place(of: "Count")!.y
    let (minus, plus) = (CGPoint(x: 128, y: y), CGPoint(x: 177, y: y))
    #expect(stage.texts.last == "1 ")
    #expect(stage.host.tap(at: plus))
    #expect(stage.texts.last == "2 ()")
    _ = stage.at(1)
    stage.host.tap(at: plus)
    #expect(stage.texts.last == "2 ()")
    for second in 2...4 {
      _ = stage.at(Double(second))
      stage.host.tap(at: minus)
    }
    #expect(stage.texts.last == "0 ()()()")
  }

  @Test("From right to left, the stepper is at the left with minus at its right")
  func mirroredStepper() {
    let stage = ControlStage(Counter(), size: CGSize(width: 200, height: 60)) { $0.layoutDirection = .rightToLeft }
    stage.host.tap(at: CGPoint(x: 23, y: stage.place(of: "Count")!.y))
    #expect(stage.texts.last == "2 ()")
  }
}
