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
    ("scenes", { scenes($0) }),
    ("lists", { lists($0) }),
    ("export", { export($0) }),
    ("sizes", { sizes($0) }),
    ("start", { start($0) }),
    ("compile", { compile($0) }),
    ("preview", { preview($0) }),
    ("indicators-vs-chromium", { chromium($0) }),
  ]
}

@main
struct Main {
  @MainActor static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.count == 2, names[0] == "--paced", let count = Int(names[1]) { return Benchmarks.runPaced(count) }
    if names.count == 3, names[0] == "--work", let count = Int(names[2]) {
      return Benchmarks.runWorkload(names[1], count: count)
    }
    if names.count > 1, names[0] == "--scene" { return Benchmarks.playScene(names[1]) }
    let asJSON = names.contains("--json")
    var counts = names.contains("--instructions")
    let page = names.contains("--write-page") ? Programs.root + "/docs/performance.md" : nil
    names.removeAll { ["--json", "--instructions", "--write-page"].contains($0) }
    let known = Benchmarks.all.map(\.name)
    if names.contains("--help") || !Set(names).isSubset(of: known) {
      print("usage: glowworm-bench [--json] [--instructions] [--write-page] [names]")
      print("names: \(known.joined(separator: " "))")
      exit(names.contains("--help") ? 0 : 2)
    }
    let report = Report(asJSON: asJSON, page: page)
    if counts, !Instructions.isAvailable {
      report.add(Figure("instructions", "skipped: apt-get install valgrind", .nan, ""))
      counts = false
    }
    for benchmark in Benchmarks.all where names.isEmpty || names.contains(benchmark.name) {
      benchmark.run(report)
      if counts { Benchmarks.countInstructions(benchmark.name, report) }
    }
    if counts { Instructions.removeProgram() }
    report.finish()
  }
}
