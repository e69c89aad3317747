'use strict';
// Opens `glowworm preview` beside the editor. The protocol is the page's: see docs/preview.md.
const { spawn } = require('child_process');
const path = require('path');
const vscode = require('vscode');

// The panels, by file and preview.
const panels = new Map();

// The lines of the `#Preview` macros of a text, from 0.
function previewLines(text) {
  const lines = [];
  text.split('\n').forEach((line, index) => { if (/^\s*#Preview\b/.test(line)) lines.push(index); });
  return lines;
}

// A page that holds the preview's, which the editor cannot show as the panel itself.
function html(address) {
  const origin = new URL(address).origin;
  const nonce = Math.random().toString(36).slice(2);
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; display: block; }</style></head>
<body><iframe id="page" src="${address}"></iframe><script nonce="${nonce}">
addEventListener('message', event => document.getElementById('page').contentWindow.postMessage(event.data, '${origin}'));
</script></body></html>`;
}

function message(text) {
  const escaped = text.replace(/[&<>]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
  return `<!doctype html><html><body><pre style="white-space: pre-wrap">${escaped}</pre></body></html>`;
}

async function show(uri, preview) {
  const file = uri.fsPath, key = `${file}#${preview ?? ''}`;
  if (panels.has(key)) { panels.get(key).panel.reveal(undefined, true); return; }
  const panel = vscode.window.createWebviewPanel(
    'glowworm', `${path.basename(file)} (preview)`, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, retainContextWhenHidden: true });
  panel.webview.html = message('Compiling…');
  const program = vscode.workspace.getConfiguration('glowworm').get('path') || 'glowworm';
  const child = spawn(program, ['preview', file, ...(preview ? ['--preview', String(preview)] : [])],
    { stdio: ['ignore', 'ignore', 'pipe'] });
  panels.set(key, { panel, file });
  panel.onDidDispose(() => { panels.delete(key); child.kill('SIGINT'); });
  let said = '', isShown = false;
  child.stderr.on('data', async data => {
    if (isShown) return;
    said += data;
    const address = said.match(/http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\//);
    if (!address) return;
    isShown = true;
    // On a remote machine, the editor forwards the port.
    const external = await vscode.env.asExternalUri(vscode.Uri.parse(address[0]));
    panel.webview.html = html(external.toString(true));
  });
  const fail = reason => { if (panels.has(key)) panel.webview.html = message(reason); };
  child.on('error', error => fail(`${program} cannot be started: ${error.message}\nSet glowworm.path.`));
  child.on('exit', code => fail(`${said}\n${program} ended with code ${code}.`));
}

function activate(context) {
  const lenses = {
    provideCodeLenses(document) {
      return previewLines(document.getText()).map((line, index) => new vscode.CodeLens(
        new vscode.Range(line, 0, line, 0),
        { title: 'Preview', command: 'glowworm.preview', arguments: [document.uri, index + 1] }));
    }
  };
  context.subscriptions.push(
    vscode.languages.registerCodeLensProvider({ language: 'swift', scheme: 'file' }, lenses),
    vscode.commands.registerCommand('glowworm.preview', (uri, preview) => {
      const target = uri ?? vscode.window.activeTextEditor?.document.uri;
      // The editor's menu passes a group as the second argument.
      if (target) return show(target, Number.isInteger(preview) ? preview : undefined);
    }),
    vscode.window.onDidChangeTextEditorSelection(event => {
      const file = event.textEditor.document.uri.fsPath;
      for (const { panel, file: shown } of panels.values()) {
        if (shown === file) panel.webview.postMessage({ file, line: event.selections[0].active.line + 1 });
      }
    }));
}

module.exports = { activate, deactivate() {}, previewLines };
