import LiveIndicators
import PreviewProtocol
import Testing

@Suite("Names of badges")
struct BadgeNamesTests {
  @Test("The tool knows every status and container of the library")
  func complete() {
    let names = Set(BadgeRequest.Name.allCases.map(\.rawValue))
    #expect(names == Set(LiveStatus.allCases.map(\.id) + ["pulsing", "blinking"]))
    #expect(BadgeRequest.Container.allCases.map(\.rawValue) == LiveIndicatorContainer.allCases.map { "\($0)" })
  }
}
