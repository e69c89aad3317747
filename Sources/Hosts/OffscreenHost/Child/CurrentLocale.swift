import Foundation

/// The locale that `Locale.current` answers in a program that shows views.
///
/// Foundation on Linux has no setting for it and answers `en_001`. The functions below have the link names of its
/// getters: a program links the runtime before Foundation, so that the views' and Foundation's own calls find them
/// first. Where another toolchain has other names, they are not called.
enum CurrentLocale {
  /// Set before any view runs.
  nonisolated(unsafe) static var value = Locale(identifier: "en_US")
}

/// Answers `Locale.current`.
@_optimize(none) @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func _glowwormCurrentLocale() -> Locale { CurrentLocale.value }

/// Answers `Locale.autoupdatingCurrent`.
@_optimize(none) @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func _glowwormAutoupdatingLocale() -> Locale { CurrentLocale.value }

/// Answers `Locale.preferredLanguages`.
@_optimize(none) @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func _glowwormPreferredLanguages() -> [String] { [CurrentLocale.value.identifier(.bcp47)] }
