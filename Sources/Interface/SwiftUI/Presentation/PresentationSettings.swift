import ViewGraph

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// Use the default presentation adaptation.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Don't adapt for the size class, if possible.
  public static let none = PresentationAdaptation(kind: .none)
  /// Prefer a popover appearance when adapting for size classes.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// Prefer a sheet appearance when adapting for size classes.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// Prefer a full-screen-cover appearance when adapting for size classes.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The settings of a presentation that its content requests.
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent> = []
  /// The binding to the selected detent.
  var selection: Binding<PresentationDetent>?
  var selected: PresentationDetent?
  var dragIndicator: Visibility = .automatic
  var isDismissDisabled = false
  var cornerRadius: CGFloat?
  var background: BackgroundBox?
  var adaptation = PresentationAdaptation.automatic
  /// The adaptation in a vertically compact size class.
  var verticalAdaptation = PresentationAdaptation.automatic

  static func == (lhs: PresentationSettings, rhs: PresentationSettings) -> Bool {
    lhs.detents == rhs.detents && lhs.selected == rhs.selected && lhs.dragIndicator == rhs.dragIndicator
      && lhs.isDismissDisabled == rhs.isDismissDisabled && lhs.cornerRadius == rhs.cornerRadius
      && lhs.background === rhs.background && lhs.adaptation == rhs.adaptation
      && lhs.verticalAdaptation == rhs.verticalAdaptation
  }
}

/// The background of a presentation's content.
final class BackgroundBox {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
}

/// The settings of the content. Those of the outermost modifier come first.
nonisolated struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents.isEmpty {
      (value.detents, value.selection, value.selected) = (next.detents, next.selection, next.selected)
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if value.adaptation == .automatic { value.adaptation = next.adaptation }
    if value.verticalAdaptation == .automatic { value.verticalAdaptation = next.verticalAdaptation }
  }
}

nonisolated extension View {
  private func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// Sets the available detents for the enclosing sheet. Initially, it has the smallest one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the available detents for the enclosing sheet, giving you programmatic control of the active detent.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // Read here, so that the enclosing body depends on the selection.
    let selected = selection.wrappedValue
    return presentation {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }

  /// Sets the visibility of the drag indicator on top of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Requests that the presentation have a specific corner radius, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets the presentation background of the enclosing sheet using a shape style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let box = BackgroundBox(AnyView(Rectangle().fill(style)))
    return presentation { $0.background = box }
  }

  /// Sets the presentation background of the enclosing sheet to a custom view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    let box = BackgroundBox(AnyView(Color.clear.overlay(alignment: alignment) { content }))
    return presentation { $0.background = box }
  }

  /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and inspectors.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// Specifies how to adapt a presentation to compact size classes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation {
      $0.adaptation = adaptation
      $0.verticalAdaptation = adaptation
    }
  }

  /// Specifies how to adapt a presentation to horizontally and vertically compact size classes.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation {
      $0.adaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}

/// The kinds of interaction available to views behind a presentation. Here, there are none while a presentation is
/// shown.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  /// The default interaction.
  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  /// The interaction with the views behind a presentation of any height.
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  /// The lack of interaction with the views behind a presentation.
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }

  /// Returns the interaction with the views behind a presentation that is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(name: "enabled up through")
  }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures. Sheets cannot be dragged
/// here.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The default behavior.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// The behavior in which a swipe first changes the height of the presentation.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// The behavior in which a swipe first scrolls the content.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

nonisolated extension View {
  /// Controls whether people can interact with the view behind a presentation. It has no effect here.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Configures the behavior of swipe gestures on a presentation. Sheets cannot be dragged here.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
