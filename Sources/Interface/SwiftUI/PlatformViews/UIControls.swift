import Foundation
import Geometry
import ViewGraph

/// A control of UIKit. Input does not reach it: its targets and actions are not called.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has touched the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger has been lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger has been lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true { didSet { changed() } }
  open var isSelected = false { didSet { changed() } }
  open var isHighlighted = false { didSet { changed() } }
  /// The state as a set.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds a target, which is not called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Removes a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Adds an action, which is not called by input.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  /// Calls the actions of events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }

  private var actions: [(UIAction, Event)] = []
}

/// An action of a control or a menu.
@MainActor @preconcurrency
public final class UIAction {
  /// The title.
  public var title: String
  /// The image, or `nil` for none.
  public var image: UIImage?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}

/// A button of UIKit, drawn as its title and image.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The type of a button. All types but `custom` have the tint color.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  private let type: ButtonType
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  /// The label of the title, whose font is drawn.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image. It is not drawn.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  /// Creates a button of a type.
  public init(type: ButtonType) {
    self.type = type
    super.init(frame: .zero)
  }
  /// Creates a custom button with a frame in points.
  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
  }
  /// Creates a custom button from an archive.
  public required init?(coder: NSCoder) {
    type = .custom
    super.init(coder: coder)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }
  /// Sets the color of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }
  /// Returns the title of a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the image of a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The title of the current state.
  public var currentTitle: String? { title(for: state) }

  override var drawnContent: AnyView? {
    let color = colors[state] ?? colors[.normal]
    let fallback: AnyShapeStyle = type == .custom ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
    return AnyView(
      HStack(spacing: 0) {
        if let image = image(for: state) { Image(uiImage: image) }
        if let title = currentTitle { Text(verbatim: title).font(titleLabel?.font?.font) }
      }
      .foregroundStyle(color.map { AnyShapeStyle($0.color) } ?? fallback)
      .tint(tintColor?.color))
  }
}

/// A text field of UIKit, drawn with its text or its placeholder. It does not receive keys.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The condition under which an overlay of a field is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? { didSet { changed() } }
  open var placeholder: String? { didSet { changed() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor? = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  open var isSecureTextEntry = false { didSet { changed() } }
  /// The delegate of the field, or `nil`. It is not called.
  public weak var delegate: (any UITextFieldDelegate)?
  /// The visibility of the button that removes the text. Default never. It has no effect.
  public var clearButtonMode = ViewMode.never
  /// The view above the keyboard, or `nil`. It is not shown.
  public var inputAccessoryView: UIView?
  /// A Boolean value that indicates whether the field is being edited: `false`.
  public var isEditing: Bool { false }

  override var drawnContent: AnyView? {
    let isEmpty = (text ?? "").isEmpty
    let shown = isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: text!.count) : text!
    let alignment: Alignment = textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    return AnyView(
      Text(verbatim: shown).font(font?.font).lineLimit(1)
        .foregroundStyle(isEmpty ? AnyShapeStyle(.tertiary) : AnyShapeStyle(textColor?.color ?? .primary))
        .padding(borderStyle == .none ? 0 : 7)
        .frame(maxWidth: .infinity, alignment: alignment)
        .overlay {
          if borderStyle != .none {
            RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0).strokeBorder(.tertiary, lineWidth: 0.5)
          }
        })
  }
}

/// The delegate of a text field, which is not called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Tells the delegate that editing has begun. Does nothing by default.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended. Does nothing by default.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that the selection has changed. Does nothing by default.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether return is processed. Default `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether editing may begin. Default `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether characters may be replaced. Default `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation, which does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation, which does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation, which does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A stack of views of UIKit.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The alignment across the axis.
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  /// The distribution along the axis. Views have equal lengths with `fillEqually`, and their own with others.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  open var spacing: CGFloat = 0 { didSet { changed() } }
  open var alignment = Alignment.fill { didSet { changed() } }
  open var distribution = Distribution.fill { didSet { changed() } }
  /// The views of the stack.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates an empty stack with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates an empty stack from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    changed()
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    changed()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  override var drawnContent: AnyView? {
    let isEqual = distribution == .fillEqually
    let isHorizontal = axis == .horizontal
    let views = ForEach(Array(arrangedSubviews.enumerated()), id: \.offset) { _, view in
      PlatformViewPicture(view: view, version: 0)
        .frame(
          maxWidth: isHorizontal ? (isEqual ? .infinity : nil) : (self.alignment == .fill ? .infinity : nil),
          maxHeight: isHorizontal ? (self.alignment == .fill ? .infinity : nil) : (isEqual ? .infinity : nil))
    }
    if isHorizontal {
      let line: VerticalAlignment =
        alignment == .leading
        ? .top
        : alignment == .trailing
          ? .bottom
          : alignment == .firstBaseline
            ? .firstTextBaseline : .center
      return AnyView(HStack(alignment: line, spacing: spacing) { views })
    }
    let line: HorizontalAlignment = alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
    return AnyView(VStack(alignment: line, spacing: spacing) { views })
  }
}
