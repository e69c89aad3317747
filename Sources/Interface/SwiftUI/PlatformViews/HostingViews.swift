import Foundation
import Geometry
import ViewGraph

/// A controller of UIKit whose view shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingView

  open var rootView: Content { didSet { host.content = AnyView(rootView) } }
  /// The sizes that are taken from the content. The view always has the content's own size where none is given.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller whose view shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }

  /// Ends the program, because an archive has no root view.
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }

  open override func loadView() { view = host }

  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

/// The sizes that a hosting controller takes from its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content's size as the controller's preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The content's size as the intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var content: AnyView { didSet { changed() } }

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var drawnContent: AnyView? { content }
}

/// A view of AppKit that shows a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  open var rootView: Content { didSet { changed() } }

  /// Creates a view of AppKit that shows `rootView`.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Ends the program, because an archive has no root view.
  public required init?(coder: NSCoder) { fatalError("A hosting view needs a root view.") }

  override var drawnContent: AnyView? { AnyView(rootView) }
}

/// A controller of AppKit whose view shows a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content { didSet { host.rootView = rootView } }
  private let host: NSHostingView<Content>

  /// Creates a controller of AppKit whose view shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    host = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Ends the program, because an archive has no root view.
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }

  open override func loadView() { view = host }
}
