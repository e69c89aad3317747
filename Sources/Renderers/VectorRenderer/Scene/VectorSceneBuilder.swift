import Drawing
import Foundation
import Geometry

/// A builder that converts a recording into the parts of a picture: layers become nodes, and changes become channels.
final class VectorSceneBuilder {
  /// The tolerance in points. The sum of rounding and fitting errors stays under 0.1.
  static let lengthTolerance = 0.04
  /// The tolerance of color components in 0–1: half of one level of 255.
  static let colorTolerance = 0.5 / 255

  let fitter: TrackFitter
  private let isFrame: [Bool]
  private let root: [LayerState]
  private let still: LayerState?
  private(set) var warnings = WarningList()
  /// A Boolean value that indicates whether every motion has the closed form of an animation, or repeats in the period
  /// of one animation.
  private(set) var isClosed = true

  let text: VectorTextForm
  /// The fonts to which embedded text adds its glyphs.
  let fonts: FontSubsets

  init(_ recording: VectorRecording, text: VectorTextForm = .outlines, fonts: FontSubsets = FontSubsets()) {
    self.text = text
    self.fonts = fonts
    fitter = TrackFitter(recording)
    isFrame = recording.samples.map(\.isFrame)
    root = recording.samples.map(\.root)
    still = recording.still
  }

  /// The whole picture.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - background: Behind the views, and cut and blended as they are.
  func build(size: CGSize, background: Color.Resolved?) -> VectorNode {
    var parts: [VectorNode] = []
    if let background {
      var shape = VectorShape(geometry: .rect(Channel([0, 0, Double(size.width), Double(size.height)])))
      shape.fill = .color(Channel(Self.components(background)))
      parts.append(VectorNode(.shape(shape)))
    }
    if let views = node(root, still: still, offset: .zero, inherited: []) { parts.append(views) }
    let picture = VectorNode(.group(parts))
    picture.bounds = CGRect(origin: .zero, size: size)
    picture.resolveCompositing()
    return picture
  }

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - seen: The state of the layer at each sample, or `nil` where it is absent.
  ///   - offset: The origin of the layer's position.
  ///   - inherited: The opacities of enclosing layers, which each part applies itself.
  func node(
    _ seen: [LayerState?], still givenStill: LayerState?, offset: CGPoint, inherited: [Channel]
  ) -> VectorNode? {
    let given = Self.condensed(seen)
    let isThere = given.map { state in state.map { !$0.isHidden } ?? false }
    let stillIsThere = givenStill.map { !$0.isHidden } ?? false
    guard isThere.contains(true) || stillIsThere, let states = filled(given) ?? givenStill.map({ [$0] }) else {
      return nil
    }
    let stillState = givenStill ?? states[states.count - 1]
    let longest = states.map { $0.filters.map(\.kind) }.max { $0.count < $1.count } ?? []
    let family = childFamilies(states, still: stillState)
    func signature(_ state: LayerState) -> LayerSignature {
      state.signature(filters: longest, countsChildren: family == nil)
    }
    let signatures = states.map(signature)
    let first = signatures[0]
    let stillSignature = signature(stillState)
    if stillSignature != first || signatures.contains(where: { $0 != first }) {
      return variants(
        given, states, signatures, still: givenStill, stillSignature, offset: offset, inherited: inherited)
    }
    var opacities = inherited
    // Without a static state of the whole, the last state is used.
    if let presence = presence(isThere, still: still == nil ? isThere.last ?? true : stillIsThere) {
      opacities.append(presence)
    }
    return node(
      states, still: stillState, children: family ?? [], offset: offset, opacities: opacities)
  }

  private func presence(_ isThere: [Bool], still: Bool) -> Channel? {
    if still, !isThere.contains(false) { return nil }
    let steps = fitter.steps(isThere)
    if steps != nil { isClosed = false }
    let track = steps ?? constantTrack([isThere[0] ? 1 : 0], unless: [still ? 1 : 0])
    return Channel([still ? 1 : 0], track: track)
  }

  private func node(
    _ states: [LayerState], still: LayerState, children: [ChildFamily], offset: CGPoint, opacities: [Channel]
  ) -> VectorNode {
    if let apart = apart(states, still: still, children) {
      return node(apart.states, still: apart.still, children: apart.children, offset: offset, opacities: opacities)
    }
    let placed = transform(states, still: still, offset: offset)
    let inner = placed.childOffset
    var opacities = opacities
    let own = channel(
      states.map { [$0.opacity] }, still: [still.opacity], tolerance: [Self.colorTolerance], clamped: true)
    if own.isMoving || own.still != [1] { opacities.append(own) }
    let node = VectorNode(.group([]))
    node.transform = placed.transform
    node.blendMode = still.blendMode
    node.filters = filters(states, still: still)
    node.isolates = still.isolates || !node.filters.isEmpty
    if node.isolates || still.blendsInside {
      node.bounds = bounds(states, still).offsetBy(dx: inner.x, dy: inner.y)
    }
    if let clip = still.clip { node.clip = self.clip(clip, states, offset: inner) }
    if let mask = still.mask {
      let masks = states.map(\.mask)
      node.mask = self.node(masks, still: mask, offset: inner, inherited: [])
      if node.mask == nil { node.mask = VectorNode(.group([])) }
    }
    // A group that fades as one is an image of its own: parts that blend with what is behind it fade each for itself.
    let fadesAsOne =
      node.isolates || opacities.isEmpty || (!still.blendsInside && canFadeAsOne(states, still))
    node.opacities = fadesAsOne ? opacities : []
    let passed = fadesAsOne ? [] : opacities
    var parts = shapes(states, still: still, offset: inner)
    for part in parts { part.opacities += passed }
    for family in children {
      if let child = self.node(family.states, still: family.still, offset: inner, inherited: passed) {
        parts.append(child)
      }
    }
    node.body = .group(parts)
    return node
  }

  /// Returns whether no parts overlap.
  private func canFadeAsOne(_ states: [LayerState], _ still: LayerState) -> Bool {
    Self.some(of: states, still).allSatisfy(\.hasSeparateParts)
  }

  /// Returns the maximum painted area over all time.
  private func bounds(_ states: [LayerState], _ still: LayerState) -> CGRect {
    var result = still.paintedBounds
    var last = still
    for state in states where state !== last {
      result = result.union(state.paintedBounds)
      last = state
    }
    return result
  }

  /// States now and then, and the one at rest: enough to see whether parts overlap.
  private static func some(of states: [LayerState], _ still: LayerState) -> [LayerState] {
    let step = max(1, states.count / 16)
    return stride(from: 0, to: states.count, by: step).map { states[$0] } + [still]
  }

  // MARK: Content that changes its structure

  /// Returns one node for each kind of state, visible during its time. Changes happen at frames.
  private func variants(
    _ given: [LayerState?], _ states: [LayerState], _ signatures: [LayerSignature], still: LayerState?,
    _ stillSignature: LayerSignature, offset: CGPoint, inherited: [Channel]
  ) -> VectorNode? {
    var order: [LayerSignature: Int] = [:]
    var kinds: [LayerSignature] = []
    var shownAt: [Int] = []
    for index in states.indices {
      let shown = isFrame[index] || index == 0 ? index : shownAt[index - 1]
      shownAt.append(shown)
      if order[signatures[shown]] == nil {
        order[signatures[shown]] = kinds.count
        kinds.append(signatures[shown])
      }
    }
    if kinds.count > 1 {
      warnings.sampled("\(Self.title(states[0])), whose parts change")
      isClosed = false
    }
    if order[stillSignature] == nil, still != nil { kinds.append(stillSignature) }
    var parts: [VectorNode] = []
    for kind in kinds {
      let own: [LayerState?] = states.indices.map { index in
        let shown = shownAt[index]
        guard signatures[shown] == kind, given[shown] != nil else { return nil }
        return signatures[index] == kind ? given[index] : given[shown]
      }
      let ownStill = stillSignature == kind ? still : nil
      if let part = node(own, still: ownStill, offset: offset, inherited: inherited) {
        parts.append(part)
      }
    }
    return parts.isEmpty ? nil : VectorNode(.group(parts))
  }

  /// Fills gaps with the previous state, or with the next one at the start.
  private func filled(_ given: [LayerState?]) -> [LayerState]? {
    guard var last = given.lazy.compactMap({ $0 }).first else { return nil }
    return given.map { state in
      if let state { last = state }
      return last
    }
  }

  /// Returns a single sample if the layer and its descendants never change.
  private static func condensed(_ given: [LayerState?]) -> [LayerState?] {
    guard let state = given.first ?? nil, given.allSatisfy({ $0 === state }) else { return given }
    return [state]
  }

  static func title(_ state: LayerState) -> String {
    let name = state.name.prefix { $0 != "<" }
    return name.isEmpty ? "a part" : String(name)
  }

  // MARK: Channels

  func angleChannel(_ degrees: [Double], still: Double, tolerance: Double) -> Channel {
    if let track = fitter.fitAngles(degrees, tolerance: tolerance) {
      note(track)
      return Channel([still], track: track)
    }
    return Channel([still], track: constantTrack([degrees[0]], unless: [still], tolerance: [tolerance]))
  }

  func channel(
    _ values: [[Double]], still: [Double], tolerance: [Double], clamped: Bool = false
  ) -> Channel {
    if let track = fitter.fit(values, tolerance: tolerance, clamped: clamped) {
      note(track)
      return Channel(still, track: track)
    }
    return Channel(
      still, track: constantTrack(values[0], unless: still, tolerance: tolerance))
  }

  /// Returns a constant track for a value that differs from the static one.
  private func constantTrack(_ value: [Double], unless still: [Double], tolerance: [Double]? = nil) -> Track? {
    let differs = value.indices.contains { abs(value[$0] - still[$0]) > (tolerance?[$0] ?? 1e-9) }
    guard differs else { return nil }
    let frames = [
      Keyframe(offset: 0, value: value, easing: .linear), Keyframe(offset: 1, value: value, easing: .linear),
    ]
    return Track(sections: [TrackSection(start: 0, duration: 1, count: 1, keyframes: frames)], isSampled: false)
  }

  func warn(_ text: String) { warnings.add(text) }

  private func note(_ track: Track) {
    guard track.isSampled else { return }
    warnings.countSampled()
    if !track.hasOwnPeriod { isClosed = false }
  }
}
