import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion

/// The engine of one view tree. It queues changes, updates bodies, performs layout, animates, and maintains the
/// display list.
///
/// It reads no clock: the host passes the time of each frame. Everything happens on the main thread, except that
/// writes to state may come from other threads and wait in a queue.
package final class ViewGraph {
  // MARK: The update in progress

  /// The time of the current frame in seconds on the host's clock.
  package private(set) var time: Double = 0
  /// The date at time 0.
  package var referenceDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date of the current frame.
  package var date: Date { referenceDate.addingTimeInterval(time) }

  package func time(of date: Date) -> Double { date.timeIntervalSince(referenceDate) }

  /// The transaction of the current update at the root of the tree.
  package internal(set) var baseTransaction = Transaction() {
    didSet { baseIsPlain = baseTransaction.isPlain }
  }
  /// A Boolean value that indicates whether changes with that transaction are not animated.
  private(set) var baseIsPlain = true
  package internal(set) var updateID = 0
  package private(set) var isMounted = false
  /// A Boolean value that indicates whether a transition is placing its views at the start of their insertion.
  package var suppressesAnimations = false
  /// The picture's middle stays where it is when the views' size changes, as on a screen; set before mounting. Else the
  /// top left corner stays.
  package var keepsCenter = false

  // MARK: Work

  var dirty = DirtyQueue()
  package let mutations = MutationQueue()
  private var actions = ActionList()
  package var layoutEpoch: Int32 = 1
  package var needsLayout = false
  /// A Boolean value that indicates whether layout is deferred, because no frames are drawn until further notice.
  package var defersLayout = false
  /// A Boolean value that indicates whether layout has been deferred in a transaction without animation.
  var hasWaitingLayout = false
  /// The number of nodes that require every layout.
  var eagerLayoutNodes = 0
  private var staleLayers: [ItemNode] = []
  var stalePlacements: [ItemNode] = []
  /// Removed subtrees that changed during their transition.
  var staleDepartures: [_Node] = []
  /// The items in the order of their depth.
  var sizeChecks: [ItemNode] = []
  private(set) var bodyTickers: [any FrameTicking] = []
  private(set) var displayTickers: [ItemNode] = []
  /// The sampler of effects with plain numbers.
  let sampler = PresentationSampler()
  package let wakes = WakeScheduler()
  package let focus = FocusManager()
  var preferenceObservers = OrderedRegistry<any PreferenceObserver>()
  var preferencesAreStale = false
  var invalidNumbers = InvalidNumberReports()
  /// The observers that are notified after every layout, which report geometry.
  package var layoutObservers = OrderedRegistry<any LayoutObserver>()
  /// The overlays above everything else, lowest first.
  package var overlayLayers: [OverlayPortalNode] = []
  /// The number of nodes that currently hide their content.
  package var occluderCount = 0
  private var pausedNodes: [ItemNode] = []
  private var pausedTickers: [any FrameTicking] = []
  package private(set) lazy var visibility = VisibilityRegistry(self)
  /// The state of the lazy containers.
  package let lazyRows = LazyRows()
  /// The objects that other modules keep for this graph, such as pointers and stores, one per type.
  private var services: [ObjectIdentifier: AnyObject] = [:]

  /// Returns an object of another module for this graph, one per type, created on first use.
  package func service<S: AnyObject>(_ type: S.Type = S.self, _ make: () -> S) -> S {
    if let found = services[ObjectIdentifier(type)] { return unsafeDowncast(found, to: S.self) }
    let made = make()
    services[ObjectIdentifier(type)] = made
    return made
  }

  package func setService<S: AnyObject>(_ service: S) { services[ObjectIdentifier(S.self)] = service }

  // MARK: The tree

  package private(set) var root: RootNode!
  package var displayScale: CGFloat = 2

  // MARK: Counters, for tests and benchmarks

  package var nodeCount = 0
  /// The number of nodes that the graph has created.
  var lastSerial: Int32 = 0
  package var bodyCount = 0
  package internal(set) var layoutCount = 0
  package var animationsStarted = 0

  package init() {}

  /// Builds the tree. The root's size and environment are final before the first `onAppear` runs.
  ///
  /// - Parameter margin: The margin in points around a root with the size of its content. With `nil`, the root has the
  ///   size `size`.
  package func mount<V: View>(
    _ view: V, size: ProposedViewSize, margin: CGFloat? = nil, environment: EnvironmentValues, at time: Double = 0
  ) {
    self.time = time
    displayScale = environment.displayScale
    beginUpdate(Transaction())
    let context = _NodeContext(graph: self, parent: nil, environment: environment, transactionScope: nil)
    root = RootNode(context, proposal: size, margin: margin)
    root.setContent(V._makeNode(view, root.childContext))
    needsLayout = true
    layoutIfNeeded()
    isMounted = true
    frame(at: time)
  }

  /// Changes the environment of the root. The change never shares an update with one of the user.
  package func setEnvironment(_ environment: EnvironmentValues) {
    settle()
    beginUpdate(Transaction())
    displayScale = environment.displayScale
    let changed = EnvironmentValues.changedKeys(from: root.environment, to: environment)
    root.environmentDidChange(environment, changed: changed)
    root.invalidateLayout()
    finishUpdate()
    settle()
  }

  package func setSize(_ size: ProposedViewSize) {
    settle()
    beginUpdate(Transaction())
    root.setProposal(size)
    finishUpdate()
    settle()
  }

  /// Replaces the value of the root view.
  package func setRoot<V: View>(_ view: V) {
    settle()
    beginUpdate(Transaction())
    unsafeDowncast(root.content, to: _ViewNode<V>.self).update(view)
    finishUpdate()
    settle()
  }

  // MARK: The frame

  /// Advances to `time`: update, layout, display. Returns true while something moves.
  @discardableResult
  package func frame(at time: Double) -> Bool {
    self.time = max(time, self.time)
    settle()
    // Changes caused by time do not use the transaction of the last change.
    baseTransaction = Transaction()
    updateTickingBodies()
    wakes.run(at: self.time) { occluderCount > 0 && $0.isCovered }
    settle()
    rebuildStaleLayers()
    runDisplayTickers()
    if hasWork {
      // Completions and disappearances at the end of an animation take effect in the same frame.
      settle()
      rebuildStaleLayers()
    }
    reportInvalidNumbers()
    return isMoving
  }

  /// Shows the running animations as they are at a later time, and nothing else: no body, no action and no change runs.
  /// The graph shows no other frame afterwards.
  package func presentAnimations(at time: Double) {
    self.time = max(time, self.time)
    runDisplayTickers()
  }

  /// Advances the time. It runs a frame only if something moves or is scheduled.
  package func passTime(to time: Double) {
    if isMoving || hasWork || nextWake.map({ $0 <= time }) == true {
      frame(at: time)
    } else {
      self.time = max(time, self.time)
    }
  }

  /// A Boolean value that indicates whether frames are needed without another cause. Invisible motion needs none: it
  /// has its current value when it becomes visible.
  package var isMoving: Bool {
    let nothingTicks = displayTickers.isEmpty && sampler.isEmpty
    guard bodyTickers.isEmpty, waitingCompletions == 0 || nothingTicks else { return true }
    return displayTickers.contains { $0.canBeSeen } || sampler.canBeSeen
  }

  /// A Boolean value that indicates whether every frame matters, not only the last one, because a completion waits for
  /// an animation or a body runs in each frame.
  package var needsEveryFrame: Bool { waitingCompletions > 0 }

  /// The number of completions that wait for a running animation.
  package var waitingCompletions = 0

  /// The motions of bodies and layouts.
  package var bodyMotions: [AttributeMotion] { bodyTickers.flatMap { $0.motions } }
  /// A Boolean value that indicates whether something with an unknown future runs in every frame, such as a timeline or
  /// keyframes.
  package var hasUnknownMotion: Bool { bodyTickers.contains { $0.motions.isEmpty } }

  /// A Boolean value that indicates whether queued work waits for a frame.
  package var hasWork: Bool {
    !actions.isEmpty || !dirty.isEmpty || !mutations.isEmpty || !staleLayers.isEmpty || mustLayOut
  }

  /// The next scheduled time at which a frame is needed, or `nil` for none.
  package var nextWake: Double? { wakes.next }

  /// Runs queued changes with their layout and actions until none are left. The changes of an action are separate
  /// updates at the same time.
  package func settle() {
    guard isMounted, mutations.currentHost == nil else { return }
    var rounds = 0
    while rounds < 1000 {
      if let next = mutations.popFirst() {
        beginUpdate(next.transaction)
        for change in next.changes { change() }
        finishUpdate()
        for token in next.transaction.completions { token.updateDidEnd(self) }
      } else if !dirty.isEmpty || mustLayOut {
        beginUpdate(Transaction())
        finishUpdate()
      } else if !actions.isEmpty {
        rounds += 1
        let now = actions
        actions = ActionList()
        now.run()
      } else {
        return
      }
    }
    RuntimeIssue.report("Changes cause changes without end; the rest waits for the next frame.")
  }

  private func beginUpdate(_ transaction: Transaction) {
    updateID += 1
    if hasWaitingLayout, !transaction.isPlain {
      // Deferred layout is not animated, even if the next change is.
      baseTransaction = Transaction()
      layoutIfNeeded()
      updateID += 1
    }
    baseTransaction = transaction
  }

  private func finishUpdate() {
    runDirty()
    if needsAnyLayout, mayPutOffLayout { hasWaitingLayout = true } else { layoutIfNeeded() }
  }

  func runDirty() {
    while let node = dirty.popFirst() {
      guard node.isAttached, node.isDirty else { continue }
      node.performUpdate()
      node.isDirty = false
    }
  }

  // MARK: Queues

  package func enqueueDirty(_ node: _Node) { dirty.insert(node) }

  package func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Holds the place of the actions of content that is made during layout: see `withActions(at:_:)`.
  package func reserveActions() -> ActionPlace { actions.reserve() }

  /// Runs `work`, whose actions take the reserved place: what appears during the first layout appears in the order of
  /// the tree. Once the place has passed they come last, as any other.
  package func withActions(at place: ActionPlace?, _ work: () -> Void) {
    let outer = actions.redirect(to: place)
    work()
    actions.redirect(to: outer)
  }

  package func enqueueMutation(_ transaction: Transaction, _ change: @escaping () -> Void) {
    mutations.append(transaction, change)
  }

  package func enqueueLayers(_ node: _Node) {
    guard let item = node as? ItemNode else { return }
    staleLayers.append(item)
  }

  package func enqueueRootLayers() { if let root { staleLayers.append(root) } }

  private func rebuildStaleLayers() {
    guard !staleLayers.isEmpty else { return }
    let stale = staleLayers
    staleLayers = []
    var seen: Set<ObjectIdentifier> = []
    for node in stale where node.isAttached && seen.insert(ObjectIdentifier(node)).inserted {
      node.rebuildLayerChildren()
    }
  }

  package func startTicking(_ ticker: any FrameTicking) {
    if !bodyTickers.contains(where: { $0 === ticker }) { bodyTickers.append(ticker) }
  }

  package func startTicking(_ node: ItemNode) { displayTickers.append(node) }

  /// Runs the bodies that time itself changes, in an update of their own.
  private func updateTickingBodies() {
    guard !bodyTickers.isEmpty else { return }
    beginUpdate(Transaction())
    let now = bodyTickers
    bodyTickers = []
    for ticker in now where ticker.tick(at: time, graph: self) {
      if occluderCount > 0, ticker.tickingNode?.isCovered == true, ticker.motions.allSatisfy(\.isEndless) {
        pausedTickers.append(ticker)
      } else {
        startTicking(ticker)
      }
    }
    finishUpdate()
  }

  func resumePaused() {
    wakes.resume()
    let (nodes, tickers) = (pausedNodes, pausedTickers)
    pausedNodes = []
    pausedTickers = []
    for node in nodes where node.isAttached { startTicking(node) }
    for ticker in tickers { startTicking(ticker) }
  }

  /// Resumes paused motion in rows that have become visible.
  package func resumeShown() {
    guard !pausedNodes.isEmpty || !pausedTickers.isEmpty else { return }
    let (nodes, tickers) = (pausedNodes, pausedTickers)
    pausedNodes = nodes.filter { $0.isAttached && $0.isCovered }
    pausedTickers = tickers.filter { $0.tickingNode?.isCovered == true }
    for node in nodes where node.isAttached && !node.isCovered { startTicking(node) }
    for ticker in tickers where ticker.tickingNode?.isCovered != true { startTicking(ticker) }
  }

  /// Pauses motion, at its next tick, in rows that are no longer visible.
  package func pauseHidden() { if !sampler.isEmpty { sampler.release { $0.isCovered } } }

  private func runDisplayTickers() {
    if !sampler.isEmpty {
      sampler.sample(at: time) { $0.startTicking() }
    }
    guard !displayTickers.isEmpty else { return }
    var kept = 0
    for index in displayTickers.indices {
      let node = displayTickers[index]
      guard node.isAttached, node.tick(at: time) else { continue }
      // Invisible endless animations may continue later. Finite ones must end, because a completion may wait for them.
      if occluderCount > 0, node.isCovered, node.movesEndlessly {
        pausedNodes.append(node)
        continue
      }
      displayTickers[kept] = node
      kept += 1
    }
    displayTickers.removeLast(displayTickers.count - kept)
  }

  /// The nodes with running animations.
  package var animatingNodes: [ItemNode] { displayTickers + sampler.nodes.filter { !$0.isTicking } }
  /// The number of running animations, including those of bodies. An animation that changes between lists may count
  /// twice.
  package var movingCount: Int { displayTickers.count + sampler.count + bodyTickers.count }

  package func roundToPixels(_ rect: CGRect) -> CGRect {
    let scale = displayScale
    let minX = (rect.origin.x * scale).rounded(.toNearestOrAwayFromZero) / scale
    let minY = (rect.origin.y * scale).rounded(.toNearestOrAwayFromZero) / scale
    let maxX = ((rect.origin.x + rect.size.width) * scale).rounded(.toNearestOrAwayFromZero) / scale
    let maxY = ((rect.origin.y + rect.size.height) * scale).rounded(.toNearestOrAwayFromZero) / scale
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Schedules the completion of a `withAnimation` call that has changed nothing in any graph.
  package static func scheduleWithoutGraph(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }
}

/// An observer that reads frames after each layout.
package protocol LayoutObserver: AnyObject {
  func layoutDidFinish()
}
