// Answers any message of the compiler.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let message = JSONReader.value(of: Array(UnsafeBufferPointer(start: start, count: count)))
  let reply = PlugIn.reply(to: message ?? .null)
  precondition(JSONReader.value(of: Array(reply.text.utf8)) != nil)
  return 0
}
