import Foundation
import Geometry
import UniformTypeIdentifiers

/// The effect of a drop on the dragged data.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The behavior of a drop.
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation
  /// Creates a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The current state of a drop.
public struct DropInfo {
  /// The location of the drag in the coordinate space of the drop's view, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns a Boolean value that indicates whether there is an item that conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Returns the item providers that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// An interface to interact with a drop operation in a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Tells the delegate that a validated drop has entered the view. Does nothing by default.
  func dropEntered(info: DropInfo)
  /// Tells the delegate that a validated drop has left the view. Does nothing by default.
  func dropExited(info: DropInfo)
  /// Tells the delegate that a validated drop has moved, and returns its new behavior. Returns `nil` by default.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Returns a Boolean value that indicates whether the drop is accepted. Default `true`.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop. Returns a Boolean value that indicates whether it was successful.
  func performDrop(info: DropInfo) -> Bool
}

extension DropDelegate {
  /// The default implementation, which does nothing.
  public func dropEntered(info: DropInfo) {}
  /// The default implementation, which does nothing.
  public func dropExited(info: DropInfo) {}
  /// The default implementation, which returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// The default implementation, which returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
}
