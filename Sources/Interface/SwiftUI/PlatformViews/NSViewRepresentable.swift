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

  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

/// The calls of a wrapper.
@MainActor @preconcurrency
public struct _NSViewRepresentableAdapter<Base: NSViewRepresentable>: _PlatformRepresentation {
  public typealias Coordinator = Base.Coordinator
  public typealias Wrapped = Base.NSViewType
  let base: Base

  public func makeCoordinator() -> Coordinator { base.makeCoordinator() }

  public func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped {
    base.makeNSView(context: Base.Context(context))
  }

  public func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) {
    base.updateNSView(wrapped, context: Base.Context(context))
  }

  public func size(
    _ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>
  ) -> CGSize? {
    base.sizeThatFits(proposal, nsView: wrapped, context: Base.Context(context))
  }

  public static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator) {
    Base.dismantleNSView(wrapped, coordinator: coordinator)
  }

  public static func view(of wrapped: Wrapped) -> _PlatformView { wrapped }
}
