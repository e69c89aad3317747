import Foundation
import Geometry
import UniformTypeIdentifiers
import ViewGraph

// Drags stay within the view: they start after a long press, and nothing is drawn under the pointer.

extension View {
  /// Activates this view as the source of a drag and drop operation.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(provider: data))
  }

  /// Activates this view as the source of a drag and drop operation. The preview is not drawn.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragSourceModifier(provider: data)) }

  /// Activates this view as the source of a drag and drop operation of a transferable value.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier { NSItemProvider(transferring: payload()) })
  }

  /// Activates this view as the source of a drag and drop operation of a transferable value. The preview is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragSourceModifier { NSItemProvider(transferring: payload()) }) }

  /// Defines the destination of a drag and drop operation using behavior controlled by a delegate.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropTargetModifier(delegate: TypedDropDelegate(types: supportedContentTypes, base: delegate)))
  }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

  /// Defines the destination of a drag and drop operation that handles the dropped content and its location, in points
  /// of this view, with a closure.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(
        delegate: ClosureDropDelegate(
          accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
          isTargeted: { isTargeted?.wrappedValue = $0 },
          perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) })))
  }

  /// Defines the destination of a drag and drop operation, with type identifiers in place of types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action) }

  /// Defines the destination of a drag and drop operation, with type identifiers in place of types.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        delegate: ClosureDropDelegate(
          accepts: { $0.values(of: payloadType).count > 0 }, isTargeted: isTargeted,
          perform: { action($0.values(of: payloadType), $0.location) })))
  }
}

extension NSItemProvider {
  fileprivate convenience init<T: Transferable>(transferring value: T) {
    let type = T.Representation._types(T.transferRepresentation).first ?? .data
    self.init(item: value, typeIdentifier: type.identifier)
  }
}

extension DropInfo {
  fileprivate func values<T>(of type: T.Type) -> [T] {
    providers.flatMap { provider in provider.items.compactMap { $0 as? T } }
  }
}

/// A delegate that is asked only for items of some types.
nonisolated private struct TypedDropDelegate: DropDelegate {
  let types: [UTType]
  let base: any DropDelegate

  @MainActor func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: types) && base.validateDrop(info: info)
  }
  @MainActor func dropEntered(info: DropInfo) { base.dropEntered(info: info) }
  @MainActor func dropExited(info: DropInfo) { base.dropExited(info: info) }
  @MainActor func dropUpdated(info: DropInfo) -> DropProposal? { base.dropUpdated(info: info) }
  @MainActor func performDrop(info: DropInfo) -> Bool { base.performDrop(info: info) }
}
