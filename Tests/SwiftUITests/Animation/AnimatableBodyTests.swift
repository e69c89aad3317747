import SwiftUI
import Testing

private struct Fade: ViewModifier, Animatable {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func body(content: Content) -> some View { content.opacity(phase).offset(x: 50 * phase) }
}

private struct Line: View, Animatable {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  var body: some View {
    Rectangle().fill(.red).frame(width: 100 * phase, height: 10).frame(width: 100, alignment: .leading)
  }
}

/// Animations of all changes, in the forms that apps have.
private struct UnderAnimation: View {
  @State private var phase = 0.0
  let form: Int
  var body: some View {
    ZStack {
      switch form {
      case 0: Rectangle().fill(.red).frame(width: 30, height: 30).modifier(Fade(phase: phase)).animatingAllChanges()
      case 1: Line(phase: phase).frame(width: 100).animatingAllChanges()
      case 2: GeometryReader { _ in ZStack { Line(phase: phase).frame(width: 100).animatingAllChanges() } }
      case 3: Line(phase: phase).rotationEffect(.degrees(180)).animatingAllChanges()
      default: Line(phase: phase).frame(width: 100).animation(.linear(duration: 1), value: phase)
      }
    }
    .onAppear { phase = 1 }
  }
}

extension View {
  /// As the deprecated form of `animation` does.
  fileprivate func animatingAllChanges() -> some View { transaction { $0.animation = .linear(duration: 1) } }
}

private struct Slide: ViewModifier, Animatable {
  var x: Double
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: x) }
}

/// The content of the modifier grows without animation.
private struct Sliding: View {
  @State private var x = 0.0
  let edits: Bool
  var body: some View {
    HStack {
      if edits {
        Rectangle().fill(.red).frame(width: 10 + x / 6, height: 20)
          .modifier(Slide(x: x).transaction { $0.animation = .linear(duration: 1) })
      } else {
        Rectangle().fill(.red).frame(width: 10 + x / 6, height: 20).modifier(
          Slide(x: x).animation(.linear(duration: 1)))
      }
    }
    .frame(width: 100, alignment: .leading)
    .onAppear { x = 60 }
  }
}

/// The width arrives in a background's `onAppear`, the animation begins in an overlay's.
private struct Sweeping: View {
  @State private var isMoving = false
  @State private var width: CGFloat = 0
  let usesPreference: Bool
  var body: some View {
    Rectangle().fill(.blue).frame(width: 80, height: 40)
      .overlay {
        Rectangle().fill(.red).frame(width: 10)
          .offset(x: isMoving ? width / 2 : -width / 2)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isMoving = true } }
      }
      .background {
        if usesPreference {
          Color.clear.backgroundPreferenceValue(Width.self) { _ in Color.clear.onAppear { width = 80 } }
        } else {
          GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } }
        }
      }
  }
}

private struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

@MainActor
@Suite("Animatable bodies")
struct AnimatableBodyTests {
  @Test("The content of an animatable body follows at once, under animations of all changes and at any frame rate")
  func underAnimation() throws {
    for form in 0...4 {
      for rate in [2, 10, 30, 60] {
        let stage = Stage(UnderAnimation(form: form))
        for frame in 0...rate / 2 { _ = stage.at(Double(frame) / Double(rate)) }
        if form == 0 {
          #expect(isNear(stage.value("opacity"), 0.5), "\(rate) fps")
          #expect(isNear(stage.value("offsetX"), 25), "\(rate) fps")
        } else {
          #expect(stage.box(.red)?.width == 50, "form \(form), \(rate) fps")
        }
      }
    }
  }

  @Test("A modifier may bring an animation, or edit the transaction, for its own changes")
  func modifiers() throws {
    for edits in [false, true] {
      let stage = Stage(Sliding(edits: edits)).at(0.5)
      let box = try #require(stage.box(.red))
      #expect(box.left == 30 && box.width == 20)
    }
  }

  @Test("Content that is made during layout appears in the order of the tree")
  func order() throws {
    for usesPreference in [false, true] {
      let stage = Stage(Sweeping(usesPreference: usesPreference)).at(0.25)
      let box = try #require(stage.box(.red))
      // A quarter of the way from 10 to 90 points.
      #expect(box.middle[0] == 60)
    }
  }
}
