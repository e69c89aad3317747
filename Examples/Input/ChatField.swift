import SwiftUI

/// A field and the messages that were sent from it: `--type` writes into it.
struct ChatField: View {
  @State private var messages = ["Is the line long?", "About ten minutes"]
  @State private var draft = ""
  @State private var blinks = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Array(messages.enumerated()), id: \.offset) { index, message in
        Text(message)
          .padding(10)
          .background(
            index.isMultiple(of: 2) ? Color.gray.opacity(0.2) : .blue.opacity(0.25),
            in: RoundedRectangle(cornerRadius: 14)
          )
          .frame(maxWidth: .infinity, alignment: index.isMultiple(of: 2) ? .leading : .trailing)
      }
      HStack {
        Circle().fill(.green).frame(width: 8, height: 8).opacity(blinks ? 0.2 : 1)
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .onSubmit { send() }
        Button("Send") { send() }.disabled(draft.isEmpty)
      }
    }
    .frame(width: 260)
    .padding(14)
    .onAppear { withAnimation(.easeInOut(duration: 0.6).repeatForever()) { blinks = true } }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    withAnimation { messages.append(draft) }
    draft = ""
  }
}

#Preview { ChatField() }
