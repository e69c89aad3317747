import SwiftUI

/// A list that loads again when it is pulled down.
struct PullToRefresh: View {
  @State private var rows = ["San Ysidro", "Otay Mesa", "Tecate"]
  @State private var isFresh = false

  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        HStack {
          Circle().fill(.green).frame(width: 8, height: 8).opacity(isFresh ? 1 : 0.25)
          Text(row)
        }
      }
    }
    .refreshable {
      try? await Task.sleep(for: .seconds(0.8))
      rows.insert("Mexicali \(rows.count)", at: 0)
    }
    .frame(width: 260, height: 260)
    .onAppear { withAnimation(.easeInOut(duration: 0.6).repeatForever()) { isFresh = true } }
  }
}

#Preview { PullToRefresh() }
