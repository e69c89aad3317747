/// A type that provides previews for an editor, and for `glowworm`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// A preview or a group of previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The individual previews: the members of a group or of a builder's list, or else the single view.
  package static var previewList: [PreviewMember] { PreviewMember.members(of: previews) }
}
