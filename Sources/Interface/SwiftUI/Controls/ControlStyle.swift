import Foundation
import ViewGraph

/// The configuration from which a style creates a control's body, and the default style of the control.
protocol StyledConfiguration {
  static var defaultStyle: ControlStyleBox<Self> { get }
}

/// The creation of bodies by the styles of one protocol.
protocol StyleMaking {
  associatedtype Style
  associatedtype Configuration: StyledConfiguration
  associatedtype Body: View
  static func body(_ style: Style, _ configuration: Configuration) -> Body
}

/// The styles of the enclosing views for one kind of control, nearest first. The body of a style has the next outer
/// style, so that a style may be built from the control itself.
struct ControlStyleBox<Configuration: StyledConfiguration>: Equatable {
  private let nearest: StyleStorage<Configuration>
  private var current: StyleStorage<Configuration>

  private init(_ storage: StyleStorage<Configuration>) {
    nearest = storage
    current = storage
  }

  static func of<M: StyleMaking>(_ maker: M.Type, _ style: M.Style, outer: ControlStyleBox? = nil) -> ControlStyleBox
  where M.Configuration == Configuration {
    ControlStyleBox(TypedStyleStorage<M>(style, outer: outer?.nearest))
  }

  func view(for configuration: Configuration) -> AnyView { current.view(for: configuration) }

  /// The styles inside the body of the current style.
  var popped: ControlStyleBox {
    guard let outer = current.outer else { return Configuration.defaultStyle }
    var copy = self
    copy.current = outer
    return copy
  }

  /// The styles inside the control's own content.
  var restored: ControlStyleBox { ControlStyleBox(nearest) }

  static func == (a: ControlStyleBox, b: ControlStyleBox) -> Bool {
    a.nearest.isSame(as: b.nearest) && a.current.isSame(as: b.current)
  }
}

class StyleStorage<Configuration: StyledConfiguration> {
  let outer: StyleStorage?
  init(outer: StyleStorage?) { self.outer = outer }
  func view(for configuration: Configuration) -> AnyView { fatalError("abstract") }
  func isSame(as other: StyleStorage) -> Bool { self === other }
}

final class TypedStyleStorage<M: StyleMaking>: StyleStorage<M.Configuration> {
  let style: M.Style

  init(_ style: M.Style, outer: StyleStorage<M.Configuration>?) {
    self.style = style
    super.init(outer: outer)
  }

  override func view(for configuration: M.Configuration) -> AnyView {
    AnyView(StyledBody<M>(style: style, configuration: configuration))
  }

  override func isSame(as other: StyleStorage<M.Configuration>) -> Bool {
    if self === other { return true }
    guard let other = other as? TypedStyleStorage<M>, FieldComparison.isEqual(style, other.style) else { return false }
    switch (outer, other.outer) {
    case (nil, nil): return true
    case (let a?, let b?): return a.isSame(as: b)
    default: return false
    }
  }
}

/// The body of a style. The `@Environment` and `@State` properties of the style live at this position in the tree.
nonisolated struct StyledBody<M: StyleMaking>: _PrimitiveView {
  var style: M.Style
  let configuration: M.Configuration

  static var _isUnary: Bool { M.Body._isUnary }

  static func _makeNode(_ view: StyledBody, _ context: _NodeContext) -> _ViewNode<StyledBody> {
    StyledBodyNode(view, context)
  }
}

final class StyledBodyNode<M: StyleMaking>: ClosureNode<StyledBody<M>, M.Body> {
  private var properties: DynamicPropertyStorage

  override init(_ view: StyledBody<M>, _ context: _NodeContext) {
    properties = DynamicPropertyStorage(DynamicPropertyLayout.of(M.Style.self))
    super.init(view, context)
    buildContent()
  }

  override func makeContent() -> M.Body {
    properties.install(into: &view.style, host: self)
    return M.body(view.style, view.configuration)
  }

  override func teardown() {
    super.teardown()
    properties.teardown()
  }
}

struct StyleTag<Configuration: StyledConfiguration>: Hashable {}

private struct StyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyleBox<Configuration> { Configuration.defaultStyle }
}

extension EnvironmentValues {
  subscript<C: StyledConfiguration>(styleOf tag: StyleTag<C>) -> ControlStyleBox<C> {
    get { self[StyleKey<C>.self] }
    set { self[StyleKey<C>.self] = newValue }
  }
}

/// A control with the body of the current style.
nonisolated struct StyledControl<Configuration: StyledConfiguration>: View {
  let configuration: Configuration
  @Environment(\.[styleOf: StyleTag<Configuration>()]) private var style

  init(_ configuration: Configuration) { self.configuration = configuration }

  var body: some View {
    style.view(for: configuration).modifier(StylePoppingModifier<Configuration>())
  }
}

nonisolated struct StylePoppingModifier<Configuration: StyledConfiguration>: _EnvironmentModifier {
  func apply(to values: inout EnvironmentValues) {
    let tag = StyleTag<Configuration>()
    values[styleOf: tag] = values[styleOf: tag].popped
  }
}

/// A modifier for a control's own content inside the body of its style. Controls of the same kind inside have the
/// same style.
nonisolated struct StyleRestoringModifier<Configuration: StyledConfiguration>: _EnvironmentModifier {
  func apply(to values: inout EnvironmentValues) {
    let tag = StyleTag<Configuration>()
    values[styleOf: tag] = values[styleOf: tag].restored
  }
}

/// The modifier of `toggleStyle` and similar modifiers.
nonisolated public struct _ControlStyleModifier<Style>: _EnvironmentModifier {
  let style: Style
  let write: StyleWriting<Style>

  package func apply(to values: inout EnvironmentValues) { write.apply(style, to: &values) }
}

/// The writer of a style into the environment. There is one instance per style type, so that modifiers with the same
/// style compare equal.
class StyleWriting<Style> {
  func apply(_ style: Style, to values: inout EnvironmentValues) { fatalError("abstract") }
}

final class TypedStyleWriting<M: StyleMaking>: StyleWriting<M.Style> {
  override func apply(_ style: M.Style, to values: inout EnvironmentValues) {
    let tag = StyleTag<M.Configuration>()
    values[styleOf: tag] = .of(M.self, style, outer: values[styleOf: tag])
  }
}

nonisolated(unsafe) private var styleWritings: [ObjectIdentifier: AnyObject] = [:]

nonisolated extension View {
  func controlStyle<M: StyleMaking>(_ maker: M.Type, _ style: M.Style) -> ModifiedContent<
    Self, _ControlStyleModifier<M.Style>
  > {
    let key = ObjectIdentifier(maker)
    let writing: StyleWriting<M.Style>
    if let found = styleWritings[key] {
      writing = unsafeDowncast(found, to: StyleWriting<M.Style>.self)
    } else {
      writing = TypedStyleWriting<M>()
      styleWritings[key] = writing
    }
    return modifier(_ControlStyleModifier(style: style, write: writing))
  }
}
