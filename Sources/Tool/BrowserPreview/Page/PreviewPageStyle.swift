enum PreviewPageStyle {
  static let text = """
    :root { font: 14px/1.4 system-ui, sans-serif; }
    * { box-sizing: border-box; }
    body { margin: 0; display: grid; grid-template: auto 1fr auto / 1fr 320px; height: 100vh; }
    header, footer { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center;
      padding: 8px 14px; border-block: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
    h1 { font-size: 15px; margin: 0; }
    h2 { font-size: 13px; margin: 14px 0 6px; }
    #status { margin-left: auto; font-variant-numeric: tabular-nums; }
    main { overflow: auto; display: flex; flex-wrap: wrap; gap: 24px; place-content: center; padding: 24px;
      position: relative; }
    main { background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
    figure.light { background: #fff; color: #000; } figure.dark { background: #000; color: #fff; }
    main.failed figure { opacity: .35; }
    figure { margin: 0; padding: 12px; text-align: center; border-radius: 8px; align-self: center; }
    figure svg { display: block; margin: auto; }
    figcaption { font-size: 12px; opacity: .7; }
    #message { position: absolute; inset: auto 14px 14px; margin: 0; padding: 10px 14px; border-radius: 8px; max-height: 70%;
      overflow: auto; white-space: pre-wrap; font: 12px/1.5 ui-monospace, monospace; background: #2b2b2b; color: #fff;
      border-left: 4px solid #ff9500; }
    main.failed #message { border-left-color: #ff3b30; }
    #message:empty { display: none; }
    aside { overflow: auto; padding: 0 14px 14px; border-left: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
    .knob { display: grid; grid-template-columns: 1fr auto; gap: 2px 8px; margin-bottom: 8px; }
    .knob label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .knob small { opacity: .6; } .knob input[type=range] { grid-column: 1 / -1; width: 100%; }
    .knob input[type=number] { width: 90px; } .knob input[type=text] { grid-column: 1 / -1; }
    .knob small { cursor: pointer; }
    .curve { margin-bottom: 10px; font-size: 12px; } .curve p { margin: 4px 0 2px; } .curve button { font-size: 11px; margin-right: 4px; }
    .curve button[aria-pressed=true] { outline: 2px solid #007aff; }
    .plot { width: 100%; height: 44px; display: block; background: color-mix(in srgb, currentColor 6%, transparent); }
    .plot polyline { fill: none; stroke: #007aff; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .plot line { stroke: #ff3b30; stroke-width: 1; vector-effect: non-scaling-stroke; }
    #time { flex: 1; min-width: 160px; }
    output { font-variant-numeric: tabular-nums; min-width: 72px; text-align: right; }
    #selection { position: absolute; border: 2px solid #007aff; pointer-events: none; display: none; }
    table { border-collapse: collapse; width: 100%; font-size: 12px; } td { padding: 2px 6px 2px 0; vertical-align: top; }
    @media (max-width: 700px) { body { grid-template: auto 1fr auto auto / 1fr; height: auto; }
      aside { border: 0; } }
    """
}

enum PreviewPageBody {
  static let text = """
    <header>
      <h1 id="title">Preview</h1>
      <label>Compare <select id="comparison">
        <option value="none">nothing</option><option value="appearances">light and dark</option>
        <option value="textSizes">text sizes</option><option value="directions">directions</option>
        <option value="platforms">platforms</option><option value="reduceMotion">Reduce Motion</option></select></label>
      <label>Appearance <select id="appearance"><option>light</option><option>dark</option></select></label>
      <label>Platform <select id="platform"><option value="ios">iOS</option><option value="macos">macOS</option></select></label>
      <label>Text <select id="textSize"><option>xSmall</option><option>small</option><option>medium</option>
        <option>large</option><option>xLarge</option><option>xxLarge</option><option>xxxLarge</option>
        <option>accessibility1</option><option>accessibility3</option><option>accessibility5</option></select></label>
      <label>Direction <select id="layoutDirection"><option>ltr</option><option>rtl</option></select></label>
      <label><input type="checkbox" id="reduceMotion"> Reduce Motion</label>
      <span id="status" role="status">connecting</span>
    </header>
    <main id="stage" class="light"><pre id="message" role="alert"></pre><div id="selection"></div></main>
    <aside>
      <h2>Parameters</h2>
      <div><button id="undo" disabled>Undo</button></div>
      <div id="knobs"></div>
      <h2>Click</h2>
      <label><input type="radio" name="click" value="select" checked> selects a view</label>
      <label><input type="radio" name="click" value="tap"> taps</label>
      <button id="clear" disabled>Remove taps</button>
      <div id="details"></div>
      <h2>Curves</h2>
      <div id="curves"></div>
      <h2>Running animations</h2>
      <table id="animations"></table>
    </aside>
    <footer>
      <button id="play" aria-keyshortcuts="Space">Pause</button>
      <button id="back" aria-label="Previous frame" aria-keyshortcuts="ArrowLeft">◀</button>
      <button id="forward" aria-label="Next frame" aria-keyshortcuts="ArrowRight">▶</button>
      <button id="next" aria-keyshortcuts="n">Next change</button>
      <label><input type="checkbox" id="loop" aria-keyshortcuts="l"> Loop</label>
      <input type="range" id="time" min="0" max="10" step="0.001" value="0" aria-label="Time in seconds">
      <output id="seconds">0.000 s</output>
      <label>Zoom <select id="zoom"><option value="0">fit</option><option value="1">×1</option><option value="2">×2</option>
        <option value="4">×4</option></select></label>
      <label>Speed <select id="speed"><option value="0.1">×0.1</option><option value="0.25">×0.25</option>
        <option value="0.5">×0.5</option><option value="1" selected>×1</option><option value="2">×2</option>
        <option value="4">×4</option></select></label>
    </footer>
    """
}
