import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// Every initializer and modifier that takes a key or a string, given a literal.
private struct Literals: View {
  @State private var isOn = false
  @State private var choice = 0
  @State private var text = ""
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red

  var body: some View {
    VStack {
      Text("**text**")
      Label("**label**", systemImage: "star")
      Button("**button**") {}
      Button("**role**", role: .cancel) {}
      Button("**icon**", systemImage: "star") {}
      Toggle("**toggle**", isOn: $isOn)
      Link("**link**", destination: URL(fileURLWithPath: "/"))
      Menu("**menu**") { EmptyView() }
    }
    VStack {
      TextField("**field**", text: $text)
      SecureField("**secure**", text: $text)
      Stepper("**stepper**", value: $choice)
      LabeledContent("**labeled**", value: "v")
      GroupBox("**box**") { EmptyView() }
      DisclosureGroup("**group**") { EmptyView() }
      ProgressView("**progress**", value: 0.5)
      List {
        Section("**section**") { Picker("**picker**", selection: $choice) { Text("**option**").tag(0) } }
        DatePicker("**date**", selection: $date)
        ColorPicker("**color**", selection: $color)
        NavigationLink("**navigation**") { EmptyView() }
      }
    }
    .navigationTitle("**title**")
  }
}

@MainActor @Suite("Localized texts")
struct LocalizedTextTests {
  private func shown(_ view: some View, locale: String = "en_US") -> [String] {
    ControlStage(view, size: CGSize(width: 400, height: 2000)) { $0.locale = Locale(identifier: locale) }.texts
  }

  @Test("A literal is a localized key wherever SwiftUI takes one: its Markdown is read")
  func literals() {
    let texts = shown(NavigationStack { Literals() })
    #expect(texts.filter { $0.contains("*") } == [])
    #expect(texts.contains("text") && texts.contains("section") && texts.contains("title") && texts.contains("field"))
  }

  @Test("A stored string is shown as it is, and so are the arguments of a literal")
  func strings() {
    let name = "**not bold** a_b_c"
    #expect(shown(Text(name)) == [name])
    #expect(shown(Text("File \(name)")) == ["File **not bold** a_b_c"])
    #expect(shown(Text("**\(name)** and _more_")) == ["**not bold** a_b_c and more"])
    #expect(shown(Text("\("")")) == [""])
  }

  @Test("Numbers and formatted values follow the locale of their place")
  func numbers() {
    #expect(shown(Text("\(1234) \(0.5)"), locale: "de_DE") == ["1.234 0,500000"])
    #expect(shown(Text("\(0.5, specifier: "%.2f")"), locale: "de_DE") == ["0,50"])
    #expect(shown(Text(0.256, format: .percent), locale: "de_DE") == ["25,6\u{A0}%"])
    let date = Date(timeIntervalSince1970: 1_735_724_460)
    let format = Date.FormatStyle.dateTime.year().month(.wide).day()
    #expect(shown(Text(date, format: format), locale: "de_DE") == ["1. Januar 2025"])
    #expect(shown(Text(date, format: format).environment(\.locale, Locale(identifier: "fr_FR"))) == ["1 janvier 2025"])
    // A locale that the format itself names stays.
    #expect(shown(Text(date, format: format.locale(Locale(identifier: "fr_FR")))) == ["1 janvier 2025"])
  }

  @Test("An interval is written once: its two times share what they have in common")
  func intervals() {
    let start = Date(timeIntervalSince1970: 1_735_724_460)
    let text = Text(DateInterval(start: start, duration: 3600)).environment(\.timeZone, .gmt)
    #expect(shown(text) == ["9:41\u{2009}–\u{2009}10:41\u{202F}AM"])
  }

  @Test("A relative date changes at the second, in the words of its locale")
  func relative() {
    let now = Date(timeIntervalSince1970: 1_735_724_460)
    let stage = ControlStage(Text(now.addingTimeInterval(-100), style: .relative)) { $0.date = now }
    #expect(stage.at(5).texts == ["1 min, 45 sec"])
    #expect(stage.at(5.9).texts == ["1 min, 45 sec"])
    #expect(stage.at(6).texts == ["1 min, 46 sec"])
    let japanese = ControlStage(Text(now.addingTimeInterval(-105), style: .relative)) {
      $0.date = now
      $0.locale = Locale(identifier: "ja_JP")
    }
    #expect(japanese.texts == ["1分 45秒"])
  }

  @Test("Texts are looked up in catalogs and strings files, by table and bundle, with plural forms")
  func translations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("localized-text-tests-\(getpid())")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo **%@**"}}}},
        "%lld files": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}},
        "%@ of %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$@"}}}}}}
      """
    try catalog.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let strings = "/* A comment. */\n\"Go\" = \"Los \\\"jetzt\\\"\";\n// Another.\n\"100%\" = \"ganz\";\n"
    try strings.write(to: german.appendingPathComponent("Buttons.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let name = "_Ada_"
    #expect(shown(Text("Hello \(name)", bundle: bundle), locale: "de_DE") == ["Hallo _Ada_"])
    #expect(shown(Text("Hello \(name)", bundle: bundle), locale: "fr_FR") == ["Hello _Ada_"])
    #expect(shown(Text("\(1) files", bundle: bundle), locale: "de_DE") == ["1 Datei"])
    #expect(shown(Text("\(1200) files", bundle: bundle), locale: "de_DE") == ["1.200 Dateien"])
    #expect(shown(Text("\("a") of \("b")", bundle: bundle), locale: "de_AT") == ["b: a"])
    #expect(shown(Text("Go", tableName: "Buttons", bundle: bundle), locale: "de_DE") == ["Los \"jetzt\""])
    #expect(shown(Text("100%", tableName: "Buttons", bundle: bundle, comment: "All"), locale: "de_DE") == ["ganz"])
    #expect(shown(Text("Go", bundle: bundle), locale: "de_DE") == ["Go"])
    let locale = Locale(identifier: "de_DE")
    #expect(String(localized: "\(2) files", bundle: bundle, locale: locale) == "2 Dateien")
    let resource = LocalizedStringResource("Hello \("Bo")", locale: locale, bundle: bundle)
    #expect(String(localized: resource) == "Hallo **Bo**")
    #expect(shown(Text(resource), locale: "de_DE") == ["Hallo Bo"])
  }
}
