import Foundation
import UniformTypeIdentifiers

/// A carrier of data in a drag, as typed representations. Foundation defines the type only on Apple's platforms.
public final class NSItemProvider: @unchecked Sendable {
  private let lock = NSLock()
  /// The dragged value, and its data by type identifier. Guarded by `lock`.
  private var values: [(type: String, load: () -> Any?)] = []
  /// The name that is suggested for a file with the data, or `nil` for none.
  public var suggestedName: String?

  /// Creates a provider without data.
  public init() {}
  /// Creates a provider of a string, a URL, or another object, which drops in this program receive as it is.
  public convenience init(object: Any) { self.init(item: object, typeIdentifier: nil) }

  /// Creates a provider of an item of a type. Without a type, that of the item's class is used.
  public init(item: Any?, typeIdentifier: String?) {
    values = [(typeIdentifier ?? Self.typeIdentifier(of: item), { item })]
  }

  /// Creates a provider of the contents of a file, or returns `nil` if there is none.
  public convenience init?(contentsOf url: URL!) {
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init(item: url, typeIdentifier: UTType.fileURL.identifier)
    suggestedName = url.lastPathComponent
  }

  private static func typeIdentifier(of item: Any?) -> String {
    switch item {
    case is String, is NSString: UTType.utf8PlainText.identifier
    case let url as URL: url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier
    case is NSURL: UTType.url.identifier
    case is UIImage: UTType.image.identifier
    default: UTType.data.identifier
    }
  }

  /// The type identifiers of the data, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] { lock.withLock { values.map(\.type) } }

  /// Adds data of a type, which the closure loads when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      values.append(
        (
          typeIdentifier,
          {
            var result: Data?
            _ = loadHandler { data, _ in result = data }
            return result
          }
        ))
    }
  }

  /// Returns a Boolean value that indicates whether there is data of a type or of a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { value(typeIdentifier) != nil }

  /// Returns a Boolean value that indicates whether an object of a class can be loaded.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { object(type) != nil }

  /// Loads an object of a class, and calls the closure before it returns.
  @discardableResult
  public func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress {
    completionHandler(object(type), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item of a type, and calls the closure before it returns.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(value(typeIdentifier), nil) }

  /// Loads the data of a type, and calls the closure before it returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(typeIdentifier)
    completionHandler(value as? Data ?? (value as? String).map { Data($0.utf8) }, nil)
    return Progress(totalUnitCount: 1)
  }

  private func value(_ identifier: String) -> Any? {
    let wanted = UTType(identifier)
    return lock.withLock {
      values.first { entry in
        entry.type == identifier || wanted.map { UTType(entry.type)?.conforms(to: $0) ?? false } ?? false
      }?.load()
    }
  }

  private func object<T>(_ type: T.Type) -> T? {
    for entry in lock.withLock({ values }) {
      let value = entry.load()
      if let value = value as? T { return value }
      if type == NSString.self, let text = value as? String { return NSString(string: text) as? T }
      if type == String.self, let text = value as? NSString { return text.description as? T }
    }
    return nil
  }

  /// The dragged values, for drops that take values of a type.
  var items: [Any] { lock.withLock { values }.compactMap { $0.load() } }
}

/// The programs to which data in a drag is visible. There is only this one.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
