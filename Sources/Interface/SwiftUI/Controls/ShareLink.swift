import Foundation
import Geometry
import ViewGraph

/// A type of item that can be shared: a text or a URL.
nonisolated public protocol _ShareableItem { var _sharedText: String { get } }
extension String: _ShareableItem { public var _sharedText: String { self } }
extension URL: _ShareableItem { public var _sharedText: String { absoluteString } }

/// A representation of a type to display in a share preview.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// Creates a preview with a text as its title.
  public init(_ title: Text) { self.title = title }
}

/// The default label used for a share link.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  public var body: some View {
    SwiftUI.Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A view that controls a sharing presentation: a panel that shows what is shared, and copies it to the pasteboard. No
/// other services exist here.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: _ShareableItem {
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: (Data.Element) -> Text
  let label: Label
  @State private var isOpen = false

  @MainActor public var body: some View {
    let items = items
    Button(action: { withAnimation(.popup) { isOpen = true } }) { label }
      .popup(isPresented: isOpen, dismiss: close) {
        MenuPanel(close: close) {
          VStack(alignment: .leading, spacing: 2) {
            if let subject { subject.font(.headline) }
            if let message { message.font(.subheadline) }
            ForEach(Array(items.enumerated()), id: \.offset) { item in
              preview(item.element).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            }
          }
          .padding(.horizontal, 16)
          .padding(.vertical, 11)
          Button("Copy", systemImage: "doc.on.doc") {
            UIPasteboard.general.strings = items.map(\._sharedText)
            UIPasteboard.general.url = items.lazy.compactMap { $0 as? URL }.first
          }
        }
      }
  }

  private func close() { withAnimation(.popup) { isOpen = false } }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface, with a custom label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.items, self.subject, self.message) = (items, subject, message)
    preview = { Text($0._sharedText) }
    self.label = label()
  }

  /// Creates an instance that presents the share interface for one item, with a custom label.
  public init<I: _ShareableItem>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
  }

  /// Creates an instance with a preview's title and a custom label.
  public init<I: _ShareableItem>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    (items, self.subject, self.message) = (CollectionOfOne(item), subject, message)
    self.preview = { _ in preview.title }
    self.label = label()
  }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface, with the default label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
  }

  /// Creates an instance that presents the share interface for one item, with the default label.
  public init<I: _ShareableItem>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
  }

  /// Creates an instance with a preview's title and the default label.
  public init<I: _ShareableItem>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: nil) }
  }

  /// Creates an instance with a title.
  public init<I: _ShareableItem>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Creates a share link for one item with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _ShareableItem>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Creates an instance with a title and a preview's title.
  public init<I: _ShareableItem>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}
