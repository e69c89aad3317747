/// A `#Preview` of a file.
package struct DeclaredPreview: Equatable, Sendable {
  /// The name, if it is given as a plain literal.
  package var name: String?
  /// The UTF-8 offset of the `#`.
  package var offset: Int
  package var line: Int

  /// The symbol under which the macro exports what makes the preview: the file in the module and the place in it make
  /// it unique in a program, and both the macro and the tool know them.
  package static func symbol(fileID: String, offset: Int) -> String {
    // FNV-1a, 64 bits: offset basis and prime as its authors publish them.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in fileID.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01b3
    }
    return "glowworm_preview_\(String(hash, radix: 16))_\(offset)"
  }
}
