import SwiftUI

struct OpenMenuPicture: View {
  @State private var isBold = true

  var body: some View {
    Menu("Format") {
      Button("Copy", systemImage: "doc.on.doc") {}
      Toggle("Bold", isOn: $isBold)
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
    .frame(width: 340, height: 260, alignment: .top)
  }
}

#Preview { OpenMenuPicture() }
