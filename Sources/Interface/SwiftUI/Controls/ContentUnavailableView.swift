import Foundation
import ViewGraph

/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates an interface, consisting of a label and additional content, that you display when the content of your app
  /// is unavailable to users.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    UnavailableBody(label: AnyView(label), description: AnyView(description), actions: AnyView(actions))
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface, consisting of a title generated from a localized string, an image and additional content.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }

  /// Creates an interface, consisting of a title generated from a string, an image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }

  /// Creates an interface, consisting of a title generated from a localized string, a system icon image and additional
  /// content.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
}

/// A structure that represents the body of a static placeholder search view.
nonisolated public struct SearchUnavailableContent {
  /// A view that represents the label of a static placeholder search view.
  nonisolated public struct Label: View {
    let text: String?

    public var body: some View {
      let title = text.map { $0.isEmpty ? Text("No Results") : Text("No Results for “\($0)”") } ?? Text("No Results")
      SwiftUI.Label(title: { title }, icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// A view that represents the description of a static placeholder search view.
  nonisolated public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// A view that represents the actions of a static placeholder search view.
  nonisolated public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  public static var search: ContentUnavailableView { placeholder(SearchUnavailableContent.Label(text: nil)) }

  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  public static func search(text: String) -> ContentUnavailableView {
    placeholder(SearchUnavailableContent.Label(text: text))
  }

  private static func placeholder(_ label: SearchUnavailableContent.Label) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { label }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The centered content: a large gray symbol, the title, the description and the actions. The sizes are measured in
/// pictures of iOS 17.
private struct UnavailableBody: View {
  let label: AnyView
  let description: AnyView
  let actions: AnyView
  @Environment(\.platformProfile) private var platform

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle(isMac: platform == .macOS))
        description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      VStack(spacing: 12) { actions }.font(.callout)
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  let isMac: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: isMac ? 40 : 48)).foregroundStyle(.secondary).imageScale(.medium)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
