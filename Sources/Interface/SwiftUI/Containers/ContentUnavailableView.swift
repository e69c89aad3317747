import Geometry
import ViewGraph

/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users. Measures are this project's choice.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let details: Description
  private let actions: Actions

  /// Creates an interface, consisting of a label and additional content, that you display when the content of your
  /// app is unavailable to users.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    details = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        details.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      VStack(spacing: 12) { actions }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface, consisting of a title generated from a localized string, an image and additional content.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a localized string, a system icon image and additional
  /// content.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a string, an image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// A view that represents the label of a static placeholder: nothing was found.
nonisolated public struct SearchUnavailableContent {
  /// A view that represents the label of a static `ContentUnavailableView.search` view.
  nonisolated public struct Label: View {
    let text: String?
    public var body: some View {
      SwiftUI.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// A view that represents the description of a static `ContentUnavailableView.search` view.
  nonisolated public struct Description: View {
    let isShort: Bool
    public var body: some View {
      Text(isShort ? "Try a new search." : "Check the spelling or try a new search.")
    }
  }

  /// A view that represents the actions of a static `ContentUnavailableView.search` view.
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
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    make(nil)
  }

  /// Creates a `ContentUnavailableView` instance that conveys a search state for a text.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }

  private static func make(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description(isShort: text == nil)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
