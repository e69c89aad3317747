import Foundation
import Geometry
import ImageDecoding
import Motion
import ViewGraph

/// The current phase of the asynchronous image loading operation.
nonisolated public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image succesfully loaded.
  case success(Image)
  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A view that asynchronously loads and displays an image.
///
/// Files and `data:` URLs are read immediately. Other URLs are requested from the host's loader. A host without a
/// loader does not access the network, so that the rendered image never depends on it.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var loader

  /// Loads and displays an image from the specified URL in phases. The scale is in pixels per point.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Loads and displays an image from the specified URL.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") }
  }

  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the image loads.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return show(.empty) }
    do {
      let data: Data
      if url.isFileURL {
        data = try Data(contentsOf: url)
      } else if let embedded = Self.embedded(in: url) {
        data = embedded
      } else if let loader {
        data = try await loader(url)
      } else {
        throw URLError(.notConnectedToInternet)
      }
      show(.success(Image(source: .bitmap(try ImageDecoder.decode(data), scale: scale))))
    } catch {
      show(.failure(error))
    }
  }

  /// Returns the content of a `data:` URL, which Foundation on Linux does not read.
  private static func embedded(in url: URL) -> Data? {
    let text = url.absoluteString
    guard url.scheme == "data", let comma = text.firstIndex(of: ",") else { return nil }
    let body = String(text[text.index(after: comma)...])
    guard text[..<comma].hasSuffix(";base64") else { return body.removingPercentEncoding.map { Data($0.utf8) } }
    return Data(base64Encoded: body.removingPercentEncoding ?? body)
  }

  private func show(_ next: AsyncImagePhase) { withTransaction(transaction) { phase = next } }
}

private struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: (@Sendable (URL) async throws -> Data)? { nil }
}

extension EnvironmentValues {
  /// The host's loader for images that are neither files nor data, or `nil` if it does not load any.
  package var imageLoader: (@Sendable (URL) async throws -> Data)? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
