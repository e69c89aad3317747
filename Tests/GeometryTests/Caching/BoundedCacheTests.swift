import Geometry
import Testing

@Suite("A cache with a budget")
struct BoundedCacheTests {
  @Test("What was not used for longest leaves first, and the newest value never does")
  func order() {
    let cache = BoundedCache<Int, String>(budget: 10)
    for key in 0..<3 { cache.insert("\(key)", for: key, cost: 3) }
    #expect(cache.value(for: 0) == "0")
    cache.insert("3", for: 3, cost: 3)
    #expect(cache.cost <= 10)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 0) == "0")
    cache.insert("large", for: 4, cost: 50)
    #expect(cache.value(for: 4) == "large")
    #expect(cache.count == 1)
  }

  @Test("A value that replaces another one gives back its cost")
  func replacement() {
    let cache = BoundedCache<Int, Int>(budget: 10)
    for value in 0..<100 { cache.insert(value, for: 1, cost: 6) }
    #expect(cache.cost == 6)
    #expect(cache.value(for: 1) == 99)
    cache.removeAll()
    #expect(cache.cost == 0)
    #expect(cache.value(for: 1) == nil)
  }
}
