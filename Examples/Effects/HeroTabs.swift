import SwiftUI

/// The mark of the chosen tab glides: one identifier, one geometry.
struct HeroTabs: View {
  @Namespace private var tabs
  @State private var selected = 0
  private let names = ["Live", "Recent", "All"]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(names.indices, id: \.self) { index in
        Text(names[index])
          .font(.subheadline.weight(.medium))
          .foregroundStyle(selected == index ? .white : .primary)
          .padding(.horizontal, 12)
          .padding(.vertical, 7)
          .background {
            if selected == index { Capsule().fill(.blue).matchedGeometryEffect(id: "mark", in: tabs) }
          }
          .onTapGesture { select(index) }
      }
    }
    .padding(6)
    .background(.gray.opacity(0.15), in: Capsule())
    .padding(12)
    .onReceive(Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()) { _ in select((selected + 1) % 3) }
  }

  private func select(_ index: Int) {
    withAnimation(.snappy(duration: 0.4)) { selected = index }
  }
}

#Preview { HeroTabs() }
