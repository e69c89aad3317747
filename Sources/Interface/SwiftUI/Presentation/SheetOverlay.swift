import Geometry
import Motion
import ViewGraph

/// The overlay of a presented sheet, cover or popover.
nonisolated struct ModalOverlay<Item: Identifiable, Content: View>: View {
  enum Kind: Equatable { case sheet, cover, popover }

  let kind: Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
  let popover: PopoverPlace?
  @State private var settings = PresentationSettings()
  @Environment(\.platformProfile) private var platform

  /// The kind of the presentation. As on iOS, popovers are sheets on a phone unless they request otherwise; on a Mac
  /// they stay popovers.
  private var shownKind: Kind {
    guard platform == .iOS, kind == .popover else { return kind }
    switch settings.adaptation.kind {
    case .popover, .none: return .popover
    case .fullScreenCover: return .cover
    case .sheet, .automatic: return .sheet
    }
  }

  var body: some View {
    let shown = item.wrappedValue
    let kind = shownKind
    Group {
      if shown != nil, kind != .cover {
        DimmingView(isClear: kind == .popover) {
          if !settings.isDismissDisabled, platform == .iOS || kind == .popover { dismiss() }
        }
        .transition(.opacity)
      }
      if let shown { card(shown, kind) }
    }
    .animation(kind == .popover ? PresentationStyle.pop : PresentationStyle.slide, value: shown?.id)
  }

  private func dismiss() { item.wrappedValue = nil }

  private func card(_ shown: Item, _ kind: Kind) -> some View {
    let content = content
    let settings = $settings
    return ModalCard(
      kind: kind, settings: self.settings, popover: popover,
      content: PresentedContent(content: { content(shown) }, dismiss: { item.wrappedValue = nil })
        .onPreferenceChange(PresentationSettingsKey.self) { settings.wrappedValue = $0 }
    )
    .onDisappear(perform: onDismiss)
    .id(shown.id)
    .transition(transition(kind))
  }

  private func transition(_ kind: Kind) -> AnyTransition {
    if kind == .popover || (kind == .sheet && platform == .macOS) {
      return .scale(scale: 0.92).combined(with: .opacity)
    }
    return .move(edge: .bottom)
  }
}

/// The panel of the presented content, with the area around it.
nonisolated struct ModalCard<Content: View>: View {
  let kind: ModalOverlay<PresentedFlag, EmptyView>.Kind
  let settings: PresentationSettings
  let popover: PopoverPlace?
  let content: Content
  @Environment(\.platformProfile) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.self) private var environment

  init<Item: Identifiable, Inner: View>(
    kind: ModalOverlay<Item, Inner>.Kind, settings: PresentationSettings, popover: PopoverPlace?, content: Content
  ) {
    switch kind {
    case .sheet: self.kind = .sheet
    case .cover: self.kind = .cover
    case .popover: self.kind = .popover
    }
    self.settings = settings
    self.popover = popover
    self.content = content
  }

  var body: some View {
    switch kind {
    case .cover: filled(content.frame(maxWidth: .infinity, maxHeight: .infinity))
    case .sheet where platform == .macOS:
      filled(content).clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius ?? 10))
        .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .sheet: SheetLayout(detent: detent, environment: environment.withoutNotes) { sheet }
    case .popover:
      PopoverLayout(place: popover ?? .center, direction: environment.layoutDirection) {
        PopoverBubble(background: settings.background, radius: settings.cornerRadius ?? 13, content: content)
        PopoverArrow()
      }
    }
  }

  private func filled<V: View>(_ view: V) -> some View {
    let card = kind == .cover ? Color.background : PresentationStyle.card(colorScheme)
    return view.background { settings.background?.view ?? AnyView(card.ignoresSafeArea()) }
  }

  private var sheet: some View {
    let radius = settings.cornerRadius ?? 10
    return filled(content.frame(maxWidth: .infinity, maxHeight: .infinity))
      .overlay(alignment: .top) {
        if showsIndicator {
          // The grabber of iOS: 36 × 5 points, 5 below the top.
          Capsule().fill(Color.gray.opacity(0.6)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous))
  }

  /// A Boolean value that indicates whether the drag indicator is shown. By default it is if there are several detents.
  private var showsIndicator: Bool {
    settings.dragIndicator == .automatic ? settings.detents.count > 1 : settings.dragIndicator == .visible
  }

  private var detent: PresentationDetent {
    if let selected = settings.selected { return selected }
    let whole = CGFloat(1000)
    let ordered = settings.detents.map { ($0, $0.height(in: whole, full: whole, environment: environment) ?? whole) }
    return ordered.min { $0.1 < $1.1 }?.0 ?? .large
  }
}

/// A layout that places a sheet at the bottom with the height of its detent.
nonisolated struct SheetLayout: Layout {
  let detent: PresentationDetent
  let environment: EnvironmentValues

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    // The area above a full sheet stays visible: 54 points, or less for small bounds.
    let full = bounds.height - min(54, bounds.height * 0.07)
    let height = detent.height(in: bounds.height, full: full, environment: environment) ?? full
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.maxY - height),
        proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }
}
