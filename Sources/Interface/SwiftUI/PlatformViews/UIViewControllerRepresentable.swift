import Foundation
import ViewGraph

/// A wrapper for a UIKit view controller that you use to integrate it into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View
where Body == _RepresentationView<_UIViewControllerRepresentableAdapter<Self>> {
  /// The type to present.
  associatedtype UIViewControllerType: UIViewController
  /// A type that lasts as long as what is presented, and that its delegates and targets can be.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// Contextual information about the state of the system that a wrapper uses to make and update what it presents.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

extension UIViewControllerRepresentable {
  public var body: _RepresentationView<_UIViewControllerRepresentableAdapter<Self>> {
    _RepresentationView(wrapper: _UIViewControllerRepresentableAdapter(base: self))
  }

  /// Does nothing by default when the controller is removed.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns the coordinator of a wrapper that needs none.
  public func makeCoordinator() -> Coordinator { () }
}

/// The calls of a wrapper.
@MainActor @preconcurrency
public struct _UIViewControllerRepresentableAdapter<Base: UIViewControllerRepresentable>: _PlatformRepresentation {
  /// The type of the wrapper's coordinator.
  public typealias Coordinator = Base.Coordinator
  /// The type of the wrapper's controller.
  public typealias Wrapped = Base.UIViewControllerType
  let base: Base

  /// Creates the wrapper's coordinator.
  public func makeCoordinator() -> Coordinator { base.makeCoordinator() }

  /// Creates the wrapper's controller.
  public func make(_ context: _RepresentationContext<Coordinator>) -> Wrapped {
    base.makeUIViewController(context: Base.Context(context))
  }

  public func update(_ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>) {
    base.updateUIViewController(wrapped, context: Base.Context(context))
  }

  /// Returns the size in points that the wrapper gives its controller, or `nil` for that of the controller's view.
  public func size(
    _ proposal: ProposedViewSize, _ wrapped: Wrapped, _ context: _RepresentationContext<Coordinator>
  ) -> CGSize? {
    base.sizeThatFits(proposal, uiViewController: wrapped, context: Base.Context(context))
  }

  /// Informs the wrapper's type that its controller is removed.
  public static func dismantle(_ wrapped: Wrapped, _ coordinator: Coordinator) {
    Base.dismantleUIViewController(wrapped, coordinator: coordinator)
  }

  /// Returns the view of the controller.
  public static func view(of wrapped: Wrapped) -> _PlatformView { wrapped.view }

  /// Informs the controller that its view has appeared or disappeared.
  public static func setVisible(_ wrapped: Wrapped, _ isVisible: Bool) {
    if isVisible {
      wrapped.viewWillAppear(false)
      wrapped.viewDidAppear(false)
    } else {
      wrapped.viewWillDisappear(false)
      wrapped.viewDidDisappear(false)
    }
  }
}
