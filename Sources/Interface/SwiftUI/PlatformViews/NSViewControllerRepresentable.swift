import Foundation
import ViewGraph

/// A wrapper for an AppKit view controller that you use to integrate it into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View
where Body == _RepresentationView<_NSViewControllerRepresentableAdapter<Self>> {
  /// The type to present.
  associatedtype NSViewControllerType: NSViewController
  /// A type that lasts as long as what is presented, and that its delegates and targets can be.
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

/// Contextual information about the state of the system that a wrapper uses to make and update what it presents.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

extension NSViewControllerRepresentable {
  public var body: _RepresentationView<_NSViewControllerRepresentableAdapter<Self>> {
    _RepresentationView(wrapper: _NSViewControllerRepresentableAdapter(base: self))
  }

  /// Does nothing by default when the controller is removed.
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Returns the coordinator of a wrapper that needs none.
  public func makeCoordinator() -> Coordinator { () }
}

/// The calls of a wrapper.
@MainActor @preconcurrency
public struct _NSViewControllerRepresentableAdapter<Base: NSViewControllerRepresentable>: _PlatformRepresentation {
  /// The type of the wrapper's coordinator.
  public typealias Coordinator = Base.Coordinator
  /// The type of the wrapper's controller.
  public typealias Wrapped = Base.NSViewControllerType
  let base: Base

  /// Creates the wrapper's coordinator.
  public func makeCoordinator() -> Coordinator { base.makeCoordinator() }

  /// Creates the wrapper's controller.
  public func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped {
    base.makeNSViewController(context: Base.Context(context))
  }

  public func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) {
    base.updateNSViewController(wrapped, context: Base.Context(context))
  }

  /// Returns the size in points that the wrapper gives its controller, or `nil` for that of the controller's view.
  public func size(
    _ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>
  ) -> CGSize? {
    base.sizeThatFits(proposal, nsViewController: wrapped, context: Base.Context(context))
  }

  /// Informs the wrapper's type that its controller is removed.
  public static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator) {
    Base.dismantleNSViewController(wrapped, coordinator: coordinator)
  }

  /// Returns the view of the controller.
  public static func view(of wrapped: Wrapped) -> _PlatformView { wrapped.view }

  /// Informs the controller that its view has appeared or disappeared.
  public static func setVisible(_ wrapped: Wrapped, _ isVisible: Bool) {
    if isVisible {
      wrapped.viewWillAppear()
      wrapped.viewDidAppear()
    } else {
      wrapped.viewWillDisappear()
      wrapped.viewDidDisappear()
    }
  }
}
