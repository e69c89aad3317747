import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Every status in every style")
struct GalleryTests {
  /// Quarters of 1.5 seconds.
  nonisolated static let phases = [0, 0.375, 0.75, 1.125, 1.5]

  enum Setting: String, CaseIterable {
    case light, dark, increasedContrast, reduceMotion, rightToLeft, differentiateWithoutColor

    func apply(_ configuration: inout OffscreenHost.Configuration) {
      switch self {
      case .light: break
      case .dark:
        configuration.colorScheme = .dark
        configuration.background = .black
      case .increasedContrast: configuration.contrast = .increased
      case .reduceMotion: configuration.reduceMotion = true
      case .rightToLeft: configuration.layoutDirection = .rightToLeft
      case .differentiateWithoutColor: configuration.differentiateWithoutColor = true
      }
    }
  }

  /// The pixels of one cell.
  private func cell(_ frame: OffscreenHost.Frame, _ row: Int, _ column: Int) -> [UInt8] {
    let (width, height) = (Int(MarkGallery.cell.width), Int(MarkGallery.cell.height))
    var result: [UInt8] = []
    for y in row * height..<(row + 1) * height {
      let start = (y * frame.width + column * width) * 4
      result += frame.pixels[start..<start + width * 4]
    }
    return result
  }

  @Test("Every style draws a mark at five phases, which moves only where it should", arguments: Setting.allCases)
  func phases(setting: Setting) {
    let columns = GalleryStyle.allCases.count
    let rows = LiveStatus.allCases.count
    let shot = Shot(
      MarkGallery(), width: MarkGallery.cell.width * CGFloat(columns), height: MarkGallery.cell.height * CGFloat(rows)
    ) {
      $0.scale = 1
      setting.apply(&$0)
    }
    let frames = Self.phases.map { shot.pixels(at: $0) }
    for (row, status) in LiveStatus.allCases.enumerated() {
      for (column, style) in GalleryStyle.allCases.enumerated() {
        // From right to left the first style is the last column.
        let place = setting == .rightToLeft ? columns - 1 - column : column
        let cells = frames.map { cell($0, row, place) }
        for one in cells {
          let ground = Array(one[0..<4])
          let ink = stride(from: 0, to: one.count, by: 4).filter { Array(one[$0..<$0 + 4]) != ground }.count
          #expect(ink >= 12, "\(status) \(style)")
        }
        let moves = Set(cells).count > 1
        let shouldMove = status.isInMotion && style.isInMotion && setting != .reduceMotion
        // Where the shape has to tell the status, a ring does not turn.
        if setting == .differentiateWithoutColor, style == .ring || (style == .automatic && status == .syncing) {
          continue
        }
        #expect(moves == shouldMove, "\(status) \(style)")
      }
    }
  }

  @Test("Every style distinguishes every status without color")
  func shapes() {
    for style in GalleryStyle.allCases {
      var seen: [OffscreenHost.Frame] = []
      for status in LiveStatus.allCases {
        let view = style.apply(LiveIndicator(status, isActive: false)).liveIndicatorContainer(.markOnly)
          .liveIndicatorTint(.black)
        let frame = Shot(view, width: 60, height: 30) { $0.differentiateWithoutColor = true }.pixels(at: 0)
        #expect(!seen.contains(frame), "\(status) in \(style)")
        seen.append(frame)
      }
    }
  }

  @Test("Text sizes and control sizes scale mark and label, up to the largest", arguments: LiveStatus.allCases)
  func sizes(status: LiveStatus) {
    func size(_ view: some View, _ type: DynamicTypeSize) -> CGSize {
      var configuration = OffscreenHost.Configuration()
      configuration.dynamicTypeSize = type
      configuration.margin = 0
      return OffscreenHost(rootView: view, configuration: configuration).size
    }
    let regular = size(LiveIndicator(status), .large)
    let largest = size(LiveIndicator(status), .accessibility5)
    #expect(largest.width > regular.width * 1.5 && largest.height > regular.height * 1.5)
    let mark = LiveIndicator(status).liveIndicatorContainer(.markOnly)
    #expect(size(mark, .accessibility5).height > size(mark, .large).height * 1.5)
    let heights = [ControlSize.mini, .small, .regular, .large, .extraLarge].map {
      size(LiveIndicator(status).controlSize($0), .large).height
    }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
  }

  @Test("In right-to-left layouts the mark is right of the label")
  func mirrored() throws {
    let view = LiveIndicator(.offline, label: "XXXXXX").liveIndicatorTint(.black)
    func ink(_ isRTL: Bool) -> [UInt8] {
      let frame = Shot(view, width: 100, height: 20) {
        $0.scale = 1
        $0.layoutDirection = isRTL ? .rightToLeft : .leftToRight
      }.pixels(at: 0)
      return (0..<frame.width).map { frame.rgba($0, 10).0 }
    }
    #expect(ink(false) != ink(true))
    let first = try #require(ink(false).firstIndex { $0 < 128 })
    let last = try #require(ink(true).lastIndex { $0 < 128 })
    // The ring's left and right rims are the outermost ink.
    #expect(abs((first + last) - 99) <= 2)
  }
}
