import Foundation
import ViewGraph

/// A type that represents the structure and behavior of an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene

  /// The content and behavior of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates an instance of the app using the body that you define for its content.
  @MainActor @preconcurrency init()
}

extension App {
  /// Initializes and runs the app. A host that shows windows takes it over; where there is none, a sentence says so.
  @MainActor @preconcurrency public static func main() {
    if let launch = AppLauncher.launch { return launch(Self.self) }
    let text = "\(Self.self) has no screen to run on here; 'glowworm render FILE' draws it.\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// How an app that is started by its own `main` gets onto a screen: set by a host that has one.
package enum AppLauncher {
  @MainActor package static var launch: ((any App.Type) -> Void)?
}
