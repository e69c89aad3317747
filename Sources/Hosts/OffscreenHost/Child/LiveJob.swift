import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI
import SystemCalls

/// A view that runs by the commands of a front end, which says how late it is and what the user does. The pixels are in
/// a file that both programs map.
@MainActor
final class LiveJob {
  /// The time in seconds between two frames of a display.
  private static let interval = 1.0 / 60

  private let host: OffscreenHost
  private let path: String
  private var file: Int32 = -1
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var openedCount = 0

  init(host: OffscreenHost, request: PreviewRequest) {
    self.host = host
    path = request.outputPath
  }

  func run() throws {
    while let command = ToolChannel.nextCommand() {
      ToolChannel.stepIsDone()
      if let display = command.display { change(display) }
      for timed in command.inputs {
        host.advance(to: max(timed.time, host.time))
        perform(timed.input)
      }
      host.advance(to: command.time)
      if LiteralTable.isUnfit.load(ordering: .relaxed) { return }
      ToolChannel.send(try frame())
    }
  }

  private func change(_ display: LiveCommand.Display) {
    host.update { configuration in
      if let width = display.width, let height = display.height {
        configuration.size = CGSize(width: width, height: height)
      }
      configuration.colorScheme = display.appearance == .dark ? .dark : .light
      configuration.reduceMotion = display.reduceMotion
      configuration.scenePhase = display.isActive ? .active : .inactive
    }
  }

  private func perform(_ input: LiveCommand.Input) {
    func point(_ point: PreviewInput.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    switch input {
    case .press(let place): host.press(at: point(place))
    case .move(let place): host.move(to: point(place))
    case .release(let place): host.release(at: point(place))
    case .hover(let place): host.hover(at: place.map(point))
    case .scroll(let place, let delta): host.scroll(at: point(place), by: CGSize(width: delta.x, height: delta.y))
    case .secondaryClick(let place): host.secondaryClick(at: point(place))
    case .type(let text): host.type(text)
    case .key(let character, let modifiers):
      guard let first = character.first else { return }
      host.key(KeyEquivalent(first), modifiers: EventModifiers(rawValue: modifiers))
    }
  }

  private func frame() throws -> LiveFrame {
    var rects = host.updatePixels()
    guard var surface = host.surface else { throw PreviewJob.Failure(.failed("The picture has no pixels.")) }
    // Pixels that did not fit are drawn again, into more memory.
    if surface.pixels.baseAddress.map(UnsafeMutableRawPointer.init) != memory.baseAddress {
      try enlarge(to: surface.pixels.count)
      host.keepPixels(in: memory, bytesPerRow: surface.bytesPerRow)
      rects = host.updatePixels()
      surface = host.surface ?? surface
    }
    var frame = LiveFrame(
      time: host.time, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow,
      damage: (0..<rects).map { index in
        let rect = host.changedRect(index)
        return .init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      })
    frame.next = host.nextChange(interval: Self.interval)
    frame.openedURLs = host.openedURLs[openedCount...].map(\.absoluteString)
    openedCount = host.openedURLs.count
    return frame
  }

  /// Maps more of the file.
  private func enlarge(to count: Int) throws {
    do {
      if file < 0 { file = try Descriptor.open(path, O_RDWR | O_CREAT, mode: 0o600) }
    } catch {
      throw ImageEncodingError.unwritable(path: path, reason: "\(error)")
    }
    guard ftruncate(file, off_t(count)) == 0,
      let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), address != MAP_FAILED
    else { throw ImageEncodingError.unwritable(path: path, reason: String(cString: strerror(errno))) }
    // The memory of before stays mapped: the host's last surface is in it.
    memory = UnsafeMutableRawBufferPointer(start: address, count: count)
  }
}
