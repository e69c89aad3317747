import Foundation
import UniformTypeIdentifiers
import ViewGraph

// There is no dialog for files: a request is reported, and ends as if the person had canceled it.

extension View {
  /// Ends a request for a dialog and reports it.
  nonisolated private func refusesDialog(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      RuntimeIssue.report("\(name): there is no dialog for files here; it ends as if canceled.")
      isPresented.wrappedValue = false
    }
  }

  /// Presents a system interface for allowing the user to import an existing file. It is reported and not shown.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { refusesDialog("fileImporter", isPresented) }

  /// Presents a system interface for allowing the user to import multiple files. It is reported and not shown.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { refusesDialog("fileImporter", isPresented) }

  /// Presents a system interface for allowing the user to export a document to a file. It is reported and not shown.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { refusesDialog("fileExporter", isPresented) }

  /// Presents a system interface for allowing the user to export a transferable item. It is reported and not shown.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { refusesDialog("fileExporter", isPresented) }

  /// Presents a system interface for allowing the user to move a file. It is reported and not shown.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { refusesDialog("fileMover", isPresented) }
}
