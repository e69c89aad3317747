/// One of the previews of a provider, with the settings of its modifiers.
@MainActor
package struct PreviewMember {
  package var view: AnyView
  package var settings = PreviewSettings()

  /// Returns the previews of a view. Groups and lists of builders are split, including inside preview modifiers.
  static func members(of view: any View) -> [PreviewMember] {
    if let list = view as? any PreviewListing { return list.listed.flatMap(members) }
    var member = PreviewMember(view: AnyView(erasing: view))
    var current: any View = view
    while let modified = current as? any PreviewModified {
      modified.apply(to: &member.settings)
      guard let inner = modified.inner else { break }
      current = inner
    }
    return [member]
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erase(view)
  }
}

/// A view that is a list of previews.
@MainActor
private protocol PreviewListing {
  var listed: [any View] { get }
}

extension TupleView: @MainActor PreviewListing {
  @MainActor fileprivate var listed: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension Group: @MainActor PreviewListing where Content: View {
  @MainActor fileprivate var listed: [any View] {
    Mirror(reflecting: self).children.first { $0.value is any View }.flatMap { $0.value as? any View }.map { [$0] }
      ?? []
  }
}

/// A view with a modifier, which may be one for previews.
@MainActor
private protocol PreviewModified {
  func apply(to settings: inout PreviewSettings)
  var inner: (any View)? { get }
}

extension ModifiedContent: @MainActor PreviewModified {
  @MainActor fileprivate var inner: (any View)? { content as? any View }

  /// Applies the modifier. The outermost modifier takes precedence, so existing settings are kept.
  @MainActor fileprivate func apply(to settings: inout PreviewSettings) {
    guard let setting = modifier as? _PreviewSettingModifier else { return }
    var asked = PreviewSettings()
    setting.change(&asked)
    settings.displayName = settings.displayName ?? asked.displayName
    settings.layout = settings.layout ?? asked.layout
    settings.device = settings.device ?? asked.device
    settings.orientation = settings.orientation ?? asked.orientation
  }
}
