import Foundation
import ViewGraph

/// The type-erased selection of a list.
nonisolated struct ListSelection {
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  /// Selects only this row.
  let choose: (AnyHashable) -> Void
  /// Adds the row to the selection or removes it.
  let toggle: (AnyHashable) -> Void

  init<V: Hashable>(_ binding: Binding<V?>) {
    isMultiple = false
    contains = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { tag in if let value = tag.base as? V { binding.wrappedValue = value } }
    toggle = choose
  }

  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    isMultiple = true
    contains = { tag in (tag.base as? V).map { binding.wrappedValue.contains($0) } ?? false }
    choose = { tag in if let value = tag.base as? V { binding.wrappedValue = [value] } }
    toggle = { tag in
      guard let value = tag.base as? V else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
  }
}

/// The rows of a list with a selection. Each is identified by its tag, or by its ID in the loop that created it.
struct SelectableRows<Content: View>: View {
  let content: Content
  let selection: ListSelection

  var body: some View {
    _SubviewsReader(of: content) { rows in
      ForEach(rows) { row in
        if let tag = row.tag, row.isListRow {
          row.modifier(SelectableRowModifier(tag: tag, selection: selection))
        } else {
          row
        }
      }
    }
  }
}

extension Subview {
  /// A Boolean value that indicates whether the item is a selectable row, instead of a header, a footer or a disabled
  /// row.
  fileprivate var isListRow: Bool {
    let role = (item.trait(SectionTrait.key) as? SectionTrait)?.role ?? .row
    return role == .row && !((item.trait(ListRowTraits.key) as? ListRowTraits)?.forbidsSelection ?? false)
  }
}

/// The modifier of a selectable row. On iOS, a tap selects a row if a single one can be selected; if several can,
/// only in edit mode, with leading discs. On macOS, a click selects a row.
private struct SelectableRowModifier: ViewModifier {
  let tag: AnyHashable
  let selection: ListSelection
  @Environment(\.editMode) private var mode
  @Environment(\.platformProfile) private var platform

  func body(content: Content) -> some View {
    let isChosen = selection.contains(tag)
    let isEditing = mode?.wrappedValue.isEditing ?? false
    let ticks = selection.isMultiple && isEditing
    let takesTaps = platform == .macOS || !selection.isMultiple || isEditing
    HStack(spacing: 12) {
      if ticks {
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
          .font(.system(size: 20))
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { ticks ? selection.toggle(tag) : selection.choose(tag) }, isEnabled: takesTaps)
    .listRowBackground(isChosen && !ticks ? chosenPlate : nil)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// The background of a selected row: gray on iOS (systemGray4), and a weak accent color on a Mac, so that text stays
  /// legible.
  private var chosenPlate: AnyView {
    platform == .macOS
      ? AnyView(Rectangle().fill(.tint).opacity(0.25))
      : AnyView(Rectangle().fill(Color(red: 209 / 255, green: 209 / 255, blue: 214 / 255).opacity(0.6)))
  }
}

nonisolated extension View {
  /// Adds a condition that controls whether users can select this view.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListRowModifier { $0.forbidsSelection = $0.forbidsSelection || isDisabled })
  }
}
