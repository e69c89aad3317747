import ViewGraph

/// What a presentation made with `isPresented` presents.
struct PresentedFlag: Identifiable {
  var id: Int { 0 }
}

extension Binding where Value == Bool {
  /// As a binding to something presented or nothing.
  nonisolated var presentedItem: Binding<PresentedFlag?> {
    let flag = self
    return Binding<PresentedFlag?>(
      get: { flag.wrappedValue ? PresentedFlag() : nil },
      set: { flag.wrappedValue = $0 != nil })
  }
}

/// Content with the environment of a presentation: its way to be dismissed, and no navigation from behind.
nonisolated struct PresentedContent<Content: View>: View {
  let content: () -> Content
  let dismiss: () -> Void
  /// What an alert's buttons do besides their own.
  var followUp: ButtonFollowUp?
  @State private var dismisser = Dismisser()

  init(content: @escaping () -> Content, dismiss: @escaping () -> Void, followUp: ButtonFollowUp? = nil) {
    (self.content, self.dismiss, self.followUp) = (content, dismiss, followUp)
  }

  var body: some View {
    let dismisser = dismisser
    dismisser.action = dismiss
    return content()
      .environment(\.dismisser, dismisser)
      .environment(\.navigation, nil)
      .environment(\.buttonFollowUp, followUp)
  }
}
