import Foundation
import PreviewPipeline
import SourceParsing

/// Rewrites single literals of a source file, and undoes that.
package struct SourceEditor {
  /// A literal's replacement.
  package struct Edit: Equatable, Sendable {
    package var file: String
    package var start: Int
    package var old: String
    package var new: String
  }

  /// Why a file was not changed.
  package enum Refusal: Error, Equatable {
    /// The file is not the one that the knob was made from.
    case changedOnDisk
    /// The value does not fit the literal's kind.
    case unfitValue
    /// The file cannot be read or written.
    case unwritable(String)
  }

  private var undoable: [Edit] = []

  package init() {}

  /// A Boolean value that indicates whether there is an edit to undo.
  package var canUndo: Bool { !undoable.isEmpty }

  /// Replaces one literal; every other byte of the file stays.
  ///
  /// - Parameters:
  ///   - knob: The literal, as it was found in the file.
  ///   - value: The new value.
  ///   - file: The file's path.
  /// - Returns: The literal as it now stands in the file.
  @discardableResult
  package mutating func set(
    _ knob: LiteralKnob, to value: String, in file: String
  ) throws(Refusal) -> LiteralKnob {
    guard let literal = knob.literal(for: value) else { throw .unfitValue }
    guard let bytes = FileManager.default.contents(atPath: file).map(Array.init) else { throw .unwritable(file) }
    let isCurrent = LiteralScanner.knobs(in: SourceText(bytes: bytes)).contains {
      $0.kind == knob.kind && $0.start == knob.start && $0.end == knob.end && $0.value == knob.value
    }
    guard isCurrent else { throw .changedOnDisk }
    let edit = Edit(
      file: file, start: knob.start, old: String(decoding: bytes[knob.start..<knob.end], as: UTF8.self), new: literal)
    guard edit.old != edit.new else { return knob }
    try Self.apply(edit, to: bytes)
    // The values that a slider passes through are one step.
    if let last = undoable.last, last.file == edit.file, last.start == edit.start, last.new == edit.old {
      undoable[undoable.count - 1].new = edit.new
    } else {
      undoable.append(edit)
    }
    var changed = knob
    changed.end = knob.start + literal.utf8.count
    changed.value = knob.kind == .number ? literal : value
    return changed
  }

  /// Takes back the last edit, if the file still contains it.
  package mutating func undo() throws(Refusal) {
    guard let edit = undoable.popLast() else { return }
    guard let bytes = FileManager.default.contents(atPath: edit.file).map(Array.init) else {
      throw .unwritable(edit.file)
    }
    try Self.apply(Edit(file: edit.file, start: edit.start, old: edit.new, new: edit.old), to: bytes)
  }

  private static func apply(_ edit: Edit, to bytes: [UInt8]) throws(Refusal) {
    let old = Array(edit.old.utf8)
    let end = edit.start + old.count
    guard end <= bytes.count, bytes[edit.start..<end].elementsEqual(old) else { throw .changedOnDisk }
    let changed = bytes[..<edit.start] + Array(edit.new.utf8) + bytes[end...]
    // A link stays a link: its target is replaced.
    let url = URL(fileURLWithPath: edit.file).resolvingSymlinksInPath()
    do {
      try Data(changed).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(edit.file)
    }
  }
}
