/// Scripts that complete the tool's commands, options and values in shells, from the option table.
enum CompletionScript {
  /// A shell with programmable completion.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static func names(_ option: OptionSpec) -> [String] { [option.short, option.name].compactMap { $0 } }

  // MARK: bash

  private static var bash: String {
    var values: [String] = []
    for option in OptionSpec.all where option.value != nil {
      let words = option.choices.joined(separator: " ")
      let reply = words.isEmpty ? "COMPREPLY=($(compgen -f -- \"$cur\"))" : "_glowworm_words '\(words)'"
      values.append("    \(names(option).joined(separator: "|"))) \(reply); return ;;")
    }
    var commands: [String] = []
    for command in Command.allCases {
      let words = (command.options.flatMap(names) + command.words).joined(separator: " ")
      let files = command.takesFile ? "; COMPREPLY+=($(compgen -f -- \"$cur\"))" : ""
      commands.append("    \(command.rawValue)) _glowworm_words '\(words)'\(files) ;;")
    }
    return """
      # bash completion of glowworm
      _glowworm_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }

      _glowworm() {
        local cur=${COMP_WORDS[COMP_CWORD]} previous=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _glowworm_words '\(Command.allCases.map(\.rawValue).joined(separator: " ")) --help --version'
          return
        fi
        previous=${COMP_WORDS[COMP_CWORD - 1]}
        case $previous in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(commands.joined(separator: "\n"))
        esac
      }

      complete -o filenames -F _glowworm glowworm

      """
  }

  // MARK: zsh

  private static var zsh: String {
    func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
    func label(_ text: String) -> String { quoted(text).replacing("[", with: "(").replacing("]", with: ")") }
    var commands: [String] = []
    for command in Command.allCases {
      var lines = ["    \(command.rawValue))", "      _arguments -s \\"]
      for option in command.options {
        for name in names(option) {
          let star = option.isRepeatable ? "*" : ""
          var spec = "\(star)\(name)"
          // A long option's value may follow after an equals sign.
          if option.value != nil { spec += name.hasPrefix("--") ? "=" : name.count == 2 ? "+" : "" }
          spec += "[\(label(option.help))]"
          if let value = option.value {
            let choices = option.choices
            let action = choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
            spec += ":\(label(value).replacing(":", with: "\\:")):\(action)"
          }
          lines.append("        '\(spec)' \\")
        }
      }
      let words = command.words
      let rest = command.takesFile ? "'*:file:_files'" : words.isEmpty ? "" : "'1: :(\(words.joined(separator: " ")))'"
      lines.append("        \(rest)")
      lines.append("      ;;")
      commands += lines
    }
    let summaries = Command.allCases.map { "      '\($0.rawValue):\(quoted($0.summary))'" }
    return """
      #compdef glowworm
      # zsh completion of glowworm
      _glowworm() {
        local context state line
        if (( CURRENT == 2 )); then
          local -a commands=(
      \(summaries.joined(separator: "\n"))
          )
          _describe command commands
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(commands.joined(separator: "\n"))
        esac
      }

      if [ "${funcstack[1]}" = _glowworm ]; then _glowworm "$@"; else compdef _glowworm glowworm; fi

      """
  }

  // MARK: fish

  private static var fish: String {
    func quoted(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
    let all = Command.allCases.map(\.rawValue).joined(separator: " ")
    var lines = ["# fish completion of glowworm", "complete -c glowworm -f"]
    for command in Command.allCases {
      lines.append(
        "complete -c glowworm -n 'not __fish_seen_subcommand_from \(all)' -a \(command.rawValue) "
          + "-d '\(quoted(command.summary))'")
    }
    for command in Command.allCases {
      let condition = "complete -c glowworm -n '__fish_seen_subcommand_from \(command.rawValue)'"
      if command.takesFile { lines.append("\(condition) -F") }
      if !command.words.isEmpty { lines.append("\(condition) -a '\(command.words.joined(separator: " "))'") }
      for option in command.options {
        var line = condition
        // A name of several letters after one dash is of the old style, in fish's terms.
        if let short = option.short {
          line += short.count == 2 ? " -s \(short.dropFirst())" : " -o \(short.dropFirst())"
        }
        line += " -l \(option.name.dropFirst(2)) -d '\(quoted(option.help))'"
        if option.value != nil {
          line += option.choices.isEmpty ? " -r -F" : " -x -a '\(option.choices.joined(separator: " "))'"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
