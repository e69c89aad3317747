import Foundation
import ViewGraph

/// A group of related commands that can be exposed to the user via the main menu on macOS and key commands on iOS. No
/// menu bar is drawn, but the keyboard shortcuts of the commands work.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that represents the body of this command hierarchy.
  associatedtype Body: Commands
  /// The contents of the command hierarchy.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns the views in the menus. The default implementation covers all commands with a body.
  @MainActor static func _views(_ commands: Self) -> [AnyView]
}

extension Commands {
  @MainActor public static func _views(_ commands: Self) -> [AnyView] { Body._views(commands.body) }
}

extension Never: Commands {
  @MainActor public static func _views(_ commands: Never) -> [AnyView] {}
}

/// Commands without a body.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Constructs command sets from multi-expression closures.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @MainActor
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var views: [AnyView] = []
    repeat views += (each Content)._views(each content)
    return _CommandList(views: views)
  }

  @MainActor
  public static func buildOptional<Content: Commands>(_ commands: Content?) -> some Commands {
    _CommandList(views: commands.map { Content._views($0) } ?? [])
  }

  @MainActor
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
    _CommandList(views: Content._views(first))
  }

  @MainActor
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList(views: Content._views(second))
  }

  @MainActor
  public static func buildLimitedAvailability<Content: Commands>(_ commands: Content) -> some Commands {
    _CommandList(views: Content._views(commands))
  }
}

/// The views of a list of commands.
nonisolated public struct _CommandList: _PrimitiveCommands {
  let views: [AnyView]
  @MainActor public static func _views(_ list: _CommandList) -> [AnyView] { list.views }
}

/// An empty group of commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  public init() {}
  @MainActor public static func _views(_ commands: EmptyCommands) -> [AnyView] { [] }
}

/// Command menus are stand-alone, top-level containers for controls that perform related, app-specific commands.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  let content: Content

  /// Creates a new menu with a localized name for a collection of app-specific commands.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a new menu for a collection of app-specific commands.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a new menu for a collection of app-specific commands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _views(_ menu: CommandMenu) -> [AnyView] { [AnyView(menu.content)] }
}

/// Groups of controls that you can add to existing command menus.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  let content: Content

  /// A value describing the addition of the given views to the beginning of the indicated group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  /// A value describing the addition of the given views to the end of the indicated group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  /// A value describing the complete replacement of the contents of the indicated group with the given views.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  @MainActor public static func _views(_ group: CommandGroup) -> [AnyView] { [AnyView(group.content)] }
}

/// The standard locations that you can place new command groups relative to.
nonisolated public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

extension Scene {
  /// Adds commands to the scene.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    nonisolated(unsafe) let commands = content()
    return _ModifiedScene(content: self) { window in
      let hidden = CommandsHost(views: Content._views(commands))
      window.content = AnyView(window.content.background { hidden })
    }
  }
}

/// The controls of the commands, invisible, so that their shortcuts can be found.
private struct CommandsHost: View {
  let views: [AnyView]

  var body: some View {
    VStack { ForEach(views.indices, id: \.self) { views[$0] } }
      .frame(width: 0, height: 0)
      .opacity(0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
