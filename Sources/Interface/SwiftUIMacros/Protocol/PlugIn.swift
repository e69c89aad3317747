/// The compiler plug-in. It answers the compiler's messages until the compiler closes the channel.
@main
struct PlugIn {
  static func main() {
    let channel = Channel()
    while let message = channel.receive() { channel.send(reply(to: message)) }
  }

  static func reply(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      let capability: JSON = .object(["protocolVersion": .number(7), "features": .array([])])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    }
    if let request = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"] {
      return result(of: MacroRequest(request))
    }
    if message["loadPluginLibrary"] != nil {
      return .object(["loadPluginLibraryResult": .object(["loaded": .bool(false), "diagnostics": .array([])])])
    }
    return .object(["expandMacroResult": .object(["expandedSource": .null, "diagnostics": .array([])])])
  }

  private static func result(of request: MacroRequest) -> JSON {
    do {
      let source = try expansion(of: request)
      return .object(["expandMacroResult": .object(["expandedSource": .string(source), "diagnostics": .array([])])])
    } catch {
      let position: JSON = .object([
        "fileName": .string(request.fileName), "offset": .number(Double(request.attributeOffset)),
      ])
      let diagnostic: JSON = .object([
        "message": .string(error.message), "severity": .string("error"), "position": position,
        "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
      ])
      return .object([
        "expandMacroResult": .object(["expandedSource": .string(""), "diagnostics": .array([diagnostic])])
      ])
    }
  }

  static func expansion(of request: MacroRequest) throws(MacroError) -> String {
    switch request.type {
    case "PreviewMacro": return try PreviewExpansion.expand(request)
    case "PreviewableMacro": return try PreviewExpansion.expandPreviewable(request)
    case "EntryMacro": return try EntryExpansion.expand(request)
    case "AnimatableMacro": return try AnimatableExpansion.expand(request)
    case "AnimatableIgnoredMacro": return ""
    default: throw MacroError("the macro type '\(request.type)' is not known to this version of SwiftUIMacros")
    }
  }
}
