import Foundation
import Geometry
import LayoutEngine

/// The context that a new node receives from its parent.
public struct _NodeContext {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) var parent: _Node?
  package var environment: EnvironmentValues
  package var transactionScope: TransactionScope?

  package init(
    graph: ViewGraph, parent: _Node?, environment: EnvironmentValues, transactionScope: TransactionScope?
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.transactionScope = transactionScope
  }
}

/// A node of the view tree with its identity, environment and links. It is the base class of all nodes.
///
/// A node is either *transparent* (a body, a group, an environment or lifecycle modifier: it stands for its child's
/// items) or an *item* (`ItemNode`: it has a frame, and perhaps a layer). The engine runs on the main thread only.
open class _Node: LayoutElement {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) var parent: _Node?
  package let depth: Int32
  /// A Boolean value that indicates whether `performUpdate` is queued.
  package var isDirty = false
  package var isAttached = true
  /// The removed child of a dynamic node, during its transition: it takes no part in the layout around it.
  final var isLeaving = false
  /// The last invalidation that passed here was of sizes only, and may have ended at a node whose size turned out to be
  /// the same.
  package var wasSizeInvalidation = false
  /// The participation in the picture of this row of a lazy container, or of its item.
  package var rowState = RowState.shown
  /// The layout epoch of the last invalidation. A second one in the same epoch need not propagate again.
  package var invalidationEpoch: Int32 = -1
  /// The serial number among all nodes of the graph, in the order of creation.
  let serial: Int32
  /// A single reference instead of the two of the whole struct, because every node has it.
  private var environmentList: EnvironmentElement?
  package let transactionScope: TransactionScope?

  package final var environment: EnvironmentValues {
    get { EnvironmentValues(list: environmentList) }
    set { environmentList = newValue.list }
  }

  /// Creates a node below the parent, and with the graph and the environment, of a context.
  public init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    environmentList = context.environment.list
    transactionScope = context.transactionScope
    graph.lastSerial &+= 1
    serial = graph.lastSerial
    graph.nodeCount += 1
    if requiresEagerLayout { graph.eagerLayoutNodes += 1 }
  }

  deinit {
    graph.nodeCount -= 1
    if requiresEagerLayout { graph.eagerLayoutNodes -= 1 }
  }

  /// A Boolean value that indicates whether layout here does more than set frames: it runs user code, chooses, reports,
  /// or edits transactions. Such a node requires every layout. The value is the same for all nodes of a type.
  open var requiresEagerLayout: Bool { true }

  // MARK: Structure

  /// The context for creating children.
  open var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, transactionScope: transactionScope)
  }

  /// The child of a node that has exactly one for its whole life, or `nil` for other nodes. Default `nil`.
  open var onlyChild: _Node? { nil }

  open func forEachChild(_ visit: (_Node) -> Void) { if let onlyChild { visit(onlyChild) } }

  /// Visits the children that a pointer can reach, in drawing order.
  open func forEachHitChild(_ visit: (_Node) -> Void) { forEachChild(visit) }

  /// Appends the items for which this node stands.
  open func collectItems(into items: inout [_Node]) {
    forEachChild { $0.collectItems(into: &items) }
  }

  /// Appends the topmost nodes with layers at or below this node, in drawing order.
  open func collectLayerNodes(into nodes: inout [ItemNode]) {
    forEachChild { if $0.rowState != .asleep { $0.collectLayerNodes(into: &nodes) } }
  }

  /// A Boolean value that indicates whether loops directly below create their rows when a container requests them, or
  /// `nil` to inherit the value.
  open var defersRows: Bool? { nil }

  /// A Boolean value that indicates whether several views directly below this node are separate rows.
  open var separatesRows: Bool { false }

  /// The row that this node is in came into sight, or went out of it.
  open func rowVisibilityDidChange() { forEachChild { $0.rowVisibilityDidChange() } }

  /// Called when the items below have changed. Transparent nodes propagate it, and containers handle it.
  open func structureDidChange() { parent?.structureDidChange() }

  /// Called when the removal of the subtree starts, or is canceled.
  open func presenceDidChange(isLeaving: Bool) { forEachChild { $0.presenceDidChange(isLeaving: isLeaving) } }

  /// Returns the number of views in the content of a modifier's body, or `nil` if this is not the modifier's node.
  open func unarity(ofContentOf modifier: ObjectIdentifier) -> _Unarity? { nil }

  /// Returns whether this node hides a node below it without removing it.
  open func hides(_ node: _Node) -> Bool { false }

  /// The name for `inspect`.
  open var typeName: String { String(describing: type(of: self)) }

  open func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {}

  // MARK: Update

  /// Runs when the node is marked dirty.
  open func performUpdate() {}

  package final func markDirty() {
    guard !isDirty, isAttached else { return }
    isDirty = true
    graph.enqueueDirty(self)
  }

  /// The transaction of the current update at this position in the tree.
  package final var transaction: Transaction { transactionScope?.resolved(in: graph) ?? graph.baseTransaction }

  /// A Boolean value that indicates whether changes in the current update are not animated and leave no velocity.
  package final var hasPlainTransaction: Bool {
    transactionScope == nil ? graph.baseIsPlain : transaction.isPlain
  }

  /// Called when the values of the keys `changed` have changed.
  open func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    forEachChild { $0.environmentDidChange(new, changed: changed) }
  }

  /// Called when the node is permanently removed from the tree.
  open func teardown() {
    isAttached = false
    forEachChild { $0.teardown() }
  }

  // MARK: Layout (transparent nodes forward to their one child)

  open var layoutTarget: _Node? {
    if let onlyChild { return onlyChild }
    var target: _Node?
    forEachChild { if target == nil { target = $0 } }
    return target
  }

  open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layoutTarget?.sizeThatFits(proposal) ?? .zero
  }

  open func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    layoutTarget?.explicitAlignment(key, size: size, proposal: proposal)
  }

  open func place(at origin: CGPoint, proposal: ProposedViewSize) {
    layoutTarget?.place(at: origin, proposal: proposal)
  }

  open var layoutPriority: Double { layoutTarget?.layoutPriority ?? 0 }
  open var spacing: ViewSpacing { layoutTarget?.spacing ?? ViewSpacing() }

  open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    layoutTarget?.layoutValue(key) ?? K.defaultValue
  }

  open var isSpacer: Bool { layoutTarget?.isSpacer ?? false }
  open var gridTraits: GridTraits { layoutTarget?.gridTraits ?? GridTraits() }

  /// The axis of the nearest container around this node, if it is a stack.
  package var stackAxis: Axis? {
    var next = parent
    while let node = next {
      if let container = node as? any StackAxisProvider { return container.containerAxis }
      next = node.parent
    }
    return nil
  }

  open var zIndex: Double { layoutTarget?.zIndex ?? 0 }

  /// Returns a trait (tag, scene identifier…) that a modifier has written, which containers read through the item.
  open func trait(_ key: ObjectIdentifier) -> Any? { layoutTarget?.trait(key) }

  /// Invalidates everything that layout reads of this node: sizes, alignment guides, spacing, children.
  package final func invalidateLayout() {
    let epoch = graph.layoutEpoch
    var next: _Node? = self
    while let node = next, node.invalidationEpoch != epoch || node.wasSizeInvalidation {
      if node !== self, node.isLayoutBoundary, let item = node as? ItemNode {
        graph.enqueuePlacement(item)
        return
      }
      node.invalidationEpoch = epoch
      node.wasSizeInvalidation = false
      node.didInvalidateLayout()
      if node.isLeaving {
        graph.staleDepartures.append(node)
        return
      }
      next = node.parent
    }
    graph.needsLayout = true
  }

  /// Invalidates only the size of this node. The invalidation propagates up to a container whose size is unchanged.
  package final func invalidateSize() { invalidateSize(origin: self) }

  /// Invalidates only sizes.
  ///
  /// - Parameter origin: The origin of the change: this node, or an item below it.
  package final func invalidateSize(origin: _Node) {
    let epoch = graph.layoutEpoch
    var next: _Node? = self
    // The item that the next container arranges.
    var inner = origin as? ItemNode
    while let node = next {
      let item = node as? ItemNode
      // Further ancestors have already been notified of a full invalidation, or of a change of this item. If several
      // items are below a transparent node, a container further up may have been notified of another one only.
      if node.invalidationEpoch == epoch, item != nil || !node.wasSizeInvalidation { return }
      if node !== origin, let item {
        if item.isLayoutBoundary {
          graph.enqueuePlacement(item)
          return
        }
        if item.canConfirmSizes(afterChangeOf: inner) {
          graph.enqueueSizeCheck(item)
          return
        }
      }
      node.invalidationEpoch = epoch
      node.wasSizeInvalidation = true
      node.didInvalidateLayout()
      if node.isLeaving {
        graph.staleDepartures.append(node)
        return
      }
      next = node.parent
      if item != nil { inner = item }
    }
    graph.needsLayout = true
  }

  /// Lays out removed views at their last position. Their sizes follow their state until the transition has ended.
  final func placeAgainWhileLeaving() {
    var items: [_Node] = []
    collectItems(into: &items)
    for case let item as ItemNode in items where item.isPlaced { item.place(at: item.origin, proposal: item.proposal) }
  }

  /// A Boolean value that indicates whether the size never depends on the content, so that changes inside affect only
  /// this subtree.
  open var isLayoutBoundary: Bool { false }

  /// Called to remove cached sizes.
  open func didInvalidateLayout() {}

  // MARK: Layers

  open var ownsLayer: Bool { false }

  /// Called when the set or the order of layers below the nearest ancestor with a layer has changed.
  package final func invalidateLayers() {
    var next = parent
    while let node = next {
      if node.ownsLayer {
        graph.enqueueLayers(node)
        return
      }
      if node.invalidateDistributedLayers() { return }
      next = node.parent
    }
    graph.enqueueRootLayers()
  }

  /// Invalidates layers of nodes whose items are outside of the parent chain.
  open func invalidateDistributedLayers() -> Bool { false }

  // MARK: Transitions

  /// The transition of this subtree, including through transparent nodes.
  open var transitionParticipant: (any TransitionParticipant)? { layoutTarget?.transitionParticipant }

  /// Appends the parts that are separately inserted and removed with this subtree: each of its items, with its
  /// transition.
  open func collectTransitionParts(into parts: inout [_TransitionPart]) {
    forEachChild { $0.collectTransitionParts(into: &parts) }
  }

  // MARK: Preferences

  /// Returns the reduced value of a preference below, or `nil` if it is not written.
  open func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    forEachChild { child in
      guard child.rowState != .asleep, let value = child.preferenceValue(key) else { return }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    return result
  }
}

/// A node for a view of a known type.
///
/// The type parameter is not constrained to views, here and in other base classes of nodes: for each subclass of a
/// generic class, the runtime would search all conformances of the program once per type.
open class _ViewNode<V>: _Node {
  /// Called when the parent has created a new value of the view.
  open func update(_ view: V) {}

  override open var typeName: String { TypeNames.name(of: V.self) }
}

/// A node that stores its view.
open class _StoredViewNode<V>: _ViewNode<V> {
  package var view: V

  /// Creates a node that stores `view`, in the context of its parent node.
  public init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override open func update(_ view: V) { self.view = view }
}

/// A container along an axis.
package protocol StackAxisProvider: AnyObject {
  var containerAxis: Axis? { get }
}

/// Runs main-actor code from the engine, which runs on the main thread only.
package func onMain<V, T>(_ value: V, _ work: @MainActor (V) -> T) -> T {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: ((V) -> T).self)(value) }
}

/// A view that is inserted or removed with others, and its transition, or `nil` for the default one.
public struct _TransitionPart {
  package var node: _Node
  package var participant: (any TransitionParticipant)?

  package init(_ node: _Node, _ participant: (any TransitionParticipant)?) {
    self.node = node
    self.participant = participant
  }
}

/// A transition that a subtree performs when it is inserted or removed.
public protocol TransitionParticipant: AnyObject {
  /// A Boolean value that indicates whether the transition has no visible effect.
  var isIdentity: Bool { get }
  func beginInsertion(_ transaction: Transaction)
  /// Starts the removal and calls `completion` at its end. Returns false if it would have no visible effect.
  func beginRemoval(_ transaction: Transaction, completion: @escaping () -> Void) -> Bool
  func cancelRemoval(_ transaction: Transaction)
}

/// A value shown by `inspect`.
public enum InspectionValue: Equatable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
}
