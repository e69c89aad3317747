import SwiftUI

/// The four appearances of a status color, as sRGB values 0xRRGGBB.
struct StatusPalette: Hashable, Sendable {
  var light: UInt32
  var dark: UInt32
  var lightIncreased: UInt32
  var darkIncreased: UInt32

  func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color {
    let hex: UInt32
    switch (scheme == .dark, contrast == .increased) {
    case (false, false): hex = light
    case (true, false): hex = dark
    case (false, true): hex = lightIncreased
    case (true, true): hex = darkIncreased
    }
    return Color(
      .sRGB, red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: 1)
  }
}

extension LiveStatus {
  /// Returns the color of the status, for graphics and text.
  ///
  /// The contrast is at least 4.5:1 against the backgrounds of lists and windows (white and 242, 242, 247 in light;
  /// black, 28, 28, 30 and 44, 44, 46 in dark), and 7:1 in increased contrast (WCAG 2.2, success criteria 1.4.3 and
  /// 1.4.6). The system's green has 2.2:1 on white.
  ///
  /// An app's own status has the color that it was created with.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme of the background.
  ///   - contrast: The contrast setting. Default `standard`.
  public func color(in scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) -> Color {
    switch content {
    case .standard(let status): return status.palette.color(scheme, contrast)
    case .custom(let status): return status.color
    }
  }
}

extension StandardStatus {
  var palette: StatusPalette {
    switch self {
    case .live, .recording:
      return StatusPalette(light: 0xC8001E, dark: 0xFF6B61, lightIncreased: 0xA60019, darkIncreased: 0xFFA09A)
    case .recent:
      return StatusPalette(light: 0xA84600, dark: 0xFF9A40, lightIncreased: 0x883900, darkIncreased: 0xFFA555)
    case .stale:
      return StatusPalette(light: 0x745800, dark: 0xDDB83C, lightIncreased: 0x664D00, darkIncreased: 0xDDB83C)
    case .offline:
      return StatusPalette(light: 0x5F5F64, dark: 0xAEAEB2, lightIncreased: 0x505054, darkIncreased: 0xB9B9BC)
    case .connecting:
      return StatusPalette(light: 0x0A5BC4, dark: 0x62AEFF, lightIncreased: 0x084DA7, darkIncreased: 0x81BEFF)
    case .syncing:
      return StatusPalette(light: 0x006A7A, dark: 0x4CC8DE, lightIncreased: 0x005966, darkIncreased: 0x4EC9DE)
    case .paused:
      return StatusPalette(light: 0x55558C, dark: 0xB0B0F0, lightIncreased: 0x4C4C7E, darkIncreased: 0xB4B4F1)
    case .error:
      return StatusPalette(light: 0xA3004B, dark: 0xFF7DAD, lightIncreased: 0xA1004A, darkIncreased: 0xFF9BC0)
    case .online:
      return StatusPalette(light: 0x15702C, dark: 0x4CD964, lightIncreased: 0x115D25, darkIncreased: 0x4CD964)
    case .away:
      return StatusPalette(light: 0x835400, dark: 0xFFC44D, lightIncreased: 0x714800, darkIncreased: 0xFFC44D)
    case .busy:
      return StatusPalette(light: 0xB02A1E, dark: 0xFF8278, lightIncreased: 0x99251A, darkIncreased: 0xFFA098)
    case .doNotDisturb:
      return StatusPalette(light: 0x7A3AB0, dark: 0xD2A6FF, lightIncreased: 0x6E349E, darkIncreased: 0xD2A7FF)
    }
  }
}
