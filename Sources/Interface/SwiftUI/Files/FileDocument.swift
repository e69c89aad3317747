import Foundation
import UniformTypeIdentifiers

/// A file or a folder with its content. Foundation defines the type only on Apple's platforms.
open class FileWrapper {
  /// The content of the file, or `nil` for a folder.
  public let regularFileContents: Data?
  /// The files of the folder by name, or `nil` for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that the file is to have, or `nil`.
  open var preferredFilename: String?
  /// The name of the file, or `nil`.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }
  /// A Boolean value that indicates whether this is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// A Boolean value that indicates whether this is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}

/// The configuration of reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The configuration of writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is, or `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// A type that can be read from and written to a file.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written. By default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The default implementation, which returns `readableContentTypes`.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
