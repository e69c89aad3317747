import Foundation
import ViewGraph

/// A view that shows the main window of an app, or of a scene with a body. The body is evaluated like that of a view:
/// its `@State`, storage and environment properties live at this position.
nonisolated public struct _SceneHost<Source, Scenes: Scene>: _PrimitiveView {
  var source: Source
  let scenes: @MainActor (Source) -> Scenes

  package init(source: Source, scenes: @escaping @MainActor (Source) -> Scenes) {
    self.source = source
    self.scenes = scenes
  }

  public static func _makeNode(_ view: _SceneHost, _ context: _NodeContext) -> _ViewNode<_SceneHost> {
    SceneHostNode(view, context)
  }
}

final class SceneHostNode<Source, Scenes: Scene>: _StoredViewNode<_SceneHost<Source, Scenes>>, BodyHost {
  private var child: _ViewNode<AnyView>!
  private var properties: DynamicPropertyStorage
  var dependencies = DependencySet()

  override init(_ view: _SceneHost<Source, Scenes>, _ context: _NodeContext) {
    properties = DynamicPropertyStorage(DynamicPropertyLayout.of(Source.self))
    super.init(view, context)
    child = AnyView._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> AnyView {
    graph.bodyCount += 1
    return tracking {
      properties.install(into: &view.source, host: self)
      return onMain(view) { Scenes._windows($0.scenes($0.source)).main?.content ?? AnyView(EmptyView()) }
    }
  }

  override func update(_ view: _SceneHost<Source, Scenes>) {
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    child.update(evaluate())
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child.environmentDidChange(new, changed: changed)
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    properties.teardown()
  }

  override var onlyChild: _Node? { child }
}

/// The content that a host shows for an app.
@MainActor
package struct AppContent {
  package let view: AnyView
  /// The settings of the main window.
  package let window: _SceneWindow?

  package init<A: App>(_ type: A.Type) {
    let app = A()
    window = A.Body._windows(app.body).main
    view = AnyView(_SceneHost(source: app) { $0.body })
  }
}
