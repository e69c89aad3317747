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

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _glowwormCurrentLocale() -> Locale { CurrentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _glowwormAutoupdatingLocale() -> Locale { CurrentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _glowwormPreferredLanguages() -> [String] { [CurrentLocale.value.identifier(.bcp47)] }
