import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The animated change of a view's image into another: the old image disappears while the new one appears.
final class ContentChange {
  private var kind = ContentTransition.Kind.identity
  private var progress = PlayedValue(1)
  private var outgoing = Layer()
  /// The size of the old image in points.
  private var oldSize = CGSize.zero
  /// A Boolean value that indicates whether the number has become smaller.
  private var rollsDown = false
  /// The layer for the new image while the change runs.
  private(set) var incoming = Layer()

  var isRunning: Bool { progress.isRunning }

  /// Takes over the current content of `layer`.
  func begin(
    _ kind: ContentTransition.Kind, after earlier: ContentTransition.Kind? = nil, from layer: Layer, size: CGSize,
    animation: Animation, node: _Node
  ) {
    if case .numericValue(let value) = kind, case .numericValue(let before)? = earlier { rollsDown = value < before }
    self.kind = kind
    let old = isRunning ? incoming : Layer()
    if !isRunning {
      old.content = layer.content
      old.children = layer.children
    }
    old.opacity = 1
    old.transform = nil
    outgoing = old
    incoming = Layer()
    oldSize = size
    progress = PlayedValue(0)
    progress.move(to: 1, animation, node)
  }

  /// Shows both images in the layer of the view, which has a size of `size` points.
  func apply(to layer: Layer, size: CGSize) {
    let p = progress.value
    layer.content = .none
    layer.children = [outgoing, incoming]
    outgoing.opacity = max(0, min(1, 1 - p))
    incoming.opacity = max(0, min(1, p))
    outgoing.transform = nil
    incoming.transform = nil
    switch kind {
    case .symbol(let configuration, _): replace(configuration.kind, p, size)
    case .numeric(let countsDown): roll(layer, p, countsDown)
    case .numericValue: roll(layer, p, rollsDown)
    case .identity, .opacity, .interpolate: break
    }
  }

  private func roll(_ layer: Layer, _ p: Double, _ countsDown: Bool) {
    guard case .text(let old) = outgoing.content, case .text(let new) = incoming.content,
      let pieces = NumericTextChange.layers(from: old, to: new, p, countsDown: countsDown)
    else { return }
    layer.children = pieces
  }

  private func replace(_ kind: SymbolEffectConfiguration.Kind, _ p: Double, _ size: CGSize) {
    var style = SymbolEffectConfiguration.ReplaceStyle.downUp
    if case .replace(let given) = kind { style = given }
    // The old symbol has disappeared at half time, when the new one starts to appear.
    let leaving = min(max(p * 2, 0), 1)
    let coming = max(p * 2 - 1, 0)
    outgoing.opacity = style == .offUp ? (p < 0.001 ? 1 : 0) : 1 - leaving
    incoming.opacity = style == .offUp ? min(max(p, 0), 1) : min(coming, 1)
    let shrunk = style == .upUp ? 1 + 0.4 * leaving : 1 - 0.4 * leaving
    outgoing.transform = Self.scale(style == .offUp ? 1 : shrunk, oldSize)
    incoming.transform = Self.scale(0.6 + 0.4 * (style == .offUp ? p : coming), size)
  }

  private static func scale(_ amount: Double, _ size: CGSize) -> ProjectionTransform {
    let x: CGFloat = size.width / 2
    let y: CGFloat = size.height / 2
    let matrix = CGAffineTransform(a: amount, b: 0, c: 0, d: amount, tx: x * (1 - amount), ty: y * (1 - amount))
    return ProjectionTransform(matrix)
  }

  func tick(at time: Double, graph: ViewGraph) -> Bool {
    progress.tick(at: time)
    if !progress.isRunning { finish() }
    return progress.isRunning
  }

  private func finish() {
    outgoing = Layer()
    incoming = Layer()
  }

  func cancel(_ graph: ViewGraph) {
    progress = PlayedValue(1)
    finish()
  }

  func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    if let animator = progress.animator { visit(AttributeMotion("content", animator)) }
  }
}
