import SwiftUI

struct Hero: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    VStack {
      if isExpanded {
        RoundedRectangle(cornerRadius: 10)
          .fill(.blue)
          .matchedGeometryEffect(id: "card", in: namespace)
          .frame(width: 90, height: 60)
      } else {
        RoundedRectangle(cornerRadius: 10)
          .fill(.blue)
          .matchedGeometryEffect(id: "card", in: namespace)
          .frame(width: 30, height: 20)
        Spacer()
      }
    }
    .frame(width: 100, height: 100)
    .onAppear { withAnimation(.easeInOut(duration: 2)) { isExpanded.toggle() } }
  }
}

struct Tabs: View {
  @Namespace private var underline
  @State private var selected = 0
  private let titles = ["One", "Two", "Three"]

  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        VStack(spacing: 2) {
          Text(titles[index])
          if selected == index {
            Rectangle()
              .fill(.red)
              .frame(height: 2)
              .matchedGeometryEffect(
                id: "underline", in: underline, properties: .frame, anchor: .center, isSource: true)
          } else {
            Color.clear.frame(height: 2)
          }
        }
      }
    }
    .fixedSize()
    .task {
      try? await Task.sleep(nanoseconds: 200_000_000)
      withAnimation(.spring(response: 1, dampingFraction: 0.8)) { selected = 2 }
    }
  }
}

#Preview {
  VStack {
    Hero(); Tabs()
  }
}
