import Combine
import SwiftUI

final class Ticker: ObservableObject {
  @Published var ticks = 0
  private var timer: AnyCancellable?

  func start() {
    timer = Timer.publish(every: 0.25, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] in self?.ticks = $0 }
  }
}

struct Owner: View {
  @StateObject private var ticker = Ticker()

  var body: some View {
    Reader()
      .environmentObject(ticker)
      .onAppear { ticker.start() }
  }

  struct Reader: View {
    @EnvironmentObject var ticker: Ticker

    var body: some View {
      Rectangle()
        .frame(width: 10 + CGFloat(ticker.ticks) * 4, height: 10)
        .animation(.linear(duration: 0.25), value: ticker.ticks)
    }
  }
}

@Observable final class Loader {
  var progress = 0.0
}

struct Loading: View {
  @State private var loader = Loader()

  var body: some View {
    Bar(loader: loader)
      .task {
        while loader.progress < 1 {
          try? await Task.sleep(for: .seconds(0.1))
          withAnimation(.linear(duration: 0.1)) { loader.progress += 0.05 }
        }
      }
  }

  struct Bar: View {
    @Bindable var loader: Loader

    var body: some View {
      Capsule().frame(width: 60 * loader.progress, height: 8)
    }
  }
}

struct Chained: View {
  @State private var step = 0
  @State private var shade = 0.2

  var body: some View {
    Circle()
      .frame(width: 20, height: 20)
      .opacity(shade)
      .onChange(of: step, initial: true) { old, new in
        withAnimation(.easeInOut(duration: 0.8)) { shade = new % 2 == 0 ? 1 : 0.2 }
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .default).autoconnect()) { _ in step += 1 }
  }
}

struct Restarted: View {
  @State private var identity = UUID()

  var body: some View {
    Pulse()
      .id(identity)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { identity = UUID() }
      }
  }

  struct Pulse: View {
    @State private var big = false

    var body: some View {
      Rectangle()
        .frame(width: 20, height: 20)
        .scaleEffect(big ? 2 : 1)
        .onAppear { withAnimation(.easeInOut(duration: 1.1).repeatForever()) { big = true } }
    }
  }
}

#Preview {
  VStack {
    Owner(); Loading(); Chained(); Restarted()
  }
}
