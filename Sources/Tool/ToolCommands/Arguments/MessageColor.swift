/// The choice whether messages have colors.
enum MessageColor {
  /// Returns the choice by the conventions of `NO_COLOR`, `CLICOLOR` and `CLICOLOR_FORCE`.
  ///
  /// - Parameters:
  ///   - isRefused: True with `--no-color`.
  ///   - isTerminal: True if standard error is a terminal.
  static func isUsed(isRefused: Bool, isTerminal: Bool, environment: [String: String]) -> Bool {
    if isRefused || environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }
}
