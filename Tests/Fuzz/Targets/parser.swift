// Reads any bytes as a Swift source, as the tool does before it compiles.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceText(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  _ = DeclarationReader(source)
  let file = SourceSet.File(displayName: "a.swift", moduleName: "a.swift", source: source)
  for platform in PreviewRequest.Platform.allCases {
    let adapted = SourceSet(files: [file]).adapted(to: platform, missing: ["Maps"]).sources
    // Nothing but line ends grows: lines stay where they are.
    func lines(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
    precondition(lines(adapted.files[0].source.bytes) == lines(source.bytes))
    let catalog = PreviewCatalog(adapted)
    _ = EntryPoint.copy(of: adapted.files[0], at: 0, items: catalog.items)
    let lookups = LiteralLookups(adapted, excluding: [])
    precondition(lookups.values.count >= 0)
  }
  return 0
}
