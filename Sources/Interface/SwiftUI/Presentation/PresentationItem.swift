import ViewGraph

/// The item of a presentation with `isPresented`.
struct PresentedFlag: Identifiable {
  var id: Int { 0 }
}

extension Binding where Value == Bool {
  /// The binding as one to an optional item.
  nonisolated var presentedItem: Binding<PresentedFlag?> {
    let flag = self
    return Binding<PresentedFlag?>(
      get: { flag.wrappedValue ? PresentedFlag() : nil },
      set: { flag.wrappedValue = $0 != nil })
  }
}

/// Content with the environment of a presentation: its dismissal, and no navigation of the views behind it.
nonisolated struct PresentedContent<Content: View>: View {
  let content: () -> Content
  let dismiss: () -> Void
  /// The action that follows those of an alert's buttons.
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
      .environment(\.detailNavigation, nil)
      .environment(\.isInsideList, false)
      .environment(\.buttonFollowUp, followUp)
  }
}
