import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The buttons behind one side of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

nonisolated extension View {
  /// Adds custom swipe actions to a row in a list.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeRowModifier(
        actions: [SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))]))
  }
}

/// The modifier of a row that moves aside to show the buttons behind it. A swipe beyond half the row performs the
/// action of the outermost button, if allowed. The widths are this project's choice, because no figures are
/// published.
nonisolated struct SwipeRowModifier: ViewModifier {
  let actions: [SwipeActions]
  /// The offset of the row towards the trailing side in points. It is negative towards the leading side.
  @State private var shift: CGFloat = 0
  @State private var start: CGFloat?
  @State private var size = CGSize.zero
  @State private var session = SwipeSession()
  /// The actions of outer modifiers, and whether an inner modifier offers all of them.
  @Environment(\.outerSwipeActions) private var outerActions
  @State private var hasInner = false
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.layoutDirection) private var direction

  static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.9) }
  /// The width of a button.
  static var buttonWidth: CGFloat { 74 }
  /// The distance from the content of a row to the edge of its group on iOS.
  private static var inset: CGFloat { 16 }

  func body(content: Content) -> some View {
    session.close = { settle(at: 0) }
    if shift == 0 { session.forget() }
    let isMine = !all.isEmpty && !hasInner
    return
      content
      // A tap on a row that lies aside closes it.
      .highPriorityGesture(TapGesture().onEnded { settle(at: 0) }, isEnabled: shift != 0)
      .environment(\.outerSwipeActions, all)
      .onPreferenceChange(HasSwipeActionsKey.self) { hasInner = $0 }
      .frame(maxWidth: all.isEmpty ? nil : .infinity, alignment: .leading)
      .offset(x: direction == .rightToLeft ? -shift : shift)
      .background(alignment: .trailing) { buttons(.trailing) }
      .background(alignment: .leading) { buttons(.leading) }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
      .modifier(SwipeRowMark(session: isMine ? session : nil, isOpen: shift != 0))
      .contentShape(WholeRow(isInsideList: isInsideList))
      .gesture(HorizontalDragGesture(changed: { drag($0) }, ended: { drop($0) }), including: isMine ? .all : .subviews)
      .preference(key: HasSwipeActionsKey.self, value: hasInner || !all.isEmpty)
      .accessibilityActions { ForEach(actions.indices, id: \.self) { actions[$0].content } }
  }

  private var all: [SwipeActions] { actions + outerActions }
  private func action(_ edge: HorizontalEdge) -> SwipeActions? { all.first { $0.edge == edge } }

  @ViewBuilder private func buttons(_ edge: HorizontalEdge) -> some View {
    let width = edge == .trailing ? -shift : shift
    if let action = action(edge), width > 0 {
      _SubviewsReader(of: action.content) { buttons in
        row(of: buttons, at: edge)
      }
      .buttonStyle(SwipeButtonStyle())
      .environment(\.swipeSession, session)
      .frame(width: width)
      .padding(.vertical, isInsideList ? -11 : 0)
      .padding(edge == .trailing ? .trailing : .leading, isInsideList ? -Self.inset : 0)
    }
  }

  /// The first button is the outermost one.
  private func row(of buttons: SubviewsCollection, at edge: HorizontalEdge) -> some View {
    session.counts[edge] = buttons.count
    let numbered = Array(buttons.enumerated())
    return HStack(spacing: 0) {
      ForEach(edge == .trailing ? numbered.reversed() : numbered, id: \.element.id) { $0.element }
    }
  }

  /// Returns the offset of the row while its buttons are shown.
  private func rest(_ edge: HorizontalEdge) -> CGFloat {
    Self.buttonWidth * CGFloat(session.counts[edge] ?? 1) + (isInsideList ? Self.inset : 0)
  }

  private func drag(_ translation: CGFloat) {
    let from = start ?? shift
    start = from
    let forward = direction == .rightToLeft ? -translation : translation
    var target = from + forward
    if target < 0, action(.trailing) == nil { target = 0 }
    if target > 0, action(.leading) == nil { target = 0 }
    shift = target
  }

  private func drop(_ translation: CGFloat) {
    drag(translation)
    start = nil
    let edge: HorizontalEdge = shift < 0 ? .trailing : .leading
    let width = abs(shift)
    guard let action = action(edge), width > 0 else { return settle(at: 0) }
    if action.allowsFullSwipe, size.width > 0, width > size.width / 2 {
      settle(at: 0)
      session.outermost()
    } else {
      settle(at: width < rest(edge) / 2 ? 0 : edge == .trailing ? -rest(edge) : rest(edge))
    }
  }

  private func settle(at place: CGFloat) { withAnimation(Self.motion) { shift = place } }
}

/// The content of a row including the padding that the list adds.
nonisolated private struct WholeRow: Shape {
  let isInsideList: Bool
  func path(in rect: CGRect) -> Path { Path(isInsideList ? rect.insetBy(dx: -16, dy: -11) : rect) }
}

private struct HasSwipeActionsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct OuterSwipeActionsKey: EnvironmentKey { static var defaultValue: [SwipeActions] { [] } }

/// The state that the buttons behind a row share.
final class SwipeSession: Equatable, @unchecked Sendable {
  static func == (a: SwipeSession, b: SwipeSession) -> Bool { a === b }

  var close: () -> Void = {}
  /// The number of buttons at each side.
  var counts: [HorizontalEdge: Int] = [:]
  /// The action of a full swipe: that of the first button.
  private(set) var outermost: () -> Void = {}
  private var first: Namespace.ID?

  /// Registers the action of a button. Buttons register in order.
  func offer(_ action: @escaping () -> Void, by button: Namespace.ID) {
    guard first == nil || first == button else { return }
    first = button
    outermost = action
  }

  /// Forgets the buttons when the row is closed.
  func forget() { first = nil }
}

private struct SwipeSessionKey: EnvironmentKey { static var defaultValue: SwipeSession? { nil } }

extension EnvironmentValues {
  var outerSwipeActions: [SwipeActions] {
    get { self[OuterSwipeActionsKey.self] }
    set { self[OuterSwipeActionsKey.self] = newValue }
  }

  var swipeSession: SwipeSession? {
    get { self[SwipeSessionKey.self] }
    set { self[SwipeSessionKey.self] = newValue }
  }
}

/// Tells the pointers of the row that lies aside: a press elsewhere closes it, and does nothing more.
nonisolated struct SwipeRowMark: _ItemModifier {
  let session: SwipeSession?
  let isOpen: Bool

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SwipeRowNode(modifier, context)
  }
}

final class SwipeRowNode: ItemModifierNode<SwipeRowMark> {
  override func modifierDidChange(from old: SwipeRowMark) {
    guard let session = modifier.session else { return }
    let pointers = graph.pointers
    if modifier.isOpen { pointers.openRow = session } else if pointers.openRow === session { pointers.openRow = nil }
  }
}

/// The style of a button behind a row: a colored background with a white label, red for destructive buttons, and the
/// tint or gray for others.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  @Environment(\.swipeSession) private var session
  @Environment(\.explicitTint) private var tint
  @Namespace private var identity

  func makeBody(configuration: Configuration) -> some View {
    let session = session
    let act = {
      session?.close()
      configuration.trigger()
    }
    session?.offer(act, by: identity)
    return configuration.label
      .labelStyle(SwipeLabelStyle())
      .lineLimit(1)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.gray))
      .clipped()
      .tappable(perform: act)
  }
}

/// The style of labels in buttons behind rows: icons, where there are any.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon.imageScale(.large) }
}
