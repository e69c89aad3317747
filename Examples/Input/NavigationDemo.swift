import SwiftUI

/// A stack that pushes a page.
struct NavigationDemo: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(["San Ysidro", "Otay Mesa"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("Crossings")
      .navigationDestination(for: String.self) { name in
        Text("\(name): 12 min").navigationTitle(name)
      }
    }
    .frame(width: 320, height: 380)
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { path = ["Otay Mesa"] } }
  }
}

#Preview { NavigationDemo() }
