import Foundation
import PreviewProtocol
import Testing

@testable import ToolCommands

@Suite("Badges that know their age")
struct AgingBadgeTests {
  @Test(
    "The first status is that of the age at the start; those that are over or have no length are left out",
    arguments: [
      (0.0, [120.0, 600, 3600], [BadgeRequest.Name.live, .recent, .stale, .offline]),
      (119.5, [120, 600, 3600], [.live, .recent, .stale, .offline]),
      (120, [120, 600, 3600], [.recent, .stale, .offline]),
      (5000, [120, 600, 3600], [.offline]),
      (-20, [120, 600, 3600], [.live, .recent, .stale, .offline]),
      (0, [60, 60, 3600], [.live, .stale, .offline]),
      (0, [0, 0, 0], [.offline]),
    ])
  func stages(age: Double, policy: [Double], statuses: [BadgeRequest.Name]) {
    #expect(AgingBadge(age: age, policy: policy).stages.map(\.status) == statuses)
  }

  @Test("Each part is shown after the delay of its age")
  func delays() {
    let badge = AgingBadge(age: 30.25, policy: [120, 600, 3600])
    let document = badge.document(badge.stages.map { ("<svg id=\"\($0.status.rawValue)\"/>", 60, 32) })
    #expect(document.contains("@keyframes stage0{0%{visibility:visible}to{visibility:hidden}}"))
    #expect(document.contains(".stage0{animation:stage0 89750ms step-end both}"))
    // 89.75 of 569.75 seconds.
    #expect(document.contains("{0%{visibility:hidden}15.752523%{visibility:visible}to{visibility:hidden}}"))
    #expect(document.contains(".stage1{animation:stage1 569750ms step-end both}"))
    #expect(document.contains("@keyframes stage3{0%{visibility:hidden}to{visibility:visible}}"))
    #expect(document.contains(".stage3{animation:stage3 3569750ms step-end both}"))
    #expect(document.contains("<g class=\"stage0\"><svg id=\"live\"/></g>"))
    #expect(document.contains("<g class=\"stage3\" visibility=\"hidden\"><svg id=\"offline\"/></g>"))
  }

  @Test("Policies are ages in order", arguments: ["live:5,recent:3", "fresh:1", "live:x", "live:-1", "live"])
  func policies(text: String) throws {
    #expect(throws: (any Error).self) { try AgingBadge.policy(text) }
    #expect(try AgingBadge.policy("stale:900") == [120, 600, 900])
    #expect(try AgingBadge.policy(nil) == [120, 600, 3600])
  }
}
