import Drawing
import Foundation
import Geometry
import LayoutEngine
import RasterRenderer
import SwiftUI
import ViewGraph

/// A host that runs a view without a display, on a virtual clock. The caller sets the time.
@MainActor
public final class OffscreenHost {
  /// The settings of the display.
  public private(set) var configuration: Configuration
  package let graph = ViewGraph()
  package let scene = RasterScene()
  package internal(set) var surface: RasterSurface?
  /// The memory in which the caller requests the pixels.
  private(set) var memory: (pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int)?
  /// Holds the views where the picture is larger than their canvas.
  var canvas: Layer?
  /// Measures the margins of views of their own size, where the configuration says so.
  let meter: OverflowMeter?
  /// The time in seconds since the view appeared.
  public private(set) var time: Double = 0

  private let clock = ProcessClock.shared
  /// The pending input events.
  var inputs = InputQueue()
  /// The URLs that views have requested to open, in order. Nothing opens them.
  public internal(set) var openedURLs: [URL] = []
  private var opener: URLOpener!

  /// Mounts the view at time 0. Afterwards, its `onAppear` has run.
  public init<V: View>(rootView: V, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    let isMeasured = configuration.size == nil && configuration.measuresOverflow
    meter = isMeasured ? OverflowMeter(standardMargin: configuration.margin, screen: configuration.screenSize) : nil
    graph.referenceDate = configuration.date
    graph.suppressesAnimations = configuration.suppressesAnimations
    graph.keepsCenter = configuration.keepsCenter
    ProcessClock.startIfLoaded(at: configuration.date)
    let proposal = configuration.size ?? configuration.screenSize
    graph.setService(KeyedStores())
    opener = URLOpener { [weak self] url in
      // Views call it on the main thread only.
      MainActor.assumeIsolated { self?.openedURLs.append(url) }
      return true
    }
    UIApplication.shared.opener = opener
    UIApplication.shared.resignFocus = { [weak graph] in graph?.focus.focus(nil) }
    let margin = configuration.size == nil ? configuration.margin : nil
    let insets = configuration.safeAreaInsets
    if insets == EdgeInsets() {
      graph.mount(rootView, size: ProposedViewSize(proposal), margin: margin, environment: environment)
    } else {
      let inset = rootView.safeAreaPadding(insets)
      graph.mount(inset, size: ProposedViewSize(proposal), margin: margin, environment: environment)
    }
    runDueWork()
  }

  private var environment: EnvironmentValues {
    var values = configuration.environment
    values.urlOpener = opener
    return values
  }

  /// Changes settings while the views are shown, as a user does in the system's settings: appearance, text size, Reduce
  /// Motion, the scene phase, the window's size… Scale, date and margin cannot be changed.
  public func update(_ change: (inout Configuration) -> Void) {
    let old = configuration
    change(&configuration)
    configuration.scale = old.scale
    configuration.date = old.date
    configuration.margin = old.margin
    configuration.measuresOverflow = old.measuresOverflow
    surface = nil
    if configuration.size != old.size, let size = configuration.size { graph.setSize(ProposedViewSize(size)) }
    graph.setEnvironment(environment)
    runDueWork()
  }

  /// Passes a URL to the `onOpenURL` actions of the views.
  public func open(_ url: URL) {
    IncomingURLs.open(url, in: graph)
    runDueWork()
  }

  /// Returns whether no further changes happen without external events.
  ///
  /// - Parameter ignoringEndlessAnimations: A Boolean value that indicates whether endless animations are ignored,
  ///   which suits a test that waits for a view to settle. Body-driven motion (timelines, phase and keyframe animators)
  ///   is not ignored. Default `false`.
  public func isIdle(ignoringEndlessAnimations: Bool = false) -> Bool {
    guard !graph.hasWork, graph.nextWake == nil, clock?.next == nil else { return false }
    guard graph.isMoving else { return true }
    guard ignoringEndlessAnimations, !graph.hasUnknownMotion, !graph.needsEveryFrame else { return false }
    var isFinite = graph.bodyMotions.contains { !$0.isEndless }
    for node in graph.animatingNodes { node.forEachAnimation { if !$0.isEndless { isFinite = true } } }
    return !isFinite
  }

  func setTime(_ seconds: Double) { time = seconds }

  /// Runs everything that is due up to `target` seconds, in order, and updates the view to that time.
  public func advance(to target: Double) { Self.advance([self], to: target) }

  /// Advances several hosts together, because they share the clock of the process.
  package static func advance(_ hosts: [OffscreenHost], to target: Double) {
    for host in hosts { host.runDueInputs() }
    while hosts.contains(where: { $0.time < target }) {
      for host in hosts {
        // Layout is needed before the target only for pending input events.
        host.graph.defersLayout = host.inputs.next == nil
        host.runDueWork()
        host.measureDueOverflow()
      }
      var next = target
      for host in hosts { next = min(next, host.nextEvent(before: target)) }
      for host in hosts { host.move(to: next) }
    }
    for host in hosts { host.graph.defersLayout = false }
    // What one host's frame starts may change another's views.
    for _ in hosts {
      for host in hosts { host.runDueWork() }
      if !hosts.contains(where: { $0.graph.hasWork }) { break }
    }
    for host in hosts { host.measureDueOverflow() }
  }

  private func move(to next: Double) {
    time = max(time, next)
    clock?.advance(to: time)
    graph.passTime(to: time)
    runDueInputs()
  }

  /// Updates that one time may hold: what starts itself again in each goes on at the next event.
  private static let mostRounds = 1000

  /// Runs what is due now on every clock and queue, and what that changes, and what those changes start, until nothing is
  /// left.
  func runDueWork() {
    var rounds = 0
    while runQueues() || rounds == 0 || graph.hasWork, rounds < Self.mostRounds {
      graph.frame(at: time)
      rounds += 1
    }
  }

  /// The time of the next timer, delay or timeline, or `nil` for none.
  var nextWake: Double? {
    guard let own = graph.nextWake else { return clock?.next }
    return clock?.next.map { min($0, own) } ?? own
  }

  /// Returns the next time at which something other than sampling an animation may happen.
  private func nextEvent(before target: Double) -> Double {
    var next = target
    if let wake = nextWake { next = min(next, max(wake, time)) }
    if let input = inputs.next { next = min(next, max(input, time)) }
    if let sample = meter?.next { next = min(next, max(sample, time)) }
    if graph.needsEveryFrame {
      // Completions run in frames, so the host steps through them like a display of 60 Hz.
      let frame = ((time * 60 + 1e-6).rounded(.down) + 1) / 60
      next = min(next, frame)
    }
    return next
  }

  /// Runs what waits in the process's queues and run loops and is due.
  ///
  /// - Returns: Whether that may have been anything.
  private func runQueues() -> Bool {
    guard let clock else {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
      return graph.hasWork
    }
    var hasRun = false
    while clock.drain() || clock.next.map({ $0 <= time }) == true {
      hasRun = true
      clock.advance(to: time)
    }
    return hasRun
  }

  /// The current display list.
  package var displayList: Layer { graph.root.rootLayer }

  /// A point of the picture in the space of its views.
  func rootPoint(_ point: CGPoint) -> CGPoint {
    let origin = graph.root.canvasOrigin
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Moves the kept pixels to memory of the caller from the next `updatePixels()`, for example memory shared with
  /// another process, so that nothing is copied. The memory must outlive the host. An image that does not fit is kept
  /// elsewhere.
  public func keepPixels(in pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    memory = (pixels, bytesPerRow)
    surface = nil
  }

  /// Returns a rectangle that the last `updatePixels()` has changed, in pixels from the top left corner.
  public func changedRect(_ index: Int) -> (x: Int, y: Int, width: Int, height: Int) { scene.damagedRect(index) }

  /// Calls a closure with the kept pixels: rows from the top, `bytesPerRow` apart, each pixel B, G, R, A,
  /// premultiplied.
  public func withPixels<R>(_ body: (UnsafeMutableBufferPointer<UInt8>, _ bytesPerRow: Int) -> R) -> R? {
    surface.map { body($0.pixels, $0.bytesPerRow) }
  }

  /// An image: unpremultiplied RGBA with 8 bits per channel, and rows from the top.
  package struct Frame: Equatable {
    package var width: Int
    package var height: Int
    package var pixels: [UInt8]

    /// Returns the channels of a pixel.
    package func rgba(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
      let i = (y * width + x) * 4
      return (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
    }
  }
}
