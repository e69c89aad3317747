import PreviewPipeline
import PreviewProtocol
import Testing

@testable import ToolCommands

@Suite("Command-line arguments")
struct ParsedArgumentsTests {
  private func parse(_ text: String, _ command: Command = .render) throws -> ParsedArguments {
    try ParsedArguments(text.split(separator: " ").map(String.init), for: command)
  }

  private func message(_ text: String, _ command: Command = .render) -> String? {
    do {
      _ = try parse(text, command).request()
      return nil
    } catch { return (error as? ToolFailure)?.message }
  }

  @Test("Options take values after a space or an equals sign, in any place")
  func forms() throws {
    let parsed = try parse("a.swift -o out.png --at=0.5 --reduce-motion --scale 3")
    #expect(parsed.positional == ["a.swift"])
    #expect(parsed.values == ["--at": "0.5", "--scale": "3"])
    #expect(parsed.outputs == ["out.png"])
    let request = try parsed.request()
    #expect(request.time == 0.5 && request.scale == 3 && request.reduceMotion)
    #expect(try parse("- -o out.png").positional == ["-"])
    #expect(try parse("-- --odd.swift").positional == ["--odd.swift"])
    #expect(try parse("a.swift -oout.png -o b.svg").outputs == ["out.png", "b.svg"])
  }

  @Test("Help is shown also where an option's value is missing; after -- it is a file")
  func help() throws {
    #expect(try parse("--fps --help").has("--help"))
    #expect(try parse("-h --unknown").has("--help"))
    #expect(try parse("-- --help").positional == ["--help"])
  }

  @Test("The settings are those of the options, with the defaults of the help")
  func settings() throws {
    let request = try parse(
      "a --size 320x240 --background #ff000080 --date 2025-06-09T10:00:00Z --text-size XLarge --duration 2"
    ).request()
    #expect(request.width == 320 && request.height == 240)
    #expect(request.background == .init(red: 255, green: 0, blue: 0, alpha: 128))
    // 10:00 UTC on 9 June 2025.
    #expect(request.date == 1_749_463_200)
    #expect(request.textSize == .xLarge)
    #expect(request.duration == .seconds(2))
    let standard = try parse("a").request()
    #expect(standard == PreviewRequest().with(date: 1_735_724_460))
  }

  @Test(
    "A mistake is explained in one sentence, with a suggestion for a similar word",
    arguments: [
      ("--bakground white", "Unknown option --bakground; did you mean --background?"),
      ("--zzz", "Unknown option --zzz; 'glowworm render --help' lists them."),
      ("--list", "'glowworm render' has no option --list."),
      ("--at", "--at needs a value: --at SECONDS."),
      ("--at --scale 2", "--at needs a value: --at SECONDS."),
      ("--at -1", "Invalid value '-1' for --at: expected 0–86400 seconds."),
      ("--at nan", "Invalid value 'nan' for --at: expected 0–86400 seconds."),
      ("--at 0x10", "Invalid value '0x10' for --at: expected 0–86400 seconds."),
      ("--scale 99", "Invalid value '99' for --scale: expected 0.1–16 pixels per point."),
      ("--loops 2.5", "Invalid value '2.5' for --loops: expected a whole number, 0–65535."),
      ("--scale 2 --scale 3", "--scale is given twice."),
      ("--reduce-motion=yes", "--reduce-motion takes no value."),
      ("--appearance drak", "Invalid value 'drak' for --appearance: expected light, dark. Did you mean 'dark'?"),
      ("--platform tv", "Invalid value 'tv' for --platform: expected ios, macos."),
      (
        "--size 10",
        "Invalid value '10' for --size: expected width and height, 1–16384 points each, such as 320x240."
      ),
      (
        "--size abcx320x240",
        "Invalid value 'abcx320x240' for --size: expected width and height, 1–16384 points each, such as 320x240."
      ),
      (
        "--background whte",
        "Invalid value 'whte' for --background: expected a color's name, #RRGGBB or none. Did you mean 'white'?"
      ),
      (
        "--date yesterday",
        "Invalid value 'yesterday' for --date: expected 'now' or a date that exists, such as 2025-06-09T10:00:00Z."
      ),
      (
        "--date 2025-02-30",
        "Invalid value '2025-02-30' for --date: expected 'now' or a date that exists, such as 2025-06-09T10:00:00Z."
      ),
      ("--date 9999-01-01", "Invalid value '9999-01-01' for --date: expected a year from 1700 to 2250."),
      ("--duration forever", "Invalid value 'forever' for --duration: expected 'loop' or 0.001–600 seconds."),
    ])
  func mistakes(arguments: String, sentence: String) {
    #expect(message(arguments) == sentence)
  }

  @Test("Flags of the compiler keep their order, and may look like options")
  func compilerOptions() throws {
    let parsed = try parse("a -D DEMO -DMORE -Xswiftc -warn-concurrency --swift-flag=-g --swift-version 6 --tap 1,2@0")
    let options = try parsed.compilerOptions()
    #expect(options.flags == ["-D", "DEMO", "-D", "MORE", "-warn-concurrency", "-g"])
    #expect(options.languageMode == "6" && !options.showsWarnings)
    #expect(try parsed.inputs().count == 1)
    #expect(try parse("a").compilerOptions() == CompilerOptions())
    #expect(message("-D A=1") == "Invalid value 'A=1' for --define: expected a name, such as DEMO.")
    #expect(throws: ToolFailure("Invalid value '4' for --swift-version: expected 5 or 6.", code: .usage)) {
      try parse("a --swift-version 4").compilerOptions()
    }
  }

  @Test(
    "Messages have colors on terminals, unless they are refused or forced",
    arguments: [
      ([:], false, true), (["NO_COLOR": "1"], false, false), (["NO_COLOR": ""], false, true), ([:], true, false),
      (["TERM": "dumb"], false, false), (["CLICOLOR": "0"], false, false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
    ] as [([String: String], Bool, Bool)])
  func colors(environment: [String: String], isRefused: Bool, isUsed: Bool) {
    #expect(MessageColor.isUsed(isRefused: isRefused, isTerminal: true, environment: environment) == isUsed)
    let isForced = environment["CLICOLOR_FORCE"] == "1" && isUsed
    #expect(MessageColor.isUsed(isRefused: isRefused, isTerminal: false, environment: environment) == isForced)
  }

  @Test("Inputs are repeatable, and keep the order in which they are given")
  func inputs() throws {
    let request = try parse(
      "a --tap 60,40@0.5 --drag 20,40:120.5,40@1+0.3 --drag 0,0:1,1@2 --hover 5,6@0 --type a@b\\n@3 --at 3"
    ).request()
    #expect(
      request.inputs == [
        PreviewInput(.tap(.init(x: 60, y: 40)), at: 0.5),
        PreviewInput(.drag(from: .init(x: 20, y: 40), to: .init(x: 120.5, y: 40), duration: 0.3), at: 1),
        PreviewInput(.drag(from: .init(x: 0, y: 0), to: .init(x: 1, y: 1), duration: 0.25), at: 2),
        PreviewInput(.hover(.init(x: 5, y: 6)), at: 0), PreviewInput(.type("a@b\n"), at: 3),
      ])
  }

  @Test(
    "A wrong input is explained with an example; an input after the end is refused",
    arguments: [
      ("--tap 60,40", "Invalid value '60,40' for --tap: expected a point and a time in seconds, such as 60,40@0.5."),
      ("--tap 60@1", "Invalid value '60@1' for --tap: expected a point and a time in seconds, such as 60,40@0.5."),
      (
        "--tap 60,40@1+2",
        "Invalid value '60,40@1+2' for --tap: expected a point and a time in seconds, such as 60,40@0.5."
      ),
      (
        "--hover 6,4@-1",
        "Invalid value '6,4@-1' for --hover: expected a point and a time in seconds, such as 60,40@0.5."
      ),
      (
        "--drag 1,2@1",
        "Invalid value '1,2@1' for --drag: expected two points, a time and a duration in seconds, such as 20,40:120,40@0.5+0.3."
      ),
      ("--type hello", "Invalid value 'hello' for --type: expected a text and a time in seconds, such as hello@0.5."),
      ("--tap 6,4@2 --at 1", "--tap 6,4@2 comes after the last moment shown, 1 s: --at says which."),
    ])
  func wrongInputs(arguments: String, sentence: String) throws {
    let parsed = try parse(arguments)
    #expect(throws: ToolFailure(sentence, code: .usage)) {
      let request = try parsed.request()
      try parsed.checkInputs(endBy: request.time, of: request.inputs)
    }
  }

  @Test("The output's file name extension sets its format; unknown ones are refused with the list")
  func formats() throws {
    #expect(try RenderCommand.format(of: "a/b.PNG").name == "png")
    for format in OutputFormat.all { #expect(try RenderCommand.format(of: "x.\(format.name)") == format) }
    #expect(try RenderCommand.format(of: "frames/") == .frames)
    #expect(try RenderCommand.format(of: "a/%04d.png") == .frames)
    for path in ["50%_d.png", "100%done.png", "%01000000000d.png"] {
      #expect(try RenderCommand.format(of: path).name == "png")
    }
    #expect(try RenderCommand.format(of: "50%discount.svg").name == "svg")
    let list = OutputFormat.list("and")
    #expect(throws: ToolFailure("x.jpg: '.jpg' cannot be written; \(list) can.", code: .usage)) {
      try RenderCommand.format(of: "x.jpg")
    }
    let near = ToolFailure("x.wepb: '.wepb' cannot be written; did you mean .webp? \(list) can.", code: .usage)
    #expect(throws: near) { try RenderCommand.format(of: "x.wepb") }
    #expect(throws: ToolFailure.self) { try RenderCommand.format(of: "folder.d/none") }
  }

  @Test("Every option of every command is in its help, and every command in the introduction")
  func helpTexts() {
    for command in Command.allCases where !command.optionNames.isEmpty {
      let text = HelpText.text(for: command)
      for option in command.options { #expect(text.contains(option.name)) }
      #expect(command.optionNames.allSatisfy { OptionSpec.named($0) != nil })
    }
    for command in Command.allCases { #expect(HelpText.introduction.contains(command.summary)) }
  }

  @Test(
    "The doctor names the packages of missing dependencies in the distribution",
    arguments: [
      ("ID=debian\nNAME=x", "apt-get install libcairo2-dev", "apt-get install ffmpeg"),
      ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"", "apt-get install libcairo2-dev", "apt-get install ffmpeg"),
      ("ID=fedora", "dnf install cairo-devel", "dnf install ffmpeg-free"),
      ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"", "dnf install cairo-devel", "dnf install ffmpeg-free"),
      ("ID=manjaro\nID_LIKE=arch", "pacman -S cairo", "pacman -S ffmpeg"),
    ])
  func doctor(osRelease: String, needed: String, optional: String) {
    let text = DoctorCommand.text(
      [
        .init(name: "cairo", found: nil, isNeeded: true, package: "libcairo2-dev"),
        .init(name: "ffmpeg", found: nil, isNeeded: false, package: "ffmpeg"),
        .init(name: "Swift compiler", found: "6.3", isNeeded: true),
      ], on: Distribution(osRelease: osRelease))
    #expect(text.contains("To get what is missing: \(needed)\n"))
    #expect(text.contains("To get what is optional: \(optional)\n"))
    #expect(text.contains("ok        Swift compiler: 6.3"))
    let missing = DoctorCommand.Finding(name: "cairo", found: nil, isNeeded: true, package: "libcairo2-dev")
    #expect(DoctorCommand.fix([missing], on: Distribution(osRelease: osRelease)) == needed + "\n")
  }
}

extension ParsedArgumentsTests {
  @Test("An installation needs the version of Swift that made it")
  func toolchainVersion() {
    let found = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    #expect(DoctorCommand.compiler(version: found, wanted: "Swift version 6.3.1").found == found)
    #expect(DoctorCommand.compiler(version: found, wanted: nil).found == found)
    for wanted in ["Swift version 6.3", "Swift version 6.2.1"] {
      let finding = DoctorCommand.compiler(version: found, wanted: wanted)
      #expect(finding.found == nil && finding.hint?.contains("made with \(wanted)") == true)
    }
  }
}

extension PreviewRequest {
  fileprivate func with(date: Double) -> PreviewRequest {
    var result = self
    result.date = date
    return result
  }
}
