/// A `#Preview` macro of a file.
package struct DeclaredPreview: Equatable, Sendable {
  /// The name, if it is a plain string literal.
  package var name: String?
  /// The UTF-8 offset of the `#`.
  package var offset: Int
  package var line: Int
  /// A Boolean value that indicates whether the macro has `arguments:`, so that it stands for a preview of each.
  package var hasArguments = false

  /// Returns the symbol under which the macro exports the function that creates the preview.
  ///
  /// The path of the file in the module and the offset in it make the symbol unique in a program. Both the macro and
  /// the tool know them.
  package static func symbol(fileID: String, offset: Int) -> String {
    // FNV-1a, 64 bits, with the offset basis and prime that its authors publish.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in fileID.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01b3
    }
    return "glowworm_preview_\(String(hash, radix: 16))_\(offset)"
  }
}
