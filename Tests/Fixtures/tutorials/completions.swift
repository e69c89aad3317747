import SwiftUI

struct TwoSteps: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    HStack {
      Circle().fill(.red).opacity(first ? 1 : 0.1)
      Circle().fill(.blue).opacity(second ? 1 : 0.1)
    }
    .frame(width: 60, height: 30)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.5)) {
        first = true
      } completion: {
        withAnimation(.easeInOut(duration: 1.5)) {
          second = true
        }
      }
    }
  }
}

struct AfterRemoval: View {
  @State private var scale = 1.0
  @State private var label = "Growing"

  var body: some View {
    Text(label)
      .scaleEffect(scale)
      .onAppear {
        withAnimation(.spring(duration: 0.8, bounce: 0.4), completionCriteria: .removed) {
          scale = 1.5
        } completion: {
          label = "Done"
        }
      }
  }
}

struct ByTransaction: View {
  @State private var x: CGFloat = 0
  @State private var color = Color.gray

  var body: some View {
    Rectangle()
      .fill(color)
      .frame(width: 20, height: 20)
      .offset(x: x)
      .onAppear {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion(criteria: .logicallyComplete) {
          color = .green
        }
        withTransaction(transaction) { x = 30 }
      }
  }
}

struct Endless: View {
  @State private var up = false

  var body: some View {
    Image(systemName: "arrow.up")
      .offset(y: up ? -10 : 10)
      .onAppear { bounce() }
  }

  private func bounce() {
    withAnimation(.easeInOut(duration: 0.4)) {
      up.toggle()
    } completion: {
      bounce()
    }
  }
}

#Preview {
  VStack {
    TwoSteps(); AfterRemoval(); ByTransaction(); Endless()
  }
}
