import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The calls of a wrapper of one of UIKit's or AppKit's views.
@MainActor @preconcurrency
public protocol _PlatformRepresentation {
  associatedtype Coordinator
  associatedtype Wrapped: AnyObject
  func makeCoordinator() -> Coordinator
  func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped
  func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>)
  func size(_ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) -> CGSize?
  static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator)
  static func view(of wrapped: Wrapped) -> _PlatformView
  static func setVisible(_ wrapped: Wrapped, _ isVisible: Bool)
}

extension _PlatformRepresentation {
  /// Does nothing by default, for wrappers of views.
  public static func setVisible(_ wrapped: Wrapped, _ isVisible: Bool) {}
}

/// The coordinator, the environment and the transaction of a wrapper.
@MainActor @preconcurrency
public struct _RepresentationContext<Coordinator> {
  /// The coordinator of the wrapper.
  public let coordinator: Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the wrapper.
  public let environment: EnvironmentValues
}

/// The view that shows what a wrapper makes.
@MainActor @preconcurrency
public struct _RepresentationView<Wrapper: _PlatformRepresentation>: View {
  let wrapper: Wrapper
  @Environment(\.self) private var environment
  @UpdateTransaction private var transaction
  @StateObject private var storage = RepresentationStorage<Wrapper>()

  public var body: some View {
    let context = storage.update(wrapper, in: environment, transaction)
    if let wrapped = storage.wrapped, let view = storage.view {
      RepresentationLayout(proposedSize: { wrapper.size($0, wrapped, context) }) {
        PlatformViewPicture(view: view, version: storage.version)
      }
      // As in UIKit, the view is hit in all of its bounds, also where it draws nothing.
      .contentShape(Rectangle())
      .onAppear { Wrapper.setVisible(wrapped, true) }
      .onDisappear { Wrapper.setVisible(wrapped, false) }
    }
  }
}

/// The transaction of the update that evaluates a view's body.
@propertyWrapper
private struct UpdateTransaction: GraphProperty {
  private(set) var wrappedValue = Transaction()

  mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    wrappedValue = host.transaction
  }
}

/// The platform view that a wrapper has created, for the lifetime of its place in the tree.
@MainActor
final class RepresentationStorage<Wrapper: _PlatformRepresentation>: ObservableObject {
  private(set) var wrapped: Wrapper.Wrapped?
  private(set) var view: _PlatformView?
  /// The number of updates and changes.
  private(set) var version = 0
  private var coordinator: Wrapper.Coordinator?
  private var isUpdating = false

  nonisolated init() {}

  deinit {
    // The tree lets go of its states on the main thread.
    MainActor.assumeIsolated {
      if let wrapped, let coordinator { Wrapper.dismantle(wrapped, coordinator) }
    }
  }

  func update(
    _ wrapper: Wrapper, in environment: EnvironmentValues, _ transaction: Transaction
  ) -> _RepresentationContext<Wrapper.Coordinator> {
    isUpdating = true
    version += 1
    defer { isUpdating = false }
    let coordinator = coordinator ?? wrapper.makeCoordinator()
    self.coordinator = coordinator
    let context = _RepresentationContext(
      coordinator: coordinator, transaction: transaction, environment: environment)
    let wrapped = wrapped ?? wrapper.make(context)
    self.wrapped = wrapped
    wrapper.update(wrapped, context)
    let view = Wrapper.view(of: wrapped)
    view.onChange = { [weak self] in
      guard let self, !self.isUpdating else { return }
      self.objectWillChange.send()
    }
    if !Self.isDrawn(view) {
      RuntimeIssue.report("\(type(of: view)) draws itself, which has no effect here: an empty box has its place.")
    }
    self.view = view
    return context
  }

  /// A Boolean value that indicates whether something of a view is drawn: content, a background or subviews.
  private static func isDrawn(_ view: _PlatformView) -> Bool {
    let isPlain = type(of: view) == UIView.self || type(of: view) == NSView.self
    return isPlain || view.drawnContent != nil || view.drawnBackground != nil || !view.children.isEmpty
      || view is UIActivityIndicatorView || view is UIImageView || view is UIVisualEffectView
  }
}

/// A layout with the size that a wrapper asks for, or else that of its content.
private struct RepresentationLayout: Layout {
  let proposedSize: (ProposedViewSize) -> CGSize?

  nonisolated init(proposedSize: @escaping (ProposedViewSize) -> CGSize?) { self.proposedSize = proposedSize }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposedSize(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
