/// The participation of a lazy container's row in the picture.
package enum RowState: UInt8 {
  /// A visible row. Everything outside lazy containers has this state.
  case shown
  /// Laid out near the visible rectangle; it has not appeared yet.
  case prepared
  /// Kept for its identity and state: neither laid out nor drawn.
  case asleep
}
