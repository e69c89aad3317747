// Reads any command line, options and parameters of badges included: its arguments are separated by line ends.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  guard let command = Command(rawValue: arguments[0]),
    let parsed = try? ParsedArguments(Array(arguments.dropFirst()), for: command)
  else { return 0 }
  _ = try? parsed.request()
  _ = try? parsed.compilerOptions()
  _ = try? parsed.selection()
  _ = try? parsed.timeLimit()
  for path in parsed.outputs { _ = try? RenderCommand.format(of: path, parsed) }
  if command == .badge { _ = try? AgingBadge(parsed) }
  if command == .badge { _ = try? BadgeCommand.badge(parsed, status: nil) }
  return 0
}
