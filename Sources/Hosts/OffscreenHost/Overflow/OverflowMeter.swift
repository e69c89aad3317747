import Drawing
import Foundation
import Geometry
import RasterRenderer
import ViewGraph

/// A meter of how far views of their own size draw outside of their frame, such as an offset dot or a growing wave, so
/// that their picture has margins that do not clip them.
///
/// The run that makes the picture is itself measured: what has been drawn stays within the margins, which only grow.
/// Samples of the first seconds give all moments of a view the same margins. Layout knows nothing of them.
@MainActor
final class OverflowMeter {
  /// The duration of sampling from the start and from each input, and the interval, in seconds: just before the halves
  /// and wholes at which most loops are widest.
  private static let span = 2.0
  private static let step = 0.24
  /// The scale in pixels per point. A bitmap includes every effect, and a low resolution is sufficient.
  private static let scale: CGFloat = 0.25
  /// The opacity, of 255, below which pixels may be clipped.
  private static let faintest: UInt8 = 6
  /// The step in points by which pictures grow whose overflow the samples did not find.
  private static let growth: CGFloat = 16
  /// The number of pixels of a side above which the bounds of the layers are used instead of a bitmap.
  private static let largestSide = 4096

  /// The margins in points at the sides, and above and below, in addition to `standardMargin`.
  private(set) var margin = CGSize.zero
  /// The margin in points that views of their own size always have.
  private let standardMargin: CGFloat
  /// The size in points of the screen, outside of which nothing is seen.
  private let screen: CGSize
  /// The largest overflow of the samples in points, at the sides, and above and below.
  private var sampled = CGSize.zero
  /// The overflow in whole steps that pictures needed beyond that of the samples; 0 for none.
  private var covered = CGSize.zero
  private var starts = [0.0]
  private var last: Double?
  private let renderer = RasterRenderer()

  init(standardMargin: CGFloat, screen: CGSize) {
    self.standardMargin = standardMargin
    self.screen = screen
  }

  // MARK: Times

  /// Adds times, in seconds on the host's clock, from which the views are sampled.
  func sample(from times: [Double]) { starts += times }

  /// The time of the next sample, or `nil` for none.
  var next: Double? { next(until: .infinity) }

  /// - Parameter end: The time of the last start to take into account.
  func next(until end: Double) -> Double? {
    guard let last else { return 0 }
    let following = last + Self.step
    if starts.contains(where: { $0 <= min(following, end) && following < $0 + Self.span }) { return following }
    return starts.filter { $0 > last && $0 <= end }.min()
  }

  // MARK: Measuring

  /// Measures a sample.
  func sample(_ graph: ViewGraph, at time: Double) {
    last = time
    guard let found = measured(graph, beyond: sampled) else { return }
    sampled = sampled.union(found)
    grow(graph, toHold: found)
  }

  /// Enlarges the margins if they do not hold what is drawn now: by whole steps, so that pictures of a motion at other
  /// moments or rates usually have the same size.
  func cover(_ graph: ViewGraph) {
    func known(_ covered: CGFloat, _ margin: CGFloat) -> CGFloat { covered > 0 ? covered : standardMargin + margin }
    let known = CGSize(width: known(covered.width, margin.width), height: known(covered.height, margin.height))
    guard let found = measured(graph, beyond: known) else { return }
    func steps(_ found: CGFloat) -> CGFloat { (found / Self.growth).rounded(.up) * Self.growth }
    let held = CGSize(width: steps(found.width), height: steps(found.height))
    covered = covered.union(held)
    grow(graph, toHold: held)
  }

  /// Returns margins that hold everything that is drawn now, as far as a screen would show it.
  func widest(_ graph: ViewGraph) -> CGSize {
    guard graph.overlayLayers.isEmpty else { return .zero }
    let limit = limit(graph)
    let reach = Self.overflow(of: renderer.bounds(of: graph.root.rootLayer), beyond: frame(graph))
    func side(_ reach: CGFloat, limit: CGFloat) -> CGFloat {
      reach > standardMargin ? min((reach - standardMargin).rounded(.up), limit) : 0
    }
    return CGSize(
      width: max(margin.width, side(reach.width, limit: limit.width)),
      height: max(margin.height, side(reach.height, limit: limit.height)))
  }

  /// Returns the overflow in points where it exceeds `known`, and 0 elsewhere, or `nil` if it need not be measured.
  private func measured(_ graph: ViewGraph, beyond known: CGSize) -> CGSize? {
    // What is presented has the whole screen.
    guard graph.overlayLayers.isEmpty else { return nil }
    let (frame, limit) = (frame(graph), limit(graph))
    let known = known.union(CGSize(width: standardMargin, height: standardMargin))
    let bounds = renderer.bounds(of: graph.root.rootLayer)
    let reach = Self.overflow(of: bounds, beyond: frame)
    let isWider = reach.width > known.width && margin.width < limit.width
    let isHigher = reach.height > known.height && margin.height < limit.height
    guard isWider || isHigher else { return nil }
    let found = Self.overflow(of: drawnRect(graph.root.rootLayer, around: frame) ?? bounds, beyond: frame)
    return CGSize(
      width: found.width > known.width ? found.width : 0, height: found.height > known.height ? found.height : 0)
  }

  /// Enlarges the margins to hold an overflow, and half of the standard margin beyond it, as far as a screen would.
  private func grow(_ graph: ViewGraph, toHold overflow: CGSize) {
    func side(_ overflow: CGFloat, limit: CGFloat) -> CGFloat {
      overflow > 0 ? min((overflow + standardMargin / 2).rounded(.up) - standardMargin, limit) : 0
    }
    let limit = limit(graph)
    margin = margin.union(
      CGSize(width: side(overflow.width, limit: limit.width), height: side(overflow.height, limit: limit.height)))
  }

  /// The views' frame in the root's space.
  private func frame(_ graph: ViewGraph) -> CGRect {
    let canvas = graph.root.canvasSize
    return CGRect(
      origin: graph.root.contentOrigin,
      size: CGSize(width: canvas.width - 2 * standardMargin, height: canvas.height - 2 * standardMargin))
  }

  /// The margins beside which nothing of a screen is left.
  private func limit(_ graph: ViewGraph) -> CGSize {
    func side(_ own: CGFloat, _ whole: CGFloat) -> CGFloat { max(0, ((whole - own) / 2).rounded(.up) - standardMargin) }
    let own = frame(graph).size
    return CGSize(width: side(own.width, screen.width), height: side(own.height, screen.height))
  }

  private static func overflow(of rect: CGRect, beyond frame: CGRect) -> CGSize {
    guard !rect.isNull else { return .zero }
    return CGSize(
      width: max(0, frame.minX - rect.minX, rect.maxX - frame.maxX),
      height: max(0, frame.minY - rect.minY, rect.maxY - frame.maxY))
  }

  /// Returns the bounds of visible pixels in the root's space, null if there are none, or `nil` if the canvas would be
  /// too large.
  private func drawnRect(_ layer: Layer, around frame: CGRect) -> CGRect? {
    let around = max(screen.width, screen.height) / 2
    let (wide, high) = ((frame.width + 2 * around) * Self.scale, (frame.height + 2 * around) * Self.scale)
    guard max(wide, high) <= CGFloat(Self.largestSide) else { return nil }
    let origin = CGPoint(x: frame.minX - around, y: frame.minY - around)
    let canvas = Layer()
    canvas.position = CGPoint(x: -origin.x, y: -origin.y)
    canvas.children = [layer]
    let surface = RasterSurface(
      width: Int(wide.rounded(.up)), height: Int(high.rounded(.up)), scale: Self.scale, background: nil)
    renderer.render(canvas, into: surface)
    guard let pixels = Self.visiblePixels(surface) else { return .null }
    return CGRect(
      x: origin.x + CGFloat(pixels.left) / Self.scale, y: origin.y + CGFloat(pixels.top) / Self.scale,
      width: CGFloat(pixels.right + 1 - pixels.left) / Self.scale,
      height: CGFloat(pixels.bottom + 1 - pixels.top) / Self.scale)
  }

  private static func visiblePixels(_ surface: RasterSurface) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    let (width, height) = (surface.width, surface.height)
    guard let base = surface.pixels.baseAddress else { return nil }
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      let row = base + y * surface.bytesPerRow + 3
      var first = 0
      while first < width, row[first * 4] < faintest { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while row[last * 4] < faintest { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    return right < 0 ? nil : (left, top, right, bottom)
  }
}
