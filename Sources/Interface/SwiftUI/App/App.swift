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
  /// Initializes and runs the app. A host with windows replaces this. Without one, the program prints a message.
  @MainActor @preconcurrency public static func main() {
    if let launch = AppLauncher.launch { return launch(Self.self) }
    let text = "\(Self.self) has no screen to run on here; 'glowworm render FILE' draws it.\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// The launcher of an app with its own `main`, set by a host that has a screen.
package enum AppLauncher {
  @MainActor package static var launch: ((any App.Type) -> Void)?
}
