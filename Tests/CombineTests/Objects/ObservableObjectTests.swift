import Combine
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

private final class Plain: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct ObservableObjectTests {
  @Test("Each published change is announced once, before it happens")
  func announces() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 2
    model.name = "a"
    #expect(seen == [0, 1, 2])
    cancellable.cancel()
  }

  @Test("The projected publisher sends the value now, then each new one")
  func projected() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.$count.sink { seen.append($0) }
    model.count = 5
    #expect(seen == [0, 5])
    #expect(model.count == 5)
    cancellable.cancel()
  }

  @Test("An object without published properties keeps one publisher")
  func plain() {
    let plain = Plain()
    var changes = 0
    let cancellable = plain.objectWillChange.sink { changes += 1 }
    plain.value = 3
    #expect(changes == 1)
    cancellable.cancel()
  }
}
