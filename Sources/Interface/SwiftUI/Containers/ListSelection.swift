import Foundation
import ViewGraph

/// What is chosen in a list, without its type.
nonisolated struct ListSelection {
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  /// Chooses only this.
  let choose: (AnyHashable) -> Void
  /// Adds it to what is chosen, or takes it away.
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

/// The rows of a list in which one can choose: each has its tag, or its id in the loop that made it.
struct SelectableRows<Content: View>: View {
  let content: Content
  let selection: ListSelection

  var body: some View {
    _SubviewsReader(of: content, keepsGaps: true) { rows in
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
  /// No header or footer, and not what is switched off for choosing.
  fileprivate var isListRow: Bool {
    if item.trait(LazyGapItem.key) != nil { return false }
    let role = (item.trait(SectionTrait.key) as? SectionTrait)?.role ?? .row
    return role == .row && !((item.trait(ListRowTraits.key) as? ListRowTraits)?.forbidsSelection ?? false)
  }
}

/// iOS: a tap chooses a row where one can be chosen; of several only while the list is edited, with discs at the
/// leading side. macOS: a click chooses one.
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

  /// Gray on iOS (systemGray4), the accent on a Mac at a low strength, so that text stays legible on it.
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
