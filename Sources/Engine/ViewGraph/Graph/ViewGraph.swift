import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion

/// The engine of one view tree: queues changes, updates bodies, lays out, animates, and keeps the display list.
///
/// It reads no clock: the host passes the time of each frame. Everything happens on the main thread; only writes to
/// state may come from elsewhere, and wait in a queue.
package final class ViewGraph {
  // MARK: The update in progress

  /// Seconds on the host's clock: the time of the current frame.
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
  /// Whether what that changes jumps.
  private(set) var baseIsPlain = true
  package internal(set) var updateID = 0
  package private(set) var isMounted = false
  /// While a transition puts its views at the start of their way in.
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
  /// Nobody looks at frames until the host says so.
  package var defersLayout = false
  /// Layout was put off, under a transaction without animation.
  var hasWaitingLayout = false
  /// The nodes that want every layout.
  var heedingNodes = 0
  private var staleLayers: [ItemNode] = []
  var stalePlacements: [ItemNode] = []
  /// Removed subtrees that changed on their way out.
  var staleDepartures: [_Node] = []
  /// In the order of their depth.
  var sizeChecks: [ItemNode] = []
  private(set) var bodyTickers: [any FrameTicking] = []
  private(set) var displayTickers: [ItemNode] = []
  /// Effects in plain numbers.
  let sampler = PresentationSampler()
  package let wakes = WakeScheduler()
  package let focus = FocusManager()
  var preferenceObservers = OrderedRegistry<any PreferenceObserver>()
  var preferencesAreStale = false
  /// Told after every layout: those who report geometry.
  package var layoutObservers = OrderedRegistry<any LayoutObserver>()
  /// What lies over everything, the lowest first.
  package var overlayLayers: [OverlayPortalNode] = []
  /// The nodes that hide their content now.
  package var occluderCount = 0
  private var pausedNodes: [ItemNode] = []
  private var pausedTickers: [any FrameTicking] = []
  package private(set) lazy var visibility = VisibilityRegistry(self)
  /// The lazy containers, and what they are doing.
  package let lazyRows = LazyRows()
  /// What other modules keep for this graph: pointers, stores. One object a type.
  private var services: [ObjectIdentifier: AnyObject] = [:]

  /// What belongs to this graph but is no business of the engine: one object a type, made when it is first asked for.
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
  /// How many nodes were ever made.
  var lastSerial: Int32 = 0
  package var bodyCount = 0
  package internal(set) var layoutCount = 0
  package var animationsStarted = 0

  package init() {}

  /// Builds the tree. The root's size and environment are final before the first `onAppear` runs.
  ///
  /// - Parameter room: points on both sides of, and above and below, the content of a root that is as large as what
  ///   it shows; nil: the root is as large as `size`.
  package func mount<V: View>(
    _ view: V, size: ProposedViewSize, room: CGSize? = nil, environment: EnvironmentValues, at time: Double = 0
  ) {
    self.time = time
    displayScale = environment.displayScale
    beginUpdate(Transaction())
    let context = _NodeContext(graph: self, parent: nil, environment: environment, transactionScope: nil)
    root = RootNode(context, proposal: size, room: room)
    root.setContent(V._makeNode(view, root.childContext))
    needsLayout = true
    layoutIfNeeded()
    isMounted = true
    frame(at: time)
  }

  /// The host's settings changed; never shares an update with a user's change.
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

  /// Replaces the root view's value.
  package func setRoot<V: View>(_ view: V) {
    settle()
    beginUpdate(Transaction())
    unsafeDowncast(root.content, to: _ViewNode<V>.self).update(view)
    finishUpdate()
    settle()
  }

  // MARK: The frame

  /// Brings everything to `time`: update, layout, display. True: something is still moving.
  @discardableResult
  package func frame(at time: Double) -> Bool {
    self.time = max(time, self.time)
    settle()
    // What time itself changes has no part in the last change's animation.
    baseTransaction = Transaction()
    updateTickingBodies()
    wakes.run(at: self.time) { occluderCount > 0 && $0.isCovered }
    settle()
    rebuildStaleLayers()
    runDisplayTickers()
    if hasWork {
      // Completions and disappearances at the end of an animation show in the same frame.
      settle()
      rebuildStaleLayers()
    }
    return isMoving
  }

  /// Time goes on: a frame only if something moves or waits for it.
  package func passTime(to time: Double) {
    if isMoving || hasWork || nextWake.map({ $0 <= time }) == true {
      frame(at: time)
    } else {
      self.time = max(time, self.time)
    }
  }

  /// Whether frames are needed even if nothing else happens. What moves where nothing can be seen needs none: it is
  /// where its time has brought it when it is shown.
  package var isMoving: Bool {
    let nothingTicks = displayTickers.isEmpty && sampler.isEmpty
    guard bodyTickers.isEmpty, waitingCompletions == 0 || nothingTicks else { return true }
    return displayTickers.contains { $0.canBeSeen } || sampler.canBeSeen
  }

  /// Whether every frame matters, not only the last: somebody waits for an animation to complete, or a body runs each
  /// frame.
  package var needsEveryFrame: Bool { waitingCompletions > 0 }

  /// Completions that wait for a running animation.
  package var waitingCompletions = 0

  /// What animates bodies and layouts.
  package var bodyMotions: [AttributeMotion] { bodyTickers.flatMap { $0.motions } }
  /// Whether something that runs every frame cannot say how it goes on: timelines, keyframes.
  package var hasUnknownMotion: Bool { bodyTickers.contains { $0.motions.isEmpty } }

  /// Whether queued work waits for a frame.
  package var hasWork: Bool {
    !actions.isEmpty || !dirty.isEmpty || !mutations.isEmpty || !staleLayers.isEmpty || mustLayOut
  }

  /// The next time at which something wants a frame though nothing moves now; nil: never.
  package var nextWake: Double? { wakes.next }

  /// Runs queued changes, their layout and their actions until nothing is left. An action's changes are updates of
  /// their own, at the same time.
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
      // What was put off jumps, whatever the next change does.
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

  /// Rows came into sight: what was paused in them goes on.
  package func resumeShown() {
    guard !pausedNodes.isEmpty || !pausedTickers.isEmpty else { return }
    let (nodes, tickers) = (pausedNodes, pausedTickers)
    pausedNodes = nodes.filter { $0.isAttached && $0.isCovered }
    pausedTickers = tickers.filter { $0.tickingNode?.isCovered == true }
    for node in nodes where node.isAttached && !node.isCovered { startTicking(node) }
    for ticker in tickers where ticker.tickingNode?.isCovered != true { startTicking(ticker) }
  }

  /// Rows went out of sight: what moves in them is paused at its next tick.
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
      // What nobody sees may as well go on later; what ends must end, as somebody may wait for it.
      if occluderCount > 0, node.isCovered, node.movesEndlessly {
        pausedNodes.append(node)
        continue
      }
      displayTickers[kept] = node
      kept += 1
    }
    displayTickers.removeLast(displayTickers.count - kept)
  }

  /// The nodes whose attributes are animating now.
  package var animatingNodes: [ItemNode] { displayTickers + sampler.nodes.filter { !$0.isTicking } }
  /// Their number with that of what animates bodies; one that changes hands may count twice.
  package var movingCount: Int { displayTickers.count + sampler.count + bodyTickers.count }

  package func roundToPixels(_ rect: CGRect) -> CGRect {
    let scale = displayScale
    let minX = (rect.origin.x * scale).rounded(.toNearestOrAwayFromZero) / scale
    let minY = (rect.origin.y * scale).rounded(.toNearestOrAwayFromZero) / scale
    let maxX = ((rect.origin.x + rect.size.width) * scale).rounded(.toNearestOrAwayFromZero) / scale
    let maxY = ((rect.origin.y + rect.size.height) * scale).rounded(.toNearestOrAwayFromZero) / scale
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Completions of `withAnimation` calls that changed nothing in any graph.
  package static func scheduleWithoutGraph(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }
}

/// Somebody who looks at frames when a layout has finished.
package protocol LayoutObserver: AnyObject {
  func layoutDidFinish()
}
