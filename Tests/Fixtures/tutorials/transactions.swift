import SwiftUI

private struct IsDraggingKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isDragging: Bool {
    get { self[IsDraggingKey.self] }
    set { self[IsDraggingKey.self] = newValue }
  }
}

struct ExplicitTransaction: View {
  @State private var zoomed = false

  var body: some View {
    Rectangle()
      .fill(.teal)
      .frame(width: 30, height: 30)
      .scaleEffect(zoomed ? 1.8 : 1)
      .animation(.easeIn(duration: 0.1), value: zoomed)
      .onAppear {
        var transaction = Transaction(animation: .linear(duration: 2))
        transaction.disablesAnimations = true
        withTransaction(transaction) {
          zoomed = true
        }
      }
  }
}

struct SlowedDown: View {
  @State private var moved = false

  var body: some View {
    HStack {
      Circle()
        .offset(y: moved ? 20 : -20)
        .transaction { transaction in
          transaction.animation = transaction.animation?.speed(0.25)
        }
      Circle()
        .offset(y: moved ? 20 : -20)
        .transaction(value: moved) { $0.animation = .linear(duration: 2) }
    }
    .frame(width: 60, height: 60)
    .onAppear {
      withAnimation(.linear(duration: 0.5)) { moved = true }
    }
  }
}

struct CustomKey: View {
  @State private var position = 0.0

  var body: some View {
    Capsule()
      .fill(.indigo)
      .frame(width: 20, height: 20)
      .offset(x: position)
      .transaction {
        $0.animation = $0.isDragging ? .interactiveSpring() : .linear(duration: 2)
      }
      .onAppear {
        withTransaction(\.isDragging, false) { position = 40 }
      }
  }
}

struct BodyTransaction: View {
  @State private var flag = false

  var body: some View {
    Rectangle()
      .frame(width: 20, height: 20)
      .transaction { t in
        t.animation = .linear(duration: 2)
      } body: { content in
        content.opacity(flag ? 1 : 0.1)
      }
      .onAppear { flag.toggle() }
  }
}

#Preview {
  VStack {
    ExplicitTransaction(); SlowedDown(); CustomKey(); BodyTransaction()
  }
}
