import SwiftUI

struct GroupsPicture: View {
  @State private var isExpanded = true

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      LabeledContent("Version", value: "1.2")
      LabeledContent("Color") { Circle().fill(.orange).frame(width: 20, height: 20) }
      GroupBox("Box") {
        Text("A group of things that belong together.")
      }
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("Shown while open.")
      }
      DisclosureGroup("Closed") { Text("Hidden") }
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
        Button("Paste") {}
      }
    }
    .padding(20)
    .frame(width: 340)
    .fixedSize(horizontal: false, vertical: true)
  }
}

#Preview { GroupsPicture() }
