import Foundation
import Geometry
import ViewGraph

/// The permissions of a row for the loop that created it.
struct RowPermissions: Equatable {
  var forbidsDeletion = false
  var forbidsMoving = false
}

nonisolated struct RowPermissionsKey: PreferenceKey {
  static var defaultValue: RowPermissions { RowPermissions() }
  static func reduce(value: inout RowPermissions, nextValue: () -> RowPermissions) {
    let next = nextValue()
    value.forbidsDeletion = value.forbidsDeletion || next.forbidsDeletion
    value.forbidsMoving = value.forbidsMoving || next.forbidsMoving
  }
}

nonisolated extension View {
  /// Adds a condition for whether the view's view hierarchy is deletable.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowPermissionsKey.self) { $0.forbidsDeletion = $0.forbidsDeletion || isDisabled }
  }

  /// Adds a condition for whether the view's view hierarchy is movable.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowPermissionsKey.self) { $0.forbidsMoving = $0.forbidsMoving || isDisabled }
  }
}

/// The modifier of a row that can be deleted or moved. A swipe offers to delete it; in edit mode, a leading red disc
/// does, and a trailing handle moves it.
nonisolated public struct _EditableRowModifier: ViewModifier {
  let editing: _RowEditing
  /// Returns the current index of the row in its data.
  let index: () -> Int?
  let count: Int
  @State private var isAsking = false
  @State private var height: CGFloat = 44
  @State private var lift: CGFloat = 0
  @State private var permissions = RowPermissions()
  @Environment(\.editMode) private var mode
  @Environment(\.platformProfile) private var platform

  public func body(content: Content) -> some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    let deletes = editing.delete != nil && !permissions.forbidsDeletion
    let moves = editing.move != nil && !permissions.forbidsMoving
    HStack(spacing: 12) {
      if isEditing, deletes { deleteDisc }
      content.onPreferenceChange(RowPermissionsKey.self) { permissions = $0 }
      if isEditing, isAsking { Spacer(minLength: 0) }
      if isEditing, isAsking, deletes {
        Button("Delete", role: .destructive, action: delete).buttonStyle(.borderedProminent).tint(.red)
          .transition(.move(edge: .trailing).combined(with: .opacity))
      } else if isEditing, moves {
        Spacer(minLength: 0)
        handle
      }
    }
    .modifier(SwipeRowModifier(actions: isEditing || !deletes ? [] : [swipe]))
    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = max($0 + 22, 44) })
    .offset(y: lift)
    .zIndex(lift == 0 ? 0 : 1)
  }

  private var swipe: SwipeActions {
    SwipeActions(
      edge: .trailing, allowsFullSwipe: true, content: AnyView(Button("Delete", role: .destructive, action: delete)))
  }

  private var deleteDisc: some View {
    Image(systemName: "minus.circle.fill")
      .font(.system(size: 20))
      .foregroundStyle(.white, .red)
      .symbolRenderingMode(.palette)
      .tappable { withAnimation { isAsking.toggle() } }
      .controlElement(label: AnyView(Text("Remove")), traits: .isButton, activate: { isAsking.toggle() })
      .transition(.move(edge: .leading).combined(with: .opacity))
  }

  private var handle: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .contentShape(Rectangle().inset(by: -10))
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged(drag).onEnded(drop))
      .controlElement(label: AnyView(Text("Reorder")), traits: .isButton)
      .transition(.opacity)
  }

  private func drag(_ value: DragGesture.Value) { lift = value.translation.height }

  /// Moves the row into the gap that is nearest to the end of the drag.
  private func drop(_ value: DragGesture.Value) {
    let steps = Int((value.translation.height / height).rounded())
    withAnimation {
      lift = 0
      guard let from = index(), steps != 0 else { return }
      let to = min(max(from + steps, 0), count - 1)
      if to != from { editing.move?(IndexSet(integer: from), to > from ? to + 1 : to) }
    }
  }

  private func delete() {
    withAnimation {
      isAsking = false
      if let index = index() { editing.delete?(IndexSet(integer: index)) }
    }
  }
}
