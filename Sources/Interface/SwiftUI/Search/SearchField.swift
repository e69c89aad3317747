import Foundation
import Geometry
import ViewGraph

/// The search field below a title: 36 points tall with corners of 10, as in UISearchBar, with a cancel button during
/// a search. On macOS, it is as wide as a field in a toolbar, and 28 tall.
nonisolated struct SearchField: View {
  let request: SearchRequest
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var platform
  @ScaledMetric(relativeTo: .body) private var height: CGFloat = 36

  var body: some View {
    let isMac = platform == .macOS
    let isActive = request.isActive.wrappedValue
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        field(isMac)
        if isActive, !isMac {
          Button("Cancel", action: cancel).buttonStyle(.borderless).transition(.opacity)
        }
      }
      if let scopes = request.scopes, isActive, scopes.isAlwaysShown || !request.text.wrappedValue.isEmpty {
        scopes.picker
      }
    }
    .onChange(of: isFocused) { _, new in if new { setActive(true) } }
    .onChange(of: isActive) { _, new in if isFocused != new { isFocused = new } }
    .onAppear { if isActive { isFocused = true } }
  }

  private func field(_ isMac: Bool) -> some View {
    let text = request.text
    return HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(.text(text), prompt: request.prompt, label: Text("Search"))
        .textFieldStyle(.plain)
        .focused($isFocused)
        .onSubmit(request.submit)
        .accessibilityAddTraits(.isSearchField)
      if !text.wrappedValue.isEmpty {
        Button(action: { text.wrappedValue = "" }) {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, 8)
    .frame(width: isMac ? 220 : nil)
    .frame(minHeight: isMac ? 28 : height)
    .background { RoundedRectangle(cornerRadius: isMac ? 6 : 10, style: .continuous).fill(ControlColors.tertiaryFill) }
  }

  private func setActive(_ isActive: Bool) {
    withAnimation(.easeInOut(duration: 0.25)) { request.isActive.wrappedValue = isActive }
  }

  private func cancel() {
    request.text.wrappedValue = ""
    isFocused = false
    setActive(false)
  }
}
