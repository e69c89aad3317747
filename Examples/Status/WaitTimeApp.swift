import SwiftUI

/// A whole app in one file: the tool runs its first window.
@main
struct WaitTimeApp: App {
  var body: some Scene {
    WindowGroup { CrossingList() }
  }
}

struct CrossingList: View {
  @State private var minutes = [25, 10, 5]
  private let names = ["San Ysidro", "Otay Mesa", "Tecate"]

  var body: some View {
    List {
      Section("Now") {
        ForEach(names.indices, id: \.self) { index in
          HStack {
            Text(names[index])
            Spacer()
            Text("\(minutes[index]) min").foregroundStyle(.secondary).contentTransition(.numericText())
          }
        }
      }
    }
    .frame(width: 300, height: 240)
    .onReceive(Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()) { _ in
      withAnimation { minutes[0] = max(minutes[0] - 1, 1) }
    }
  }
}
