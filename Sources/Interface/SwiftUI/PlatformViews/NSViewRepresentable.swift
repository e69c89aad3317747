import Foundation
import ViewGraph

/// A wrapper for an AppKit view that you use to integrate it into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == _RepresentationView<_NSViewRepresentableAdapter<Self>> {
  /// The type to present.
  associatedtype NSViewType: NSView
  /// A type that lasts as long as what is presented, and that its delegates and targets can be.
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

/// Contextual information about the state of the system that a wrapper uses to make and update what it presents.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The wrapper's coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public let transaction: Transaction
  /// The current environment.
  public let environment: EnvironmentValues

  init(_ context: _RepresentationContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = context.transaction
    environment = context.environment
  }
}

extension NSViewRepresentable {
  public var body: _RepresentationView<_NSViewRepresentableAdapter<Self>> {
    _RepresentationView(wrapper: _NSViewRepresentableAdapter(base: self))
  }

  /// Does nothing by default when the view is removed.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Returns the coordinator of a wrapper that needs none.
  public func makeCoordinator() -> Coordinator { () }
}

/// The calls of a wrapper.
@MainActor @preconcurrency
public struct _NSViewRepresentableAdapter<Base: NSViewRepresentable>: _PlatformRepresentation {
  /// The type of the wrapper's coordinator.
  public typealias Coordinator = Base.Coordinator
  /// The type of the wrapper's view.
  public typealias Wrapped = Base.NSViewType
  let base: Base

  /// Creates the wrapper's coordinator.
  public func makeCoordinator() -> Coordinator { base.makeCoordinator() }

  /// Creates the wrapper's view.
  public func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped {
    base.makeNSView(context: Base.Context(context))
  }

  public func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) {
    base.updateNSView(wrapped, context: Base.Context(context))
  }

  /// Returns the size in points that the wrapper gives its view, or `nil` for the view's own.
  public func size(
    _ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>
  ) -> CGSize? {
    base.sizeThatFits(proposal, nsView: wrapped, context: Base.Context(context))
  }

  /// Informs the wrapper's type that its view is removed.
  public static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator) {
    Base.dismantleNSView(wrapped, coordinator: coordinator)
  }

  /// Returns the wrapped view itself.
  public static func view(of wrapped: Wrapped) -> _PlatformView { wrapped }
}
