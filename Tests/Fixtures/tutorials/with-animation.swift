import SwiftUI

struct FadeIn: View {
  @State private var isVisible = false

  var body: some View {
    Text("Hello")
      .opacity(isVisible ? 1 : 0)
      .onAppear {
        withAnimation(.easeInOut(duration: 2)) {
          isVisible = true
        }
      }
  }
}

struct DefaultAnimation: View {
  @State private var offset: CGFloat = -40

  var body: some View {
    Circle()
      .fill(.blue)
      .frame(width: 20, height: 20)
      .offset(x: offset)
      .onAppear {
        withAnimation { offset = 40 }
      }
  }
}

struct ImplicitCard: View {
  @State private var expanded = false

  var body: some View {
    RoundedRectangle(cornerRadius: expanded ? 4 : 20)
      .fill(expanded ? Color.orange : Color.purple)
      .frame(width: expanded ? 100 : 50, height: 40)
      .rotationEffect(.degrees(expanded ? 45 : 0), anchor: .bottom)
      .animation(.easeOut(duration: 1.5), value: expanded)
      .onAppear { expanded.toggle() }
  }
}

struct ScopedAnimation: View {
  @State private var active = false

  var body: some View {
    Rectangle()
      .fill(.green)
      .frame(width: 30, height: 30)
      .animation(.linear(duration: 2)) { content in
        content.scaleEffect(active ? 2 : 1)
      }
      .onAppear { active = true }
  }
}

struct BindingAnimation: View {
  @State private var value = 0.0

  var body: some View {
    Slide(amount: $value.animation(.linear(duration: 2)))
  }

  struct Slide: View {
    @Binding var amount: Double

    var body: some View {
      Capsule()
        .fill(.pink)
        .frame(width: 20 + amount, height: 10)
        .onAppear { amount = 60 }
    }
  }
}

struct Modified: View {
  @State private var spin = false

  var body: some View {
    Image(systemName: "star.fill")
      .rotationEffect(.degrees(spin ? 360 : 0))
      .animation(.linear(duration: 1).delay(0.1).speed(0.5).repeatForever(autoreverses: false), value: spin)
      .onAppear { spin = true }
  }
}

struct Counted: View {
  @State private var pulses = false

  var body: some View {
    Circle()
      .stroke(.red, lineWidth: pulses ? 8 : 2)
      .frame(width: 40, height: 40)
      .animation(Animation.easeInOut(duration: 0.6).repeatCount(5, autoreverses: true), value: pulses)
      .onAppear { pulses = true }
  }
}

#Preview {
  VStack {
    FadeIn(); DefaultAnimation(); ImplicitCard(); ScopedAnimation(); BindingAnimation(); Modified(); Counted()
  }
}
