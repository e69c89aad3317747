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
  /// Passes an expression of commands through unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds an empty group of commands from an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Passes the only commands of a block through unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines all commands of a block, in order.
  @_disfavoredOverload
  @MainActor
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var views: [AnyView] = []
    repeat views += (each Content)._views(each content)
    return _CommandList(views: views)
  }

  /// Builds the commands of an `if` without an `else`, or no commands with `nil`.
  @MainActor
  public static func buildOptional<Content: Commands>(_ commands: Content?) -> some Commands {
    _CommandList(views: commands.map { Content._views($0) } ?? [])
  }

  /// Builds the commands of the first branch of a condition.
  @MainActor
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
    _CommandList(views: Content._views(first))
  }

  /// Builds the commands of the second branch of a condition.
  @MainActor
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList(views: Content._views(second))
  }

  /// Builds the commands inside an availability check.
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
  /// Creates a group without commands.
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
  /// The placement for commands that show information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The placement for commands that open the settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// The placement for the services that the system offers to the app.
  public static let systemServices = CommandGroupPlacement()
  /// The placement for commands that hide and show the windows of apps.
  public static let appVisibility = CommandGroupPlacement()
  /// The placement for commands that quit the app.
  public static let appTermination = CommandGroupPlacement()
  /// The placement for commands that create and open documents.
  public static let newItem = CommandGroupPlacement()
  /// The placement for commands that save and close documents.
  public static let saveItem = CommandGroupPlacement()
  /// The placement for commands that import and export data.
  public static let importExport = CommandGroupPlacement()
  /// The placement for commands that print the content of the app.
  public static let printItem = CommandGroupPlacement()
  /// The placement for the Undo and Redo commands.
  public static let undoRedo = CommandGroupPlacement()
  /// The placement for commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// The placement for commands that find and edit text.
  public static let textEditing = CommandGroupPlacement()
  /// The placement for commands that change the style of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The placement for commands that show and customize the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The placement for commands that show and hide the sidebar and enter full screen.
  public static let sidebar = CommandGroupPlacement()
  /// The placement for commands that minimize and zoom windows.
  public static let windowSize = CommandGroupPlacement()
  /// The placement for the commands that list the open windows.
  public static let windowList = CommandGroupPlacement()
  /// The placement for the commands that open the single windows of the app.
  public static let singleWindowList = CommandGroupPlacement()
  /// The placement for commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The placement for commands that open the help of the app.
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
