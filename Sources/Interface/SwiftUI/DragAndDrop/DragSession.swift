import Foundation
import Geometry
import UniformTypeIdentifiers
import ViewGraph

/// A view that takes drops.
@MainActor
final class DropTarget {
  /// The frame in the global space, in points.
  var frame = CGRect.zero
  /// Called with each state of a drag over the view.
  var delegate: (any DropDelegate)?

  nonisolated init() {}
}

/// The drag in progress: it finds the drop target under the pointer and calls its delegate.
@MainActor
final class DragSession {
  private final class Entry {
    weak var target: DropTarget?
    init(_ target: DropTarget) { self.target = target }
  }

  private static var entries: [Entry] = []
  private let providers: [NSItemProvider]
  private var current: DropTarget?

  init(_ provider: NSItemProvider) { providers = [provider] }

  /// Adds a target. Targets that appear later are in front.
  static func add(_ target: DropTarget) {
    remove(target)
    entries.append(Entry(target))
  }

  static func remove(_ target: DropTarget) { entries.removeAll { $0.target == nil || $0.target === target } }

  private func info(_ target: DropTarget, _ point: CGPoint) -> DropInfo {
    let origin = target.frame.origin
    return DropInfo(location: CGPoint(x: point.x - origin.x, y: point.y - origin.y), providers: providers)
  }

  func move(to point: CGPoint) {
    let found = Self.entries.reversed().lazy.compactMap(\.target).first { target in
      guard target.frame.contains(point), let delegate = target.delegate else { return false }
      return delegate.validateDrop(info: self.info(target, point))
    }
    if found !== current {
      if let current { current.delegate?.dropExited(info: info(current, point)) }
      current = found
      if let found { found.delegate?.dropEntered(info: info(found, point)) }
    }
    if let found { _ = found.delegate?.dropUpdated(info: info(found, point)) }
  }

  func end(at point: CGPoint) {
    move(to: point)
    guard let current else { return }
    self.current = nil
    _ = current.delegate?.performDrop(info: info(current, point))
    current.delegate?.dropExited(info: info(current, point))
  }
}

/// The delegate of a drop destination with closures.
nonisolated struct ClosureDropDelegate: DropDelegate {
  let accepts: (DropInfo) -> Bool
  let isTargeted: (Bool) -> Void
  let perform: (DropInfo) -> Bool

  func validateDrop(info: DropInfo) -> Bool { accepts(info) }
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
  func performDrop(info: DropInfo) -> Bool { perform(info) }
}

/// A modifier that starts a drag after a long press.
nonisolated struct DragSourceModifier: ViewModifier {
  let provider: () -> NSItemProvider
  @State private var holder = Holder()

  @MainActor
  private final class Holder {
    var session: DragSession?

    nonisolated init() {}
  }

  @MainActor func body(content: Content) -> some View {
    content.simultaneousGesture(
      LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .onChanged { value in
          guard case .second(true, let drag?) = value else { return }
          let session = holder.session ?? DragSession(provider())
          holder.session = session
          session.move(to: drag.location)
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { holder.session?.end(at: drag.location) }
          holder.session = nil
        })
  }
}

/// A modifier that takes drops.
nonisolated struct DropTargetModifier: ViewModifier {
  let delegate: any DropDelegate
  @State private var target = DropTarget()

  @MainActor func body(content: Content) -> some View {
    target.delegate = delegate
    return
      content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        target.frame = $0
      }
      .onAppear { DragSession.add(target) }
      .onDisappear { DragSession.remove(target) }
  }
}
