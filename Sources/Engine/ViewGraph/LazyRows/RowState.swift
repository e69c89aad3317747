/// How much of the picture a row of a lazy container is part of.
package enum RowState: UInt8 {
  /// In sight, as is everything outside of lazy containers.
  case shown
  /// Laid out near the visible rectangle; it has not appeared yet.
  case prepared
  /// Kept for its identity and state: neither laid out nor drawn.
  case asleep
}
