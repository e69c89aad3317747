/// A general-purpose recorder of operations that enables undo and redo. Foundation has it on Apple's platforms only.
@MainActor @preconcurrency
public final class UndoManager {
  private struct Group {
    var name = ""
    var operations: [() -> Void] = []
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private enum Mode { case recording, undoing, redoing }
  private var mode = Mode.recording
  /// The group of operations that the current undo or redo registers.
  private var open = Group()
  private var disabled = 0

  /// Creates an undo manager without operations.
  nonisolated public init() {}

  /// The most groups that are kept; 0: all.
  public var levelsOfUndo = 0
  /// A Boolean value that indicates whether an undo is in progress.
  public var isUndoing: Bool { mode == .undoing }
  /// A Boolean value that indicates whether a redo is in progress.
  public var isRedoing: Bool { mode == .redoing }
  /// A Boolean value that indicates whether operations are recorded. Default `true`.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// A Boolean value that indicates whether there is an operation to undo.
  public var canUndo: Bool { !undoGroups.isEmpty }
  /// A Boolean value that indicates whether there is an operation to redo.
  public var canRedo: Bool { !redoGroups.isEmpty }
  /// The name of the operation that `undo()` undoes, or an empty string if it has none.
  public var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the operation that `redo()` redoes, or an empty string if it has none.
  public var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Registers an operation that undoes a change of the target, which is not kept alive.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let operation = { [weak target] in if let target { handler(target) } }
    guard mode == .recording else { return open.operations.append(operation) }
    redoGroups = []
    undoGroups.append(Group(operations: [operation]))
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
  }

  /// Names the operation that was registered last.
  public func setActionName(_ actionName: String) {
    if mode == .recording {
      if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = actionName }
    } else {
      open.name = actionName
    }
  }

  /// Undoes the last group of operations and makes it available to redo. Has no effect if there is none.
  public func undo() { if let group = undoGroups.popLast() { redoGroups.append(run(group, as: .undoing)) } }
  /// Redoes the group of operations that was undone last. Has no effect if there is none.
  public func redo() { if let group = redoGroups.popLast() { undoGroups.append(run(group, as: .redoing)) } }

  /// Runs a group's operations. The operations that they register undo them.
  private func run(_ group: Group, as mode: Mode) -> Group {
    self.mode = mode
    open = Group(name: group.name)
    for operation in group.operations.reversed() { operation() }
    self.mode = .recording
    return open
  }

  /// Removes all operations to undo and to redo.
  public func removeAllActions() {
    undoGroups = []
    redoGroups = []
  }

  /// Stops recording operations until a matching call of `enableUndoRegistration()`. Calls nest.
  public func disableUndoRegistration() { disabled += 1 }
  /// Ends the effect of one call of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
