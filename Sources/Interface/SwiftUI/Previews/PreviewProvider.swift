/// Shows views in the previews of an editor, and in `glowworm`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// One preview, or a group of them.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The previews one by one: the members of a group or a builder's list, else the one view.
  package static var previewList: [PreviewMember] { PreviewMember.members(of: previews) }
}
