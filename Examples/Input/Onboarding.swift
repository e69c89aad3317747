import SwiftUI

/// Pages that turn by themselves, with their dots.
struct Onboarding: View {
  @State private var page = 0
  private let symbols = ["bolt.fill", "bell.fill", "map.fill"]

  var body: some View {
    TabView(selection: $page) {
      ForEach(symbols.indices, id: \.self) { index in
        VStack(spacing: 8) {
          Image(systemName: symbols[index]).font(.largeTitle)
          Text("Page \(index + 1)")
        }
        .tag(index)
      }
    }
    .tabViewStyle(.page)
    .frame(width: 220, height: 140)
    .background(.indigo.opacity(0.15))
    .onReceive(Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()) { _ in
      withAnimation { page = (page + 1) % symbols.count }
    }
  }
}

#Preview { Onboarding() }
