/// The glyphs of the Material Design Icons font (Debian's fonts-materialdesignicons-webfont 1.4) that replace system
/// symbols, by the name of the symbol.
enum SymbolTable {
  static let family = "Material Design Icons"

  static let codepoints: [String: UInt32] = [
    "airplane": 0xF01D, "airplane.departure": 0xF5D5, "alarm": 0xF020, "alarm.fill": 0xF020, "ant.fill": 0xF0E4,
    "antenna.radiowaves.left.and.right": 0xF002, "applewatch": 0xF589, "archivebox": 0xF03C,
    "archivebox.fill": 0xF03C, "arrow.2.circlepath": 0xF4E6, "arrow.clockwise": 0xF450, "arrow.down": 0xF045,
    "arrow.down.circle": 0xF048, "arrow.down.circle.fill": 0xF047, "arrow.left": 0xF04D,
    "arrow.left.circle.fill": 0xF04F, "arrow.right": 0xF054, "arrow.right.circle": 0xF057,
    "arrow.right.circle.fill": 0xF056, "arrow.triangle.2.circlepath": 0xF4E6, "arrow.up": 0xF05D,
    "arrow.up.circle": 0xF060, "arrow.up.circle.fill": 0xF05F, "arrow.up.right": 0xF05C, "arrow.uturn.left": 0xF54C,
    "arrow.uturn.right": 0xF44E, "at": 0xF065, "backward.end.fill": 0xF4AE, "backward.fill": 0xF45F, "bag": 0xF49A,
    "bag.fill": 0xF49A, "barcode": 0xF071, "battery.0": 0xF08E, "battery.100": 0xF079, "battery.25": 0xF07C,
    "battery.50": 0xF07E, "bed.double": 0xF2E3, "bed.double.fill": 0xF2E3, "bell": 0xF09C, "bell.badge": 0xF09E,
    "bell.badge.fill": 0xF09E, "bell.fill": 0xF09A, "bell.slash": 0xF09B, "bell.slash.fill": 0xF09B,
    "bicycle": 0xF0A3, "binoculars": 0xF0A5, "bird.fill": 0xF544, "birthday.cake": 0xF0EB,
    "birthday.cake.fill": 0xF0EB, "bold": 0xF264, "bolt.fill": 0xF241, "bolt.slash": 0xF243, "book": 0xF0BD,
    "book.fill": 0xF0BE, "bookmark": 0xF0C3, "bookmark.fill": 0xF0C0, "books.vertical.fill": 0xF331,
    "bubble.left": 0xF365, "bubble.left.and.bubble.right.fill": 0xF28C, "bubble.left.fill": 0xF361,
    "bubble.right": 0xF365, "bubble.right.fill": 0xF361, "building.2": 0xF146, "building.2.fill": 0xF146,
    "building.columns.fill": 0xF070, "bus": 0xF0E7, "bus.fill": 0xF0E7, "calendar": 0xF0ED,
    "calendar.badge.plus": 0xF0F3, "calendar.circle.fill": 0xF0ED, "camera": 0xF100, "camera.circle.fill": 0xF100,
    "camera.fill": 0xF100, "car": 0xF10B, "car.fill": 0xF10B, "carrot.fill": 0xF10F, "cart": 0xF111,
    "cart.fill": 0xF110, "chart.bar": 0xF128, "chart.bar.fill": 0xF128, "chart.line.uptrend.xyaxis": 0xF12A,
    "chart.pie": 0xF12B, "chart.pie.fill": 0xF12B, "checkmark": 0xF12C, "checkmark.circle": 0xF134,
    "checkmark.circle.fill": 0xF133, "checkmark.shield": 0xF483, "checkmark.shield.fill": 0xF483,
    "checkmark.square": 0xF135, "checkmark.square.fill": 0xF132, "chevron.backward": 0xF141, "chevron.down": 0xF140,
    "chevron.forward": 0xF142, "chevron.left": 0xF141, "chevron.right": 0xF142, "chevron.up": 0xF143,
    "circle": 0xF130, "circle.fill": 0xF12F, "clock": 0xF150, "clock.fill": 0xF150, "cloud": 0xF163,
    "cloud.bolt": 0xF593, "cloud.bolt.fill": 0xF593, "cloud.fill": 0xF15F, "cloud.rain": 0xF597,
    "cloud.rain.fill": 0xF597, "cloud.snow": 0xF598, "cloud.snow.fill": 0xF598, "cloud.sun": 0xF595,
    "cloud.sun.fill": 0xF595, "cpu": 0xF61A, "creditcard": 0xF19B, "creditcard.fill": 0xF19B, "cross": 0xF415,
    "cross.fill": 0xF2E0, "crown": 0xF1A5, "crown.fill": 0xF1A5, "cup.and.saucer": 0xF176,
    "cup.and.saucer.fill": 0xF176, "desktopcomputer": 0xF1C4, "dice": 0xF1CE, "dice.fill": 0xF1CE, "divide": 0xF1D4,
    "doc": 0xF224, "doc.fill": 0xF214, "doc.on.doc": 0xF18F, "doc.text": 0xF219, "doc.text.fill": 0xF219,
    "dollarsign.circle": 0xF1B3, "dollarsign.circle.fill": 0xF1B3, "dot.radiowaves.left.and.right": 0xF002,
    "dot.radiowaves.right": 0xF46B, "drop": 0xF58C, "drop.fill": 0xF58C, "ellipsis": 0xF1D8, "envelope": 0xF1F0,
    "envelope.fill": 0xF1EE, "equal": 0xF1FC, "exclamationmark": 0xF205, "exclamationmark.circle": 0xF5D6,
    "exclamationmark.circle.fill": 0xF028, "exclamationmark.triangle": 0xF02A,
    "exclamationmark.triangle.fill": 0xF026, "eye": 0xF208, "eye.fill": 0xF208, "eye.slash": 0xF209,
    "eye.slash.fill": 0xF209, "face.dashed": 0xF1F6, "face.smiling": 0xF1F2, "face.smiling.fill": 0xF1F2,
    "faceid": 0xF643, "ferry.fill": 0xF213, "figure.run": 0xF46E, "figure.walk": 0xF583, "film": 0xF230,
    "fish.fill": 0xF23A, "flag": 0xF23D, "flag.checkered": 0xF23C, "flag.fill": 0xF23B, "flame": 0xF238,
    "flame.fill": 0xF238, "flame.fire": 0xF238, "folder": 0xF256, "folder.fill": 0xF24B, "football.fill": 0xF25D,
    "fork.knife": 0xF4A3, "forward.end.fill": 0xF4AD, "forward.fill": 0xF211, "fuelpump.fill": 0xF298,
    "function": 0xF295, "gamecontroller": 0xF297, "gamecontroller.fill": 0xF297, "gear": 0xF493, "gearshape": 0xF493,
    "gearshape.2": 0xF493, "gearshape.fill": 0xF493, "gift": 0xF2A1, "gift.fill": 0xF2A1, "globe": 0xF59F,
    "globe.americas.fill": 0xF1E7, "graduationcap": 0xF474, "graduationcap.fill": 0xF474, "hand.thumbsdown": 0xF512,
    "hand.thumbsdown.fill": 0xF511, "hand.thumbsup": 0xF514, "hand.thumbsup.fill": 0xF513, "headphones": 0xF2CB,
    "heart": 0xF2D5, "heart.circle": 0xF2D1, "heart.circle.fill": 0xF2D1, "heart.fill": 0xF2D1,
    "heart.text.square": 0xF5F6, "hexagon": 0xF2D9, "hexagon.fill": 0xF2D8, "hourglass": 0xF51F,
    "house.fill": 0xF2DC, "info": 0xF64E, "info.circle": 0xF2FD, "info.circle.fill": 0xF2FC, "ipad": 0xF4F8,
    "iphone": 0xF120, "italic": 0xF277, "key": 0xF306, "key.fill": 0xF306, "keyboard": 0xF30C,
    "ladybug.fill": 0xF0E4, "laptopcomputer": 0xF322, "leaf": 0xF32A, "leaf.fill": 0xF32A, "lightbulb": 0xF336,
    "lightbulb.fill": 0xF335, "line.3.horizontal": 0xF35C, "line.horizontal.3": 0xF35C, "link": 0xF337,
    "list.bullet": 0xF279, "list.dash": 0xF279, "list.number": 0xF27B, "location": 0xF390,
    "location.circle.fill": 0xF390, "location.fill": 0xF390, "lock": 0xF341, "lock.fill": 0xF33E,
    "lock.open": 0xF340, "lock.open.fill": 0xF33F, "magnifyingglass": 0xF349, "map": 0xF34D, "map.fill": 0xF34D,
    "mappin": 0xF34E, "mappin.circle": 0xF34F, "mappin.circle.fill": 0xF34F, "memorychip": 0xF35B, "message": 0xF365,
    "message.fill": 0xF361, "mic": 0xF36E, "mic.circle.fill": 0xF36C, "mic.fill": 0xF36C, "mic.slash": 0xF36D,
    "mic.slash.fill": 0xF36D, "minus": 0xF374, "minus.circle": 0xF377, "minus.circle.fill": 0xF376, "moon": 0xF594,
    "moon.fill": 0xF594, "moon.stars.fill": 0xF594, "multiply": 0xF156, "music.mic": 0xF36C, "music.note": 0xF387,
    "music.note.list": 0xF411, "network": 0xF317, "number": 0xF423, "octagon": 0xF3C4, "octagon.fill": 0xF3C3,
    "paintbrush": 0xF0E3, "paintbrush.fill": 0xF0E3, "paintpalette": 0xF3D8, "paintpalette.fill": 0xF3D8,
    "paperclip": 0xF3E2, "paperplane": 0xF48A, "paperplane.fill": 0xF48A, "pause": 0xF3E4, "pause.circle": 0xF3E6,
    "pause.circle.fill": 0xF3E5, "pause.fill": 0xF3E4, "pawprint": 0xF3E9, "pawprint.fill": 0xF3E9, "pencil": 0xF3EB,
    "percent": 0xF3F0, "person": 0xF013, "person.2": 0xF00F, "person.2.fill": 0xF00E, "person.circle": 0xF009,
    "person.circle.fill": 0xF009, "person.crop.circle": 0xF009, "person.crop.circle.fill": 0xF009,
    "person.fill": 0xF004, "phone": 0xF3F2, "phone.circle.fill": 0xF3F2, "phone.down.fill": 0xF3F5,
    "phone.fill": 0xF3F2, "photo": 0xF2E9, "photo.fill": 0xF2E9, "photo.on.rectangle": 0xF2F9, "pills": 0xF402,
    "pills.fill": 0xF402, "pin": 0xF403, "pin.fill": 0xF403, "play": 0xF40A, "play.circle": 0xF40D,
    "play.circle.fill": 0xF40C, "play.fill": 0xF40A, "plus": 0xF415, "plus.circle": 0xF419,
    "plus.circle.fill": 0xF417, "popcorn.fill": 0xF422, "power": 0xF425, "printer": 0xF42A, "printer.fill": 0xF42A,
    "qrcode": 0xF432, "questionmark": 0xF2D6, "questionmark.circle": 0xF625, "questionmark.circle.fill": 0xF2D7,
    "quote.bubble": 0xF189, "record.circle": 0xF44B, "record.circle.fill": 0xF44B, "repeat": 0xF456,
    "rocket": 0xF463, "rocket.fill": 0xF463, "rosette": 0xF124, "scalemass": 0xF5D1, "scissors": 0xF190,
    "shield": 0xF499, "shield.fill": 0xF498, "shuffle": 0xF49D, "slider.horizontal.3": 0xF62E, "smoke.fill": 0xF4B4,
    "soccerball": 0xF4B8, "sofa.fill": 0xF4B9, "sparkles": 0xF068, "speaker.fill": 0xF57F, "speaker.slash": 0xF581,
    "speaker.slash.fill": 0xF581, "speaker.wave.1": 0xF57F, "speaker.wave.2": 0xF580, "speaker.wave.2.fill": 0xF580,
    "speaker.wave.3": 0xF57E, "speaker.wave.3.fill": 0xF57E, "square": 0xF131, "square.and.arrow.down": 0xF2FA,
    "square.and.arrow.up": 0xF207, "square.and.pencil": 0xF3ED, "square.grid.2x2": 0xF570,
    "square.grid.2x2.fill": 0xF570, "square.grid.3x3": 0xF2C1, "star": 0xF4D2, "star.circle": 0xF4CF,
    "star.fill": 0xF4CE, "stethoscope": 0xF4D9, "stop": 0xF4DB, "stop.circle": 0xF667, "stop.circle.fill": 0xF666,
    "stop.fill": 0xF4DB, "stopwatch": 0xF51B, "stopwatch.fill": 0xF51B, "sum": 0xF4A0, "sun.max": 0xF599,
    "sun.max.fill": 0xF599, "sun.min": 0xF5A8, "tag": 0xF4FC, "tag.fill": 0xF4F9, "tennisball.fill": 0xF507,
    "textformat": 0xF284, "thermometer": 0xF50F, "ticket": 0xF516, "ticket.fill": 0xF516, "timer": 0xF51B,
    "touchid": 0xF237, "tram.fill": 0xF52D, "translate": 0xF5CA, "trash": 0xF1C0, "trash.fill": 0xF1C0,
    "trash.slash": 0xF5E8, "tray": 0xF2FB, "tray.fill": 0xF2FB, "triangle": 0xF537, "triangle.fill": 0xF536,
    "trophy": 0xF53A, "trophy.fill": 0xF538, "tv": 0xF502, "tv.fill": 0xF502, "umbrella": 0xF54B,
    "umbrella.fill": 0xF54A, "underline": 0xF287, "video": 0xF567, "video.fill": 0xF567, "video.slash": 0xF568,
    "video.slash.fill": 0xF568, "viewfinder": 0xF19F, "wand.and.stars": 0xF068, "waveform.path.ecg": 0xF430,
    "wifi": 0xF5A9, "wifi.slash": 0xF5AA, "wind": 0xF59D, "wrench": 0xF5B7, "wrench.and.screwdriver": 0xF5B7,
    "wrench.fill": 0xF5B7, "xmark": 0xF156, "xmark.circle": 0xF15A, "xmark.circle.fill": 0xF159,
    "xmark.octagon": 0xF15D, "xmark.octagon.fill": 0xF15C,
  ]

  /// Returns the glyph for a name. If the font lacks a variant, the plain symbol is used.
  static func codepoint(_ name: String) -> UInt32? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let found = entry(parts.joined(separator: ".")) { return found }
      if let found = entry(parts.joined(separator: ".") + ".fill") { return found }
      guard let last = parts.last, ["fill", "circle", "square", "slash", "badge"].contains(last) else { return nil }
      parts.removeLast()
    }
    return nil
  }

  private static func entry(_ name: String) -> UInt32? {
    codepoints[name] ?? furtherCodepoints[name] ?? latestCodepoints[name]
  }

  /// Returns whether the symbol is a figure cut out of a solid shape.
  static func isEnclosed(_ name: String) -> Bool {
    name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill") || name.hasSuffix(".shield.fill")
      || name.hasSuffix("triangle.fill")
  }

  /// Returns the color of a symbol in multicolor mode, by the first word of its name.
  static func color(of name: String) -> Color? {
    switch name.split(separator: ".").first {
    case "heart", "flame", "minus", "xmark", "trash": return .red
    case "star", "sun", "bolt", "exclamationmark": return .yellow
    case "checkmark", "plus", "battery", "leaf", "phone": return .green
    case "cloud", "drop", "wifi", "message", "bubble", "questionmark", "info": return .blue
    case "moon": return .indigo
    case "bell": return .orange
    default: return nil
    }
  }
}
