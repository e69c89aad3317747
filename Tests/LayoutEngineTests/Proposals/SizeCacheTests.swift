import Foundation
import LayoutEngine
import Testing

@Suite("Size cache")
struct SizeCacheTests {
  private func proposal(_ width: CGFloat) -> ProposedViewSize { .init(width: width, height: nil) }

  @Test("The last four sizes are cached, and the oldest is evicted first")
  func remembersFour() {
    var cache = SizeCache()
    for width in 0..<5 { cache.insert(CGSize(width: width, height: 1), for: proposal(CGFloat(width))) }
    #expect(cache.size(for: proposal(0)) == nil)
    for width in 1..<5 { #expect(cache.size(for: proposal(CGFloat(width)))?.width == CGFloat(width)) }
    cache.invalidate()
    #expect(cache.isEmpty)
    #expect(cache.size(for: proposal(4)) == nil)
  }

  @Test("A cached proposal is not measured again; a nil proposal differs from 0")
  func measuresOnce() {
    var cache = SizeCache()
    var count = 0
    for offer in [ProposedViewSize.zero, .unspecified, .zero, .unspecified, .infinity, .infinity] {
      _ = cache.size(for: offer) {
        count += 1
        return .zero
      }
    }
    #expect(count == 3)
  }
}
