import Foundation
import Geometry
import Motion
import ViewGraph

/// All groups of one view tree.
final class MatchedGeometryGroups {
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]

  func group(_ key: MatchedGeometryKey, _ graph: ViewGraph) -> MatchedGeometryGroup {
    if let known = groups[key] { return known }
    let made = MatchedGeometryGroup(graph) { [weak self] in self?.groups[key] = nil }
    groups[key] = made
    return made
  }
}

/// The views with one identifier, and their shared geometry.
///
/// While the source stays the same view, followers have its frame, and each leaf animates its own frame. When another
/// view becomes the source, the frame of the group animates from the old source to the new one, and every member
/// follows it, including the one that is being removed.
final class MatchedGeometryGroup: FrameTicking {
  private unowned let graph: ViewGraph
  private let whenEmpty: () -> Void
  private var members: [MatchedGeometryNode] = []
  private weak var source: MatchedGeometryNode?
  /// The frame of the source in the layout space.
  private var geometry: AnimatedValue<CGRect>?
  private var isTicking = false

  init(_ graph: ViewGraph, whenEmpty: @escaping () -> Void) {
    self.graph = graph
    self.whenEmpty = whenEmpty
  }

  var isMoving: Bool { geometry?.isMoving ?? false }

  // MARK: Members

  func add(_ member: MatchedGeometryNode) { members.append(member) }

  func remove(_ member: MatchedGeometryNode) {
    members.removeAll { $0 === member }
    if source === member { source = nil }
    guard members.isEmpty else { return }
    // A view that becomes the source in this update still needs the previous frame.
    graph.enqueueAction { [weak self] in
      guard let self, self.members.isEmpty else { return }
      self.geometry?.cancel(self.graph)
      self.whenEmpty()
    }
  }

  func sourcesDidChange() {
    for member in members { member.invalidatePlacement() }
  }

  /// Returns whether a member is the source: the newest source, or a view that is being removed if there is no other.
  func isSource(_ member: MatchedGeometryNode) -> Bool {
    let staying = members.last { $0.modifier.isSource && !$0.isLeaving }
    return (staying ?? members.last { $0.modifier.isSource }) === member
  }

  // MARK: Geometry

  func sourceDidPlace(_ member: MatchedGeometryNode) {
    let target = member.ownFrame
    guard var geometry else {
      self.geometry = AnimatedValue(target)
      source = member
      return placeFollowers(of: member)
    }
    let isNewSource = source !== member
    source = member
    if isNewSource || geometry.isMoving {
      // The animation is that of the new source's transaction. Without an animation, the frame changes immediately.
      if geometry.set(target, node: member) { startTicking() }
      if !geometry.isMoving { geometry = AnimatedValue(target) }
    } else if geometry.model != target {
      geometry = AnimatedValue(target)
    } else {
      return
    }
    self.geometry = geometry
    placeFollowers(of: member)
  }

  private func placeFollowers(of source: MatchedGeometryNode) {
    for member in members where member !== source { member.invalidatePlacement() }
  }

  /// Returns the frame of a member's content, or `nil` for its own frame.
  func frame(for member: MatchedGeometryNode) -> CGRect? {
    guard let geometry else { return nil }
    if geometry.isMoving { return geometry.presented }
    return isSource(member) ? nil : geometry.model
  }

  // MARK: Animation

  private func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    graph.startTicking(self)
  }

  func tick(at time: Double, graph: ViewGraph) -> Bool {
    guard let geometry else { return false }
    let moving = geometry.tick(at: time, graph: graph)
    self.geometry = geometry
    for member in members { member.invalidatePlacement() }
    if !moving { isTicking = false }
    return moving
  }

  var motions: [AttributeMotion] {
    geometry?.attributeMotion("matchedGeometry").map { [$0] } ?? []
  }
}
