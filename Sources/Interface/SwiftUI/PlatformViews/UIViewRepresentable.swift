import Foundation
import ViewGraph

/// A wrapper for a UIKit view that you use to integrate it into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _RepresentationView<_UIViewRepresentableAdapter<Self>> {
  /// The type to present.
  associatedtype UIViewType: UIView
  /// A type that lasts as long as what is presented, and that its delegates and targets can be.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// Contextual information about the state of the system that a wrapper uses to make and update what it presents.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

extension UIViewRepresentable {
  public var body: _RepresentationView<_UIViewRepresentableAdapter<Self>> {
    _RepresentationView(wrapper: _UIViewRepresentableAdapter(base: self))
  }

  /// Does nothing by default when the view is removed.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns the coordinator of a wrapper that needs none.
  public func makeCoordinator() -> Coordinator { () }
}

/// The calls of a wrapper.
@MainActor @preconcurrency
public struct _UIViewRepresentableAdapter<Base: UIViewRepresentable>: _PlatformRepresentation {
  /// The type of the wrapper's coordinator.
  public typealias Coordinator = Base.Coordinator
  /// The type of the wrapper's view.
  public typealias Wrapped = Base.UIViewType
  let base: Base

  /// Creates the wrapper's coordinator.
  public func makeCoordinator() -> Coordinator { base.makeCoordinator() }

  /// Creates the wrapper's view.
  public func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped {
    base.makeUIView(context: Base.Context(context))
  }

  public func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) {
    base.updateUIView(wrapped, context: Base.Context(context))
  }

  /// Returns the size in points that the wrapper gives its view, or `nil` for the view's own.
  public func size(
    _ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>
  ) -> CGSize? {
    base.sizeThatFits(proposal, uiView: wrapped, context: Base.Context(context))
  }

  /// Informs the wrapper's type that its view is removed.
  public static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator) {
    Base.dismantleUIView(wrapped, coordinator: coordinator)
  }

  /// Returns the wrapped view itself.
  public static func view(of wrapped: Wrapped) -> _PlatformView { wrapped }
}
