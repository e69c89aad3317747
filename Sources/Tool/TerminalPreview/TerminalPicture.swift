import CChafa
import Foundation

/// A writer of pictures as text and control sequences of a terminal, by libchafa.
final class TerminalPicture {
  /// A picture's pixels: B, G, R, A, premultiplied.
  struct Pixels {
    var bytes: UnsafeRawBufferPointer
    var width: Int
    var height: Int
    var bytesPerRow: Int
  }

  /// The form of a picture.
  enum Form: Equatable { case kitty, sixel, iterm, symbols }

  let form: Form
  private let info: OpaquePointer
  private let mode: ChafaCanvasMode
  private let symbols: OpaquePointer
  private var canvas: OpaquePointer?
  private var geometry: [Int] = []

  /// - Parameters:
  ///   - environment: The variables with which the terminal describes itself.
  ///   - isKitty, isSixel: The terminal's own answers.
  init(environment: [String: String], isKitty: Bool, isSixel: Bool) {
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    let database = chafa_term_db_get_default()
    let info: OpaquePointer = chafa_term_db_detect(database, &variables)
    self.info = info
    let usesColor = (environment["NO_COLOR"] ?? "").isEmpty
    func has(_ sequence: ChafaTermSeq) -> Bool { chafa_term_info_have_seq(info, sequence) != 0 }
    if !usesColor {
      form = .symbols
    } else if isKitty || has(CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1) {
      form = .kitty
    } else if has(CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE) {
      form = .iterm
    } else {
      form = isSixel || has(CHAFA_TERM_SEQ_BEGIN_SIXELS) ? .sixel : .symbols
    }
    let hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    if !usesColor {
      mode = CHAFA_CANVAS_MODE_FGBG
    } else if form != .symbols || hasTrueColor || has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_DIRECT) {
      mode = CHAFA_CANVAS_MODE_TRUECOLOR
    } else if has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_256) {
      mode = CHAFA_CANVAS_MODE_INDEXED_240
    } else {
      mode = has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_16) ? CHAFA_CANVAS_MODE_INDEXED_16 : CHAFA_CANVAS_MODE_FGBG
    }
    // Sequences that the terminal has by its own answer.
    chafa_term_info_supplement(info, chafa_term_db_get_fallback_info(database))
    symbols = chafa_symbol_map_new()
    let language = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let isUTF8 = language.uppercased().replacing("-", with: "").contains("UTF8")
    chafa_symbol_map_add_by_tags(
      symbols,
      isUTF8
        ? ChafaSymbolTags(CHAFA_SYMBOL_TAG_BLOCK.rawValue | CHAFA_SYMBOL_TAG_SPACE.rawValue)
        : ChafaSymbolTags(CHAFA_SYMBOL_TAG_ASCII.rawValue))
  }

  deinit {
    if let canvas { chafa_canvas_unref(canvas) }
    chafa_symbol_map_unref(symbols)
    chafa_term_info_unref(info)
  }

  /// Returns the sequences that show a picture in a rectangle of cells.
  func text(_ pixels: Pixels, column: Int, row: Int, columns: Int, rows: Int, cell: (width: Int, height: Int)) -> String
  {
    prepare([columns, rows, cell.width, cell.height])
    guard let canvas, let address = pixels.bytes.baseAddress else { return "" }
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_BGRA8_PREMULTIPLIED, address.assumingMemoryBound(to: UInt8.self), Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.bytesPerRow))
    guard let printed = chafa_canvas_print(canvas, info) else { return "" }
    defer { gw_chafa_free_string(printed) }
    let text = String(cString: printed.pointee.str)
    func place(_ line: Int) -> String { "\u{1b}[\(row + line + 1);\(column + 1)H" }
    switch form {
    // The image of before is removed.
    case .kitty: return place(0) + "\u{1b}_Ga=d\u{1b}\\" + text
    case .sixel, .iterm: return place(0) + text
    case .symbols:
      return text.split(separator: "\n").enumerated().map { place($0) + $1 }.joined() + "\u{1b}[0m"
    }
  }

  private func prepare(_ wanted: [Int]) {
    guard wanted != geometry else { return }
    geometry = wanted
    if let canvas { chafa_canvas_unref(canvas) }
    let configuration = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(configuration) }
    let sizes = wanted.map(Int32.init)
    chafa_canvas_config_set_geometry(configuration, sizes[0], sizes[1])
    chafa_canvas_config_set_cell_geometry(configuration, sizes[2], sizes[3])
    chafa_canvas_config_set_canvas_mode(configuration, mode)
    chafa_canvas_config_set_symbol_map(configuration, symbols)
    // Without colors, brightness is shown by density.
    if mode == CHAFA_CANVAS_MODE_FGBG {
      chafa_canvas_config_set_dither_mode(configuration, CHAFA_DITHER_MODE_ORDERED)
    }
    chafa_canvas_config_set_work_factor(configuration, 0.2)
    let pixelMode =
      switch form {
      case .kitty: CHAFA_PIXEL_MODE_KITTY
      case .sixel: CHAFA_PIXEL_MODE_SIXELS
      case .iterm: CHAFA_PIXEL_MODE_ITERM2
      case .symbols: CHAFA_PIXEL_MODE_SYMBOLS
      }
    chafa_canvas_config_set_pixel_mode(configuration, pixelMode)
    canvas = chafa_canvas_new(configuration)
  }
}
