import Foundation
import OffscreenHost
import SwiftUI
import Testing
import VectorRenderer
import ViewGraph

/// A view with a number that cannot be drawn.
private enum Case: String, CaseIterable, Sendable {
  case progress, gauge, slider, shadowY, shadowFar, padding, layout, fontHuge, fontInfinite, frameHuge, frameMinimum
  case position, offset, spring, gradientStop, gradientRadius, gradientPoint, gradientEmpty, color, opacity, scale
  case rotation, blur, lineWidth, dash, trim, alignment, cornerRadius, path, duration, hue

  /// What the warning begins with, or `nil` if nothing is replaced.
  var warning: String? {
    switch self {
    case .progress: "ProgressView: the value nan of 0.0...1.0 has no position in it; 0 is used."
    case .gauge: "Gauge: the value nan of 0.0...1.0 has no position in it"
    case .slider: "Slider: the value nan of 0.0...1.0 has no position in it"
    case .shadowY: "Text in Sample: shadow y nan cannot be drawn; 0 is used."
    case .padding: "Text: Invalid padding (non-finite): inf; it is ignored."
    case .layout: "NotANumber in Sample: frame width nan cannot be drawn; 0 is used."
    case .fontHuge: "Text, font: size 100000.0 cannot be drawn; 4096.0 is used."
    case .fontInfinite: "Text, font: size inf cannot be drawn; 4096.0 is used."
    case .frameHuge: "Color in Sample: frame width 1000000000 cannot be drawn; 100000000 is used."
    case .frameMinimum: "Color: Invalid frame dimension (negative or non-finite): inf; it is ignored."
    case .position: "Color in Sample, position: frame x nan cannot be drawn; 0 is used."
    case .gradientStop: "Rectangle in Sample: gradient location nan cannot be drawn; 0 is used."
    case .gradientRadius: "Rectangle in Sample: gradient start radius nan cannot be drawn; 0 is used."
    case .gradientPoint: "Rectangle in Sample: gradient start point nan cannot be drawn; 0 is used."
    case .color: "Color in Sample: red component nan cannot be drawn; 0 is used."
    case .opacity: "Color in Sample: opacity nan cannot be drawn; 0 is used."
    case .scale: "Color in Sample, scaleEffect: transform "
    case .rotation: "Color in Sample, rotationEffect: transform nan"
    case .path: "Outline in Sample: path nan cannot be drawn; 0 is used."
    default: nil
    }
  }
}

private struct NotANumber: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: -5)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified) }
  }
}

private struct Outline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 4))
      path.addLine(to: CGPoint(x: 9, y: CGFloat.infinity))
    }
  }
}

private struct Sample: View {
  let which: Case
  @State private var isMoved = false

  private var square: some View { Color.red.frame(width: 9, height: 9) }

  var body: some View {
    switch which {
    case .progress: ProgressView(value: Double.nan)
    case .gauge: Gauge(value: Double.nan) { Text("g") }
    case .slider: Slider(value: .constant(Double.nan))
    case .shadowY: Text("x").shadow(color: .red, radius: 2, x: 0, y: .nan)
    case .shadowFar: Text("x").shadow(color: .red, radius: 2, x: 1e7, y: 0)
    case .padding: Text("x").padding(.infinity)
    case .layout:
      NotANumber {
        Text("a")
        Text("b")
      }
    case .fontHuge: Text("x").font(.system(size: 100_000))
    case .fontInfinite: Text("x").font(.system(size: .infinity))
    case .frameHuge: Color.red.frame(width: 1e9, height: 1e9)
    case .frameMinimum: Color.red.frame(minWidth: .infinity, minHeight: .nan)
    case .position: square.position(x: .nan, y: .infinity)
    case .offset: square.offset(x: .nan, y: -.infinity)
    case .spring:
      square.scaleEffect(isMoved ? 2 : 1).onAppear {
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 0)) { isMoved = true }
      }
    case .duration:
      square.scaleEffect(isMoved ? 2 : 1).onAppear {
        withAnimation(.linear(duration: .nan).speed(0).repeatForever()) { isMoved = true }
      }
    case .gradientStop: filled(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    case .gradientRadius:
      filled(RadialGradient(colors: [.red], center: .center, startRadius: .nan, endRadius: -1))
    case .gradientPoint:
      filled(LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom))
    case .gradientEmpty: filled(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    case .color: Color(red: .nan, green: 0, blue: 0).frame(width: 9, height: 9)
    case .opacity: square.opacity(.nan)
    case .scale: square.scaleEffect(.infinity)
    case .rotation: square.rotationEffect(.degrees(.nan))
    case .blur: square.blur(radius: .nan)
    case .hue: square.hueRotation(.radians(.nan))
    case .lineWidth: Circle().stroke(lineWidth: .nan).frame(width: 9, height: 9)
    case .dash: Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [.nan, -1, 0])).frame(width: 9, height: 9)
    case .trim: Circle().trim(from: .nan, to: .infinity).stroke().frame(width: 9, height: 9)
    case .alignment: VStack(alignment: .leading) { square.alignmentGuide(.leading) { _ in .nan } }
    case .cornerRadius: RoundedRectangle(cornerRadius: .nan).frame(width: 9, height: 9)
    case .path: Outline().frame(width: 9, height: 9)
    }
  }

  private var stops: [Gradient.Stop] { [.init(color: .red, location: .nan), .init(color: .blue, location: -5)] }

  private func filled<S: ShapeStyle>(_ style: S) -> some View { Rectangle().fill(style).frame(width: 9, height: 9) }
}

@Suite("Numbers that cannot be drawn") @MainActor
struct InvalidNumberTests {
  private func host(_ which: Case) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.scale = 0.5
    if which == .frameHuge { configuration.size = CGSize(width: 20, height: 20) }
    return OffscreenHost(rootView: Sample(which: which), configuration: configuration)
  }

  @Test("Frames are drawn, all numbers of the layout are finite, and the view is named once", arguments: Case.allCases)
  fileprivate func frames(which: Case) {
    let host = host(which)
    for step in 0...3 {
      host.advance(to: Double(step) * 0.13)
      let frame = host.renderFrame()
      #expect(frame.pixels.count == frame.width * frame.height * 4)
    }
    func check(_ node: InspectionNode) {
      if let frame = node.frame {
        let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
        #expect(isFinite, "\(node.type)")
      }
      #expect(node.animations.allSatisfy { $0.duration?.isFinite ?? true })
      for child in node.children { check(child) }
    }
    check(host.inspect())
    #expect(host.accessibility.count < 100)
    if let warning = which.warning {
      #expect(RuntimeIssue.sentences.filter { $0.hasPrefix(warning) }.count == 1, "\(warning)")
    }
  }

  @Test("Vector pictures are well-formed and hold only numbers", arguments: Case.allCases)
  fileprivate func vectors(which: Case) throws {
    if which == .frameHuge { return }
    let picture = try Pictures.picture(Sample(which: which), seconds: 0.3)
    let svg = SVGDocument.write(picture, encodePNG: VectorExport.png).text
    let numbers = svg.replacingOccurrences(of: "infinite", with: "")
    for word in ["nan", "inf"] { #expect(!numbers.contains(word)) }
    let elements = try Pictures.elements(svg)
    #expect(!elements.isEmpty)
    let lottie = LottieDocument.write(picture, framesPerSecond: 60, encodePNG: VectorExport.png).text
    _ = try JSONSerialization.jsonObject(with: Data(lottie.utf8))
  }
}
