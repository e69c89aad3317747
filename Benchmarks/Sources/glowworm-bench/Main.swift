import Foundation

/// What there is to measure, by name, in the order it runs.
enum Benchmarks {
  @MainActor static let all: [(name: String, run: @MainActor (Report) -> Void)] = [
    ("indicators", { indicators($0) }),
    ("needle", { needle($0) }),
    ("idle", { idle($0) }),
    ("update", { update($0) }),
    ("first-frame", { firstFrame($0) }),
    ("storm", { storm($0) }),
    ("export", { export($0) }),
    ("sizes", { sizes($0) }),
    ("start", { start($0) }),
    ("compile", { compile($0) }),
    ("indicators-vs-chromium", { chromium($0) }),
  ]
}

@main
struct Main {
  @MainActor static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.count == 2, names[0] == "--paced", let count = Int(names[1]) { return Benchmarks.runPaced(count) }
    let asJSON = names.contains("--json")
    names.removeAll { $0 == "--json" }
    let known = Benchmarks.all.map(\.name)
    if names.contains("--help") || !Set(names).isSubset(of: known) {
      print("usage: glowworm-bench [--json] [names]\nnames: \(known.joined(separator: " "))")
      exit(names.contains("--help") ? 0 : 2)
    }
    let report = Report(asJSON: asJSON)
    for benchmark in Benchmarks.all where names.isEmpty || names.contains(benchmark.name) { benchmark.run(report) }
    report.finish()
  }
}
