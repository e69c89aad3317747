import Foundation
import PreviewPipeline
import Testing

@Suite("The extension for Visual Studio Code", .fullTier)
struct EditorExtensionTests {
  private static let folder = ChromiumTests.root.appendingPathComponent("Editors/vscode")

  private static let node: String? = ["/usr/bin/node", "/usr/local/bin/node"].first { access($0, X_OK) == 0 }

  @Test("The packaged extension holds its parts and has no dependencies")
  func package() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let script = Self.folder.appendingPathComponent("package").path
    let result = try ChildProcess(script, [tool.path("x.vsix")], timeLimit: 60).run()
    #expect(result.end == .exited(0), "\(result.errorText)")
    let list = try ChildProcess("/usr/bin/env", ["python3", "-m", "zipfile", "-l", tool.path("x.vsix")], timeLimit: 60)
      .run().outputText
    for name in ["extension.vsixmanifest", "[Content_Types].xml", "extension/package.json", "extension/extension.js"] {
      #expect(list.contains(name))
    }
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Self.folder.appendingPathComponent("package.json")))
    let members = try #require(manifest as? [String: Any])
    #expect(members["dependencies"] == nil && members["devDependencies"] == nil)
  }

  @Test(
    "The editor's part opens the preview's page, forwards the cursor, and ends the program with its panel",
    .enabled(if: Self.node != nil, "node is not installed"))
  func behavior() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    // A program that says an address as the preview does, and notes its end.
    let program = try tool.write(
      """
      #!/bin/sh
      trap 'echo ended >'"'\(tool.path("ended"))'"'; exit 0' INT
      echo "$@" >'\(tool.path("arguments"))'
      echo 'Preview of x: http://127.0.0.1:1234/0123456789abcdef0123456789abcdef/' >&2
      while :; do sleep 0.1; done
      """, to: "fake-glowworm")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let script = try tool.write(
      """
      const Module = require('module'), fs = require('fs');
      let lens, command, select, dispose, posted = [], pages = [];
      const panel = { reveal() {}, onDidDispose: f => { dispose = f; },
        webview: { set html(text) { pages.push(text); }, postMessage: m => posted.push(m) } };
      const vscode = { ViewColumn: { Beside: -2 }, CodeLens: class { constructor(r, c) { Object.assign(this, c); } },
        Range: class {}, Uri: { parse: text => ({ toString: () => text }) },
        env: { asExternalUri: async uri => uri },
        window: { createWebviewPanel: () => panel, onDidChangeTextEditorSelection: f => { select = f; } },
        workspace: { getConfiguration: () => ({ get: () => '\(program)' }) },
        commands: { registerCommand: (_, f) => { command = f; } },
        languages: { registerCodeLensProvider: (_, p) => { lens = p; } } };
      const load = Module._load;
      Module._load = (name, ...rest) => name === 'vscode' ? vscode : load(name, ...rest);
      const extension = require('\(Self.folder.appendingPathComponent("extension.js").path)');
      extension.activate({ subscriptions: [] });
      const uri = { fsPath: '/tmp/View.swift' };
      const lenses = lens.provideCodeLenses({ uri, getText: () => 'import SwiftUI\\n#Preview { A() }\\n  #Preview("b") { B() }\\n' });
      command(...lenses[1].arguments);
      const wait = condition => new Promise(done => (function check() { condition() ? done() : setTimeout(check, 10); })());
      (async () => {
        await wait(() => pages.at(-1).includes('iframe'));
        select({ textEditor: { document: { uri } }, selections: [{ active: { line: 6 } }] });
        const given = fs.readFileSync('\(tool.path("arguments"))', 'utf8').trim();
        dispose();
        await wait(() => fs.existsSync('\(tool.path("ended"))'));
        console.log(JSON.stringify({ count: lenses.length, given, posted, frame: pages.at(-1).includes('src="http://127.0.0.1:1234/0123') }));
      })();
      """, to: "test.js")
    let result = try ChildProcess(Self.node ?? "", [script], timeLimit: 60).run()
    #expect(result.end == .exited(0), "\(result.errorText)")
    #expect(
      result.outputText
        == #"{"count":2,"given":"preview /tmp/View.swift --preview 2","posted":[{"file":"/tmp/View.swift","line":7}],"frame":true}"#
        + "\n", "\(result.errorText)")
  }
}
