import LiveIndicators
import SwiftUI
import Testing

@Suite("Counted ages")
struct PluralTests {
  /// Ages in seconds, and the texts by the plural rules of Unicode.
  private static let expected: [(language: String, texts: [(Double, String)])] = [
    ("en", [(60, "Updated 1 minute ago"), (120, "Updated 2 minutes ago"), (86400, "Updated 1 day ago")]),
    ("fr", [(60, "Actualisé il y a 1 minute"), (7200, "Actualisé il y a 2 heures")]),
    ("it", [(60, "Aggiornato 1 minuto fa"), (7200, "Aggiornato 2 ore fa"), (86400, "Aggiornato 1 giorno fa")]),
    ("nl", [(60, "Bijgewerkt 1 minuut geleden"), (300, "Bijgewerkt 5 minuten geleden")]),
    ("ko", [(60, "1분 전 업데이트됨"), (7200, "2시간 전 업데이트됨")]),
    (
      "ru",
      [
        (60, "Обновлено 1 минуту назад"), (120, "Обновлено 2 минуты назад"), (300, "Обновлено 5 минут назад"),
        (660, "Обновлено 11 минут назад"), (720, "Обновлено 12 минут назад"), (1260, "Обновлено 21 минуту назад"),
        (1320, "Обновлено 22 минуты назад"), (86400 * 111, "Обновлено 111 дней назад"),
      ]
    ),
    (
      "pl",
      [
        (60, "Zaktualizowano 1 minutę temu"), (120, "Zaktualizowano 2 minuty temu"),
        (300, "Zaktualizowano 5 minut temu"), (780, "Zaktualizowano 13 minut temu"),
        (1260, "Zaktualizowano 21 minut temu"), (1320, "Zaktualizowano 22 minuty temu"),
      ]
    ),
    ("tr", [(60, "1 dakika önce güncellendi"), (120, "2 dakika önce güncellendi")]),
    ("hi", [(3600, "1 घंटा पहले अपडेट किया गया"), (7200, "2 घंटे पहले अपडेट किया गया")]),
    (
      "he",
      [
        (60, "עודכן לפני דקה אחת"), (120, "עודכן לפני שתי דקות"), (180, "עודכן לפני 3 דקות"),
        (7200, "עודכן לפני שעתיים"),
      ]
    ),
  ]

  @Test("Follow the plural rules of each language", arguments: expected.map(\.language))
  func plurals(language: String) {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let policy = FreshnessPolicy(liveUntil: 1)
    for (age, text) in Self.expected.first(where: { $0.language == language })?.texts ?? [] {
      let freshness = Freshness(updated: now.addingTimeInterval(-age), at: now, policy: policy)
      #expect(freshness.spoken(locale: Locale(identifier: language)) == text)
    }
  }

  @Test("The dates of a widget's timeline are those at which the label changes")
  func changes() {
    let updated = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let dates = FreshnessPolicy().changes(of: updated, from: updated.addingTimeInterval(30), limit: 4)
    #expect(dates.map { $0.timeIntervalSince(updated).rounded() } == [30, 120, 180, 240])
    #expect(FreshnessPolicy().changes(of: updated, from: updated).count == 60)
  }
}
