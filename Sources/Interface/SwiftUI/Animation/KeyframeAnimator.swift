import Foundation
import Motion
import ViewGraph

/// A container that animates its content with keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where Value == KeyframePath.Value {
  let initialValue: Value
  /// The value whose changes start the animation. With `nil`, `repeats` determines whether it loops.
  let trigger: (any Equatable)?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays the keyframes each time `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that repeats the keyframes without end. With `repeating` false, it shows their start.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(_ view: KeyframeAnimator, _ context: _NodeContext) -> _ViewNode<KeyframeAnimator> {
    KeyframeNode(view, context)
  }
}

final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  ClosureNode<KeyframeAnimator<Value, KeyframePath, Content>, Content>, FrameTicking
where Value == KeyframePath.Value {
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var startTime: Double = 0

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: _NodeContext) {
    value = view.initialValue
    super.init(view, context)
    if view.trigger == nil && view.repeats { play() }
    buildContent()
  }

  override func makeContent() -> Content { view.content(value) }

  private func play() {
    let made = KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value))
    startTime = graph.time
    guard made.duration > 0 else {
      value = made.value(time: 0)
      timeline = nil
      return
    }
    timeline = made
    sample(at: graph.time)
    graph.startTicking(self)
  }

  private func sample(at time: Double) {
    guard let timeline else { return }
    var elapsed = time - startTime
    if view.trigger == nil {
      elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
      // Frame times are sums of rounded fractions: a time just before the end is the start of the next iteration.
      if timeline.duration - elapsed < 1e-9 { elapsed = 0 }
    }
    timeline.update(value: &value, time: elapsed)
  }

  override func update(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
    let old = view
    view = new
    if let before = old.trigger, let now = new.trigger {
      if !isSame(before, now) { play() }
    } else if new.trigger == nil, old.repeats != new.repeats {
      timeline = nil
      value = new.initialValue
      if new.repeats { play() }
    }
    refreshContent()
  }

  private func isSame(_ a: any Equatable, _ b: any Equatable) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return open(a)
  }

  func tick(at time: Double, graph: ViewGraph) -> Bool {
    guard isAttached, let timeline else { return false }
    sample(at: time)
    markDirty()
    guard view.trigger != nil, time - startTime >= timeline.duration else { return true }
    self.timeline = nil
    return false
  }

  var motions: [AttributeMotion] {
    guard let timeline else { return [] }
    if view.trigger != nil { return [AttributeMotion("keyframes", endTime: startTime + timeline.duration)] }
    return LoopPeriod(seconds: timeline.duration).map { [AttributeMotion("keyframes", loop: ($0, startTime))] } ?? []
  }
}

nonisolated extension View {
  /// Plays the given keyframes when the given trigger value changes, updating the view using the modifiers you apply.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Repeats the given keyframes without end, updating the view using the modifiers you apply in `body`.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
