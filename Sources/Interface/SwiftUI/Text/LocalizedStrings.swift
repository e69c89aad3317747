import Foundation

/// The table and the folder in which a translation is looked up.
struct LocalizationSource: Equatable, Sendable {
  /// The table's file name without its extension. With `nil`, `Localizable`.
  var table: String?
  /// The folder of a bundle's resources. With `nil`, the folders of the source and the program.
  var folder: String?

  init(table: String? = nil, bundle: Bundle? = nil) {
    self.table = table
    folder = bundle?.resourcePath
  }
}

/// Translations from string catalogs (`Localizable.xcstrings`) and strings files (`de.lproj/Localizable.strings`) in the
/// folders that also contain the images.
enum LocalizedStrings {
  /// The forms of one entry: `other` alone, or one for each plural category.
  typealias Forms = [String: String]
  /// Languages, and their entries.
  private typealias Table = [String: [String: Forms]]

  private struct Place: Hashable {
    var folder: String
    var table: String
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [Place: Table] = [:]

  /// Returns the entry of a key in the first language of the locale that has one, else in the base language.
  static func string(_ key: String, in source: LocalizationSource, locale: Locale, count: Int?) -> String? {
    let folders = (source.folder.map { [$0] } ?? []) + ImageLibrary.folders
    let languages = languages(of: locale) + ["Base", "en"]
    for folder in folders {
      let table = table(Place(folder: folder, table: source.table ?? "Localizable"))
      guard !table.isEmpty else { continue }
      for language in languages {
        if let forms = table[language]?[key] { return form(of: forms, count: count, language: language) }
      }
    }
    return nil
  }

  /// Returns the languages of a locale, the most specific first. For `zh_Hans_CN`: `zh-Hans-CN`, `zh-Hans` and `zh`.
  static func languages(of locale: Locale) -> [String] {
    let name = locale.identifier.split(separator: "@").first.map(String.init) ?? locale.identifier
    var parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      // A region without its script: `zh-CN` is also `zh_CN` in folders.
      if parts.count > 1 { result.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    return result
  }

  private static func form(of forms: Forms, count: Int?, language: String) -> String? {
    guard let count, forms.count > 1 else { return forms["other"] ?? forms.values.first }
    if count == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRule.category(of: count, in: language)] ?? forms["other"]
  }

  private static func table(_ place: Place) -> Table {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables[place] { return known }
    var table = catalog(at: "\(place.folder)/\(place.table).xcstrings")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.folder)) ?? [] {
      guard name.hasSuffix(".lproj") else { continue }
      let language = String(name.dropLast(6))
      guard let data = FileManager.default.contents(atPath: "\(place.folder)/\(name)/\(place.table).strings") else {
        continue
      }
      let entries = StringsFile(data).entries.mapValues { ["other": $0] }
      table[language, default: [:]].merge(entries) { catalog, _ in catalog }
    }
    tables[place] = table
    return table
  }

  // MARK: String catalogs

  private struct Catalog: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
  }

  private static func catalog(at path: String) -> Table {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      RuntimeIssue.report("\(path) cannot be read as a string catalog.")
      return [:]
    }
    var table: Table = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        table[language, default: [:]][key] = forms(of: localization)
      }
    }
    return table
  }

  private static func forms(of localization: Catalog.Localization) -> Forms {
    if let unit = localization.stringUnit { return ["other": unit.value] }
    if let plural = localization.variations?.plural {
      return plural.compactMapValues { forms(of: $0)["other"] }
    }
    if let device = localization.variations?.device {
      return (device["iphone"] ?? device["other"] ?? device.values.first).map(forms) ?? [:]
    }
    return [:]
  }
}

/// The plural categories of integers in the Unicode CLDR, for languages that differ from the English rule.
enum PluralRule {
  static func category(of count: Int, in language: String) -> String {
    let n = abs(count)
    let (ones, tens) = (n % 10, n % 100)
    switch language.prefix(2) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "pt": return n < 2 ? "one" : "other"
    case "ru", "uk", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ar":
      if n < 3 { return ["zero", "one", "two"][n] }
      return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}
