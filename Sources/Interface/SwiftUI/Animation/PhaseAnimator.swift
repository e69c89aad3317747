import Foundation
import Motion
import ViewGraph

/// A container that animates its content by automatically cycling through a collection of phases that you provide,
/// each defining a discrete step within an animation.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  let phases: [Phase]
  /// The value whose changes start a cycle. With `nil`, the phases repeat without end.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates an animator that cycles through the phases once each time `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that cycles through the phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public static var _isUnary: Bool { false }

  public static func _makeNode(_ view: PhaseAnimator, _ context: _NodeContext) -> _ViewNode<PhaseAnimator> {
    PhaseNode(view, context)
  }
}

final class PhaseNode<Phase: Equatable, Content: View>: ClosureNode<PhaseAnimator<Phase, Content>, Content?> {
  private var index = 0
  private var isRunning = false
  /// The number of the current run. Completions of earlier runs are ignored.
  private var run = 0
  private var stepTime = -Double.infinity
  private var stepsAtOnce = 0

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
    super.init(view, context)
    if view.phases.isEmpty { RuntimeIssue.report("A PhaseAnimator without phases shows nothing.") }
    buildContent()
    if view.trigger == nil { graph.enqueueAction { [weak self] in self?.begin() } }
  }

  override func makeContent() -> Content? {
    guard !view.phases.isEmpty else { return nil }
    return view.content(view.phases[min(index, view.phases.count - 1)])
  }

  override func update(_ new: PhaseAnimator<Phase, Content>) {
    let old = view
    view = new
    if let before = old.trigger, let now = new.trigger, !isSame(before, now) {
      graph.enqueueAction { [weak self] in self?.begin() }
    }
    refreshContent()
  }

  private func isSame(_ a: any Equatable, _ b: any Equatable) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return open(a)
  }

  private func begin() {
    guard isAttached, view.phases.count > 1 else { return }
    run += 1
    isRunning = true
    step()
  }

  private func step() {
    guard isAttached, isRunning, !view.phases.isEmpty else { return }
    let next = (index + 1) % view.phases.count
    // Phases without duration are skipped. If a whole cycle has no duration, the next phase waits for the next frame.
    if stepTime == graph.time { stepsAtOnce += 1 } else { (stepTime, stepsAtOnce) = (graph.time, 1) }
    if stepsAtOnce > view.phases.count {
      graph.wakes.schedule(self, at: graph.time + 1.0 / 60) { [weak self] in self?.step() }
      return
    }
    let number = run
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.addAnimationCompletion { [weak self] in
      guard let self, number == self.run else { return }
      if next == 0 && self.view.trigger != nil { self.isRunning = false }
      self.step()
    }
    graph.enqueueMutation(transaction) { [weak self] in
      guard let self, self.isAttached else { return }
      self.index = next
      self.markDirty()
    }
  }

  override func teardown() {
    super.teardown()
    isRunning = false
    graph.wakes.cancel(self)
  }
}

nonisolated extension View {
  /// Cycles through the given phases when the trigger value changes, updating the view using the modifiers you apply.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Animates effects that you apply to a view over a sequence of phases that change continuously.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }
}
