import SwiftUI

private struct Switching<Content: View>: View {
  @State private var isShown = false
  var animation: Animation? = .linear(duration: 2)
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      Color.clear
      if isShown { content() }
    }
    .frame(width: 60, height: 60)
    .onAppear { withAnimation(animation) { isShown.toggle() } }
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(active: CornerRotation(amount: -90), identity: CornerRotation(amount: 0))
  }

  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity)
    )
  }
}

struct CornerRotation: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped()
  }
}

struct RotatingFade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase == .willAppear ? 180 : phase == .didDisappear ? -180 : 0))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Slides: View {
  var body: some View { Switching { Rectangle().fill(.blue).transition(.slide) } }
}

struct Moves: View {
  var body: some View { Switching { Rectangle().fill(.blue).transition(.move(edge: .bottom)) } }
}

struct Scales: View {
  var body: some View { Switching { Circle().fill(.red).transition(.scale(scale: 0.1, anchor: .topLeading)) } }
}

struct Pivots: View {
  var body: some View { Switching { Rectangle().fill(.green).frame(width: 30, height: 30).transition(.pivot) } }
}

struct MovesAndFades: View {
  var body: some View { Switching { Text("Hi").transition(.moveAndFade) } }
}

struct Pushes: View {
  var body: some View { Switching { Rectangle().fill(.orange).transition(.push(from: .leading)) } }
}

struct Offsets: View {
  var body: some View { Switching { Circle().transition(.offset(x: 20, y: 10)) } }
}

struct Rotates: View {
  var body: some View {
    Switching { Rectangle().fill(.purple).frame(width: 20, height: 40).transition(RotatingFade()) }
  }
}

struct Blurs: View {
  var body: some View { Switching { Text("Blur").transition(.blurReplace) } }
}

struct ByItself: View {
  var body: some View {
    Switching(animation: .linear(duration: 9)) {
      Rectangle().transition(.opacity.animation(.easeIn(duration: 2)))
    }
  }
}

struct Leaves: View {
  @State private var items = [1, 2, 3]

  var body: some View {
    HStack {
      ForEach(items, id: \.self) { item in
        Text("\(item)").transition(
          .asymmetric(insertion: .identity, removal: .move(edge: .top).combined(with: .opacity)))
      }
    }
    .frame(height: 40)
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation(.easeInOut(duration: 2)) { _ = items.removeFirst() }
    }
  }
}

#Preview {
  VStack {
    Slides(); Moves(); Scales(); Pivots(); MovesAndFades(); Pushes(); Offsets(); Rotates(); Blurs()
  }
}
