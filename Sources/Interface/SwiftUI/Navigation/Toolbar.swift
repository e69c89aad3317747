import ViewGraph

/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The part of the bars for an item.
  enum Slot: Hashable, Sendable { case leading, center, trailing, bottom, none }

  let slot: Slot
  var isProminent = false

  /// The system places the item automatically, depending on many factors.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// The system places the item in the principal item section.
  public static let principal = ToolbarItemPlacement(slot: .center)
  /// The item represents a navigation action.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// The item represents a primary action.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The item represents a secondary action.
  public static let secondaryAction = ToolbarItemPlacement(slot: .center)
  /// The item represents a change in status for the current context.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// The item represents a confirmation action for a modal interface.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isProminent: true)
  /// The item represents a cancellation action for a modal interface.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// The item represents a destructive action for a modal interface.
  public static let destructiveAction = ToolbarItemPlacement(slot: .leading)
  /// The item is placed in the keyboard section. It is not shown without an on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(slot: .none)
  /// Places the item in the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// Places the item in the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// Places the item in the bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// Places the item in the leading edge of the navigation bar.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `topBarLeading` instead.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// Places the item in the trailing edge of the navigation bar.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `topBarTrailing` instead.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
}

/// One item of a bar.
public struct _ToolbarEntry: Equatable {
  let placement: ToolbarItemPlacement
  let view: AnyView

  public static func == (lhs: _ToolbarEntry, rhs: _ToolbarEntry) -> Bool {
    lhs.placement == rhs.placement && lhs.view.isSame(as: rhs.view)
  }
}

/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The composition of content that comprise the toolbar content.
  @ToolbarContentBuilder var body: Body { get }
  /// Returns the items of the content. The default implementation covers all content with a body.
  @MainActor static func _entries(_ content: Self) -> [_ToolbarEntry]
}

extension ToolbarContent {
  @MainActor public static func _entries(_ content: Self) -> [_ToolbarEntry] { Body._entries(content.body) }
}

extension Never: ToolbarContent {
  @MainActor public static func _entries(_ content: Never) -> [_ToolbarEntry] {}
}

/// Toolbar content without a body.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
nonisolated public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _entries(_ item: ToolbarItem) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: item.placement, view: AnyView(item.content))]
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// Creates a toolbar item with the specified placement and content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated extension ToolbarItem where ID == String {
  /// Creates a toolbar item with the specified placement and content, for a customizable toolbar on a Mac.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// A model that represents a group of `ToolbarItem`s which can be placed in the toolbar or navigation bar.
nonisolated public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _entries(_ group: ToolbarItemGroup) -> [_ToolbarEntry] {
    [_ToolbarEntry(placement: group.placement, view: AnyView(group.content))]
  }

  /// Creates a toolbar item group with a specified placement and content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// A list of toolbar items.
nonisolated public struct _ToolbarList: _PrimitiveToolbarContent {
  let entries: [_ToolbarEntry]
  @MainActor public static func _entries(_ list: _ToolbarList) -> [_ToolbarEntry] { list.entries }
}

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns the toolbar content of one expression in the builder.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns the toolbar content of a block with a single expression.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the toolbar contents of a block.
  @_disfavoredOverload
  @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var entries: [_ToolbarEntry] = []
    repeat entries += (each Content)._entries(each content)
    return _ToolbarList(entries: entries)
  }

  /// Returns the toolbar content of an `if` statement without `else`, or none if its condition is false.
  @MainActor
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarList(entries: content.map { Content._entries($0) } ?? [])
  }

  /// Returns the toolbar content of the first branch of a condition.
  @MainActor
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(entries: Content._entries(first))
  }

  /// Returns the toolbar content of the second branch of a condition.
  @MainActor
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(entries: Content._entries(second))
  }

  /// Erases the type of toolbar content in a block of an availability condition.
  @MainActor
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    _ToolbarList(entries: Content._entries(content))
  }
}

/// The items of one part of a bar, in order.
nonisolated struct ToolbarSlotView: View {
  let entries: [_ToolbarEntry]
  let slot: ToolbarItemPlacement.Slot

  var body: some View {
    let shown = entries.filter { $0.placement.slot == slot }
    ForEach(shown.indices, id: \.self) { index in
      shown[index].view.fontWeight(shown[index].placement.isProminent ? .semibold : nil)
    }
  }
}
