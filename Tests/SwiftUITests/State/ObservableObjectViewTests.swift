import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var level = 0.25
  let log: EventLog?
  init(log: EventLog? = nil) {
    self.log = log
    log?.entries.append("made")
  }
}

@Observable private final class Modern { var level = 0.25 }

private struct Owner: View {
  @StateObject private var model: Model
  @State private var refresh = 0
  let remote: Remote
  init(log: EventLog, remote: Remote) {
    _model = StateObject(wrappedValue: Model(log: log))
    self.remote = remote
  }
  var body: some View {
    Reader().environmentObject(model)
      .scaleEffect(1 + CGFloat(refresh))
      .onAppear {
        remote.press = { withAnimation(.linear(duration: 1)) { model.level = 0.75 } }
        remote.other = { refresh += 1 }
      }
  }
}

private struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Slave(level: $model.level, model: model) }
}

private struct Slave: View {
  @Binding var level: Double
  @ObservedObject var model: Model
  var body: some View { Rectangle().opacity(level) }
}

private struct ModernOwner: View {
  @State private var model = Modern()
  let remote: Remote
  var body: some View {
    ModernReader().environment(model)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { model.level = 0.75 } } }
  }
}

private struct ModernReader: View {
  @Environment(Modern.self) private var model
  var body: some View { ModernEditor(model: model) }
}

private struct ModernEditor: View {
  @Bindable var model: Modern
  var body: some View { ModernSlave(level: $model.level) }
}

private struct ModernSlave: View {
  @Binding var level: Double
  var body: some View { Rectangle().opacity(level) }
}

private struct Receiver: View {
  let subject: PassthroughSubject<Double, Never>
  @State private var level = 0.0
  @State private var shows = true
  let remote: Remote
  let log: EventLog
  var body: some View {
    if shows {
      Rectangle().opacity(level)
        .onReceive(subject) {
          log.numbers.append($0)
          level = $0
        }
        .onAppear { remote.press = { shows = false } }
    }
  }
}

@MainActor @Suite struct ObservableObjectViewTests {
  @Test("A state object is created once; its change animates its readers through environment and binding")
  func stateObject() {
    let log = EventLog()
    let remote = Remote()
    let stage = Stage(Owner(log: log, remote: remote))
    remote.other()
    _ = stage.at(0.5)
    remote.press()
    #expect(isNear(stage.at(1).value("opacity"), 0.5))
    #expect(log.entries == ["made"])
  }

  @Test("An observable object works with State, Environment and Bindable")
  func observable() {
    let remote = Remote()
    let stage = Stage(ModernOwner(remote: remote))
    #expect(stage.value("opacity") == 0.25)
    remote.press()
    #expect(isNear(stage.at(0.5).value("opacity"), 0.5))
  }

  @Test("onReceive runs while the view exists, and not after")
  func onReceive() {
    let subject = PassthroughSubject<Double, Never>()
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Receiver(subject: subject, remote: remote, log: log))
    subject.send(0.5)
    #expect(stage.at(0.1).value("opacity") == 0.5)
    remote.press()
    _ = stage.at(0.2)
    subject.send(0.9)
    #expect(log.numbers == [0.5])
  }
}
