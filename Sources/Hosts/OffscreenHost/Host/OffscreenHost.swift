import Drawing
import Foundation
import Geometry
import LayoutEngine
import RasterRenderer
import SwiftUI
import ViewGraph

/// Runs a view with no display, on a virtual clock: the caller says what time it is.
@MainActor
public final class OffscreenHost {
  public private(set) var configuration: Configuration
  package let graph = ViewGraph()
  package let scene = RasterScene()
  package private(set) var surface: RasterSurface?
  /// Where the caller wants the pixels.
  private var memory: (pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int)?
  /// Seconds since the view appeared.
  public private(set) var time: Double = 0

  private let clock = ProcessClock.shared
  /// What a person does later.
  var inputs = InputQueue()
  /// The addresses that views asked to open, the first one first. Nothing opens them.
  public internal(set) var openedURLs: [URL] = []
  private var opener: URLOpener!

  /// Mounts the view at time 0: after this its `onAppear` has run.
  public init<V: View>(rootView: V, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    graph.referenceDate = configuration.date
    graph.suppressesAnimations = configuration.suppressesAnimations
    ProcessClock.startIfLoaded(at: configuration.date)
    let proposal = configuration.size ?? configuration.screenSize
    graph.setService(KeyedStores())
    opener = URLOpener { [weak self] url in
      // Views call it on the main thread, as they run there only.
      MainActor.assumeIsolated { self?.openedURLs.append(url) }
      return true
    }
    let around = CGSize(
      width: configuration.room + configuration.overflow.width,
      height: configuration.room + configuration.overflow.height)
    let room = configuration.size == nil ? around : nil
    let insets = configuration.safeAreaInsets
    if insets == EdgeInsets() {
      graph.mount(rootView, size: ProposedViewSize(proposal), room: room, environment: environment)
    } else {
      let inset = rootView.safeAreaPadding(insets)
      graph.mount(inset, size: ProposedViewSize(proposal), room: room, environment: environment)
    }
    runDueWork()
  }

  private var environment: EnvironmentValues {
    var values = configuration.environment
    values.urlOpener = opener
    return values
  }

  /// Changes settings while the views are shown, as a user does in the system's settings: appearance, text size,
  /// Reduce Motion, the scene's phase, the window's size… Scale, date and room stay as they were.
  public func update(_ change: (inout Configuration) -> Void) {
    let old = configuration
    change(&configuration)
    configuration.scale = old.scale
    configuration.date = old.date
    configuration.room = old.room
    configuration.overflow = old.overflow
    surface = nil
    if configuration.size != old.size, let size = configuration.size { graph.setSize(ProposedViewSize(size)) }
    graph.setEnvironment(environment)
    runDueWork()
  }

  /// Hands an address to the views' `onOpenURL`.
  public func open(_ url: URL) {
    IncomingURLs.open(url, in: graph)
    runDueWork()
  }

  /// Whether nothing changes any more until something is done from outside.
  ///
  /// - Parameter ignoringEndlessAnimations: true: animations that repeat forever do not count, as a test that waits
  ///   for a view to settle wants it; body-driven motion (timelines, phase and keyframe animators) does.
  public func isIdle(ignoringEndlessAnimations: Bool = false) -> Bool {
    guard !graph.hasWork, graph.nextWake == nil, clock?.next == nil else { return false }
    guard graph.isMoving else { return true }
    guard ignoringEndlessAnimations, !graph.runsBodiesEachFrame, !graph.needsEveryFrame else { return false }
    var isFinite = graph.bodyMotions.contains { !$0.isEndless }
    for node in graph.animatingNodes { node.forEachAnimation { if !$0.isEndless { isFinite = true } } }
    return !isFinite
  }

  func setTime(_ seconds: Double) { time = seconds }

  /// The picture's size in points.
  public var size: CGSize { graph.root.canvasSize }

  /// Runs everything that is due up to `target` seconds, in order, and brings the picture to that time.
  public func advance(to target: Double) { Self.advance([self], to: target) }

  /// Several hosts in step, so that the process's one clock goes on for all of them.
  package static func advance(_ hosts: [OffscreenHost], to target: Double) {
    for host in hosts { host.runDueInputs() }
    while hosts.contains(where: { $0.time < target }) {
      for host in hosts {
        // Only what a person does on the way needs to know where things are.
        host.graph.defersLayout = host.inputs.next == nil
        host.runDueWork()
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
  private func runDueWork() {
    var rounds = 0
    while runQueues() || rounds == 0 || graph.hasWork, rounds < Self.mostRounds {
      graph.frame(at: time)
      rounds += 1
    }
  }

  /// When the next timer, delay or timeline is due; nil: nothing waits.
  var nextWake: Double? {
    guard let own = graph.nextWake else { return clock?.next }
    return clock?.next.map { min($0, own) } ?? own
  }

  /// The next time at which something other than sampling an animation may happen.
  private func nextEvent(before target: Double) -> Double {
    var next = target
    if let wake = nextWake { next = min(next, max(wake, time)) }
    if let input = inputs.next { next = min(next, max(input, time)) }
    if graph.needsEveryFrame {
      // Completions run in frames: step through them as a display of 60 Hz would.
      let frame = ((time * 60 + 1e-6).rounded(.down) + 1) / 60
      next = min(next, frame)
    }
    return next
  }

  /// Runs what waits in the process's queues and run loops and is due.
  ///
  /// - Returns: whether that may have been anything.
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

  /// The display list now.
  package var displayList: Layer { graph.root.rootLayer }

  /// The pixels now.
  package func renderFrame() -> Frame {
    graph.frame(at: time)
    updatePixels()
    let target = surface!
    return Frame(width: target.width, height: target.height, pixels: target.rgba(premultiplied: false))
  }

  /// Brings the kept pixels to what is shown now, drawing only what changed since the last call.
  ///
  /// - Returns: how many rectangles changed; see `changedRect(_:)`.
  @discardableResult
  public func updatePixels() -> Int {
    let size = self.size
    let scale = configuration.scale
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    let target: RasterSurface
    if let surface, surface.width == width, surface.height == height {
      target = surface
    } else {
      let background = configuration.background?.resolve(in: configuration.colorContext)
      target = RasterSurface(
        width: width, height: height, scale: scale, background: background, memory: room(width, height))
      surface = target
    }
    return scene.render(displayList, into: target)
  }

  private func room(_ width: Int, _ height: Int) -> (pixels: UnsafeMutableRawPointer, bytesPerRow: Int)? {
    guard let memory, width * 4 <= memory.bytesPerRow, memory.bytesPerRow * height <= memory.pixels.count,
      let first = memory.pixels.baseAddress
    else { return nil }
    return (first, memory.bytesPerRow)
  }

  /// From the next `updatePixels()` on the kept pixels are in memory of the caller's, shared with another process
  /// perhaps, so that nothing has to be copied. It has to outlive the host; a picture too large for it is kept elsewhere.
  public func keepPixels(in pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    memory = (pixels, bytesPerRow)
    surface = nil
  }

  /// A rectangle that the last `updatePixels()` changed, in pixels from the top left corner.
  public func changedRect(_ index: Int) -> (x: Int, y: Int, width: Int, height: Int) { scene.damagedRect(index) }

  /// The kept pixels: rows from the top, `bytesPerRow` apart, each pixel B, G, R, A, premultiplied.
  public func withPixels<R>(_ body: (UnsafeMutableBufferPointer<UInt8>, _ bytesPerRow: Int) -> R) -> R? {
    surface.map { body($0.pixels, $0.bytesPerRow) }
  }

  /// One picture: straight RGBA, 8 bits a channel, rows from the top.
  package struct Frame: Equatable {
    package var width: Int
    package var height: Int
    package var pixels: [UInt8]

    /// The channels at a pixel.
    package func rgba(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
      let i = (y * width + x) * 4
      return (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
    }
  }
}
