@_exported import Foundation

/// A type of data, such as a file format, by its uniform type identifier.
///
/// Conformance, file name extensions and MIME types are those that Apple's documentation gives for the declared types.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  private struct Declaration {
    var extensions: [String] = []
    var mimeType: String?
    var parents: [String] = []
  }

  private static let declarations: [String: Declaration] = [
    "public.item": .init(), "public.content": .init(), "public.data": .init(parents: ["public.item"]),
    "public.directory": .init(parents: ["public.item"]), "public.folder": .init(parents: ["public.directory"]),
    "public.composite-content": .init(parents: ["public.content"]),
    "public.text": .init(mimeType: nil, parents: ["public.data", "public.content"]),
    "public.plain-text": .init(extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": .init(parents: ["public.plain-text"]),
    "public.rtf": .init(extensions: ["rtf"], mimeType: "text/rtf", parents: ["public.text"]),
    "public.html": .init(extensions: ["html", "htm"], mimeType: "text/html", parents: ["public.text"]),
    "public.xml": .init(extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
    "public.json": .init(extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
    "public.yaml": .init(extensions: ["yaml", "yml"], mimeType: "application/x-yaml", parents: ["public.text"]),
    "public.comma-separated-values-text": .init(
      extensions: ["csv"], mimeType: "text/csv", parents: ["public.text"]),
    "public.source-code": .init(parents: ["public.plain-text"]),
    "public.swift-source": .init(extensions: ["swift"], parents: ["public.source-code"]),
    "com.apple.property-list": .init(extensions: ["plist"], parents: ["public.data"]),
    "public.url": .init(parents: ["public.data"]), "public.file-url": .init(parents: ["public.url"]),
    "public.image": .init(parents: ["public.data", "public.content"]),
    "public.png": .init(extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
    "public.jpeg": .init(extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: ["public.image"]),
    "public.heic": .init(extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
    "public.tiff": .init(extensions: ["tiff", "tif"], mimeType: "image/tiff", parents: ["public.image"]),
    "com.compuserve.gif": .init(extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
    "org.webmproject.webp": .init(extensions: ["webp"], mimeType: "image/webp", parents: ["public.image"]),
    "public.svg-image": .init(extensions: ["svg"], mimeType: "image/svg+xml", parents: ["public.image"]),
    "public.audiovisual-content": .init(parents: ["public.data", "public.content"]),
    "public.movie": .init(parents: ["public.audiovisual-content"]), "public.video": .init(parents: ["public.movie"]),
    "public.mpeg-4": .init(extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
    "com.apple.quicktime-movie": .init(
      extensions: ["mov", "qt"], mimeType: "video/quicktime", parents: ["public.movie"]),
    "public.audio": .init(parents: ["public.audiovisual-content"]),
    "public.mp3": .init(extensions: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
    "com.microsoft.waveform-audio": .init(
      extensions: ["wav"], mimeType: "audio/vnd.wave", parents: ["public.audio"]),
    "public.mpeg-4-audio": .init(extensions: ["m4a"], mimeType: "audio/mp4", parents: ["public.audio"]),
    "com.adobe.pdf": .init(
      extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.composite-content"]),
    "public.archive": .init(parents: ["public.data"]),
    "public.zip-archive": .init(extensions: ["zip"], mimeType: "application/zip", parents: ["public.archive"]),
  ]

  /// The declared type with an identifier, or nil.
  public init?(_ identifier: String) {
    guard Self.declarations[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  private init(declared identifier: String) { self.identifier = identifier }

  /// A type that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// A type that the app knows from others.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The declared type with a file name extension, or nil.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = Self.declarations.filter { $0.value.extensions.contains(wanted) }.keys.sorted().first
    guard let found, Self(declared: found).conforms(to: supertype) else { return nil }
    identifier = found
  }

  /// The declared type with a MIME type, or nil.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = Self.declarations.filter { $0.value.mimeType == wanted }.keys.sorted().first
    guard let found, Self(declared: found).conforms(to: supertype) else { return nil }
    identifier = found
  }

  /// The first file name extension of the type, without the dot.
  public var preferredFilenameExtension: String? { Self.declarations[identifier]?.extensions.first }

  /// The MIME type of the type.
  public var preferredMIMEType: String? { Self.declarations[identifier]?.mimeType }

  /// A Boolean value that indicates whether the type is declared by the system.
  public var isDeclared: Bool { Self.declarations[identifier] != nil }

  /// True if the type is another type or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  /// True if the type is a special case of another type.
  public func isSubtype(of type: UTType) -> Bool {
    (Self.declarations[identifier]?.parents ?? []).contains { Self(declared: $0).conforms(to: type) }
  }

  public var description: String { identifier }

  /// The base type of files and folders, `public.item`.
  public static let item = UTType(declared: "public.item")
  /// The base type of content that people view, `public.content`.
  public static let content = UTType(declared: "public.content")
  /// The base type of data, `public.data`.
  public static let data = UTType(declared: "public.data")
  /// The base type of directories, `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// The type of folders that people see, `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// The base type of text, `public.text`.
  public static let text = UTType(declared: "public.text")
  /// The type of text without formatting, `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// The type of text without formatting in UTF-8, `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// The type of Rich Text Format documents, `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// The type of HTML documents, `public.html`.
  public static let html = UTType(declared: "public.html")
  /// The type of XML documents, `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// The type of JSON documents, `public.json`.
  public static let json = UTType(declared: "public.json")
  /// The type of YAML documents, `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// The type of tables with values separated by commas, `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// The base type of source code, `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// The type of Swift source code, `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// The base type of property lists, `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// The type of URLs, `public.url`.
  public static let url = UTType(declared: "public.url")
  /// The type of the URLs of files, `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
  /// The base type of images, `public.image`.
  public static let image = UTType(declared: "public.image")
  /// The type of PNG images, `public.png`.
  public static let png = UTType(declared: "public.png")
  /// The type of JPEG images, `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// The type of HEIC images, `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// The type of TIFF images, `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// The type of GIF images, `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// The type of WebP images, `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// The type of SVG images, `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// The base type of sounds and moving pictures, `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// The base type of movies, with or without sound, `public.movie`.
  public static let movie = UTType(declared: "public.movie")
  /// The base type of moving pictures without sound, `public.video`.
  public static let video = UTType(declared: "public.video")
  /// The type of MPEG-4 movies, `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// The type of QuickTime movies, `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// The base type of sounds, `public.audio`.
  public static let audio = UTType(declared: "public.audio")
  /// The type of MP3 sounds, `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")
  /// The type of Waveform sounds, `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// The type of MPEG-4 sounds, `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// The type of PDF documents, `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// The base type of archives of files, `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// The type of ZIP archives, `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
}
