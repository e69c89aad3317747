enum PreviewPageScript {
  /// The pictures are SVG with CSS animations, put into the page; their time is set through the Web Animations API.
  static let text = """
    'use strict';
    const $ = id => document.getElementById(id);
    let state = null, shown = -1, pictures = [], playing = true, time = 0, last = 0, rate = 1, length = 10, animations = [];
    // The times at which single animations are kept.
    let frozen = new Map();

    async function post(path, body) {
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
      if (!answer.ok) $('status').textContent = await answer.text();
      return answer;
    }

    // Time
    function apply() {
      for (const animation of animations) { animation.pause(); animation.currentTime = frozen.get(animation) ?? time * 1000; }
      for (const marker of document.querySelectorAll('.plot line')) {
        const x = (time % marker.dataset.length) / marker.dataset.length * 100; marker.setAttribute('x1', x); marker.setAttribute('x2', x);
      }
      $('time').max = Math.max(length, time);
      if (document.activeElement !== $('time') || playing) $('time').value = time;
      $('seconds').textContent = time.toFixed(3) + ' s';
    }
    function tick(now) {
      if (playing) {
        time += Math.max(0, now - last) / 1000 * rate;
        if ($('loop').checked) time %= length;
        apply();
      }
      last = now;
      if (playing && !document.hidden && animations.length) requestAnimationFrame(tick); else running = false;
    }
    let running = false;
    function run() { if (!running) { running = true; last = performance.now(); requestAnimationFrame(tick); } }
    function setPlaying(value) {
      playing = value; $('play').textContent = value ? 'Pause' : 'Play';
      if (value) run(); else { apply(); showAnimations(); }
    }
    function step(count) { setPlaying(false); time = Math.max(0, time + count / 60); apply(); showAnimations(); }
    // The starts, iterations and ends of the animations.
    function nextChange() {
      let next = Infinity;
      for (const animation of animations) {
        const t = animation.effect.getComputedTiming(), duration = Number(t.duration) / 1000, begin = t.delay / 1000;
        if (begin > time + 1e-4) next = Math.min(next, begin);
        else if (duration > 0) {
          const count = Math.floor((time + 1e-4 - begin) / duration) + 1;
          if (count <= t.iterations) next = Math.min(next, begin + count * duration);
        }
      }
      if (next < Infinity) { setPlaying(false); time = next; apply(); showAnimations(); }
    }
    document.addEventListener('visibilitychange', () => { if (!document.hidden && playing) run(); });

    // Pictures
    async function loadPictures() {
      const list = await Promise.all(state.pictures.map(async p => ({ name: p.name, isDark: p.isDark, text: await (await fetch(p.path)).text() })));
      for (const figure of document.querySelectorAll('figure')) figure.remove();
      pictures = list.map(({ name, isDark, text }) => {
        const figure = document.createElement('figure'), host = document.createElement('div');
        const svg = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
        host.attachShadow({ mode: 'open' }).append(svg);
        figure.append(host); figure.className = isDark ? 'dark' : 'light';
        if (name) { const caption = document.createElement('figcaption'); caption.textContent = name; figure.append(caption); }
        $('stage').insertBefore(figure, $('message'));
        host.addEventListener('click', event => click(event, svg));
        return svg;
      });
      zoom();
      animations = pictures.flatMap(svg => svg.getAnimations({ subtree: true }));
      frozen = new Map();
      length = Math.max(1, ...animations.map(a => {
        const t = a.effect.getComputedTiming();
        return (t.delay + Number(t.duration) * (t.iterations === Infinity ? (t.direction === 'alternate' ? 2 : 1) : t.iterations)) / 1000;
      }).filter(Number.isFinite));
      apply();
      showCurves();
      if (playing) run();
    }

    function zoom() {
      for (const svg of pictures) {
        const { width, height } = svg.viewBox.baseVal, stage = $('stage');
        const fit = Math.min(((stage.clientWidth - 24) / pictures.length - 48) / width, (stage.clientHeight - 90) / height);
        const scale = +$('zoom').value || Math.max(0.1, Math.min(fit, 8));
        svg.setAttribute('width', width * scale); svg.setAttribute('height', height * scale);
      }
      $('selection').style.display = 'none';
    }
    $('zoom').onchange = zoom; addEventListener('resize', zoom);

    // Parameters
    function knobControl(file, knob) {
      const row = document.createElement('div'); row.className = 'knob';
      const label = document.createElement('label');
      label.textContent = (knob.label || knob.kind) + ' '; const line = document.createElement('small');
      line.textContent = 'line ' + knob.line; line.title = 'Outlines the views of this line';
      line.onclick = () => outline(file, knob.line); label.append(line); row.append(label);
      // While a slider moves, only its newest value is sent, and each change starts from the literal as it now stands.
      let wanted = null, sending = false;
      const change = async value => {
        wanted = String(value);
        if (sending) return;
        sending = true;
        while (wanted !== null) {
          const value = wanted; wanted = null;
          const answer = await post('knob', { file, knob, value });
          if (answer.ok) knob = { ...await answer.json(), minimum: knob.minimum, maximum: knob.maximum };
        }
        sending = false;
      };
      const add = (tag, set) => { const e = document.createElement(tag); set(e);
        e.setAttribute('aria-label', knob.label + ', line ' + knob.line); row.append(e); return e; };
      if (knob.kind === 'number') {
        const whole = /^-?[0-9_]+$/.test(knob.value);
        const text = add('input', e => { e.type = 'number'; e.step = whole ? 1 : 'any'; e.value = knob.value; });
        const slider = add('input', e => { e.type = 'range'; e.min = knob.minimum; e.max = knob.maximum;
          e.step = whole ? 1 : (knob.maximum - knob.minimum) / 200; e.value = knob.value; });
        slider.oninput = () => { text.value = whole ? slider.value : +(+slider.value).toPrecision(4); change(text.value); };
        text.onchange = () => change(text.value);
      } else if (knob.kind === 'boolean') {
        add('input', e => { e.type = 'checkbox'; e.checked = knob.value === 'true'; e.onchange = () => change(e.checked); });
      } else if (knob.kind === 'color') {
        add('select', e => { for (const name of ['red','orange','yellow','green','mint','teal','cyan','blue','indigo',
          'purple','pink','brown','white','gray','black','primary','secondary','clear','accentColor']) e.add(new Option(name));
          e.value = knob.value; e.onchange = () => change(e.value); });
      } else {
        add('input', e => { e.type = 'text'; e.value = knob.value; e.onchange = () => change(e.value); });
      }
      return row;
    }
    function showKnobs() {
      // A focused control is not replaced. The list is rebuilt after it loses the focus.
      if ($('knobs').contains(document.activeElement) && ['text', 'range', 'number'].includes(document.activeElement.type)) return;
      $('knobs').replaceChildren(...state.knobs.flatMap(({ file, literals }) =>
        literals.map(knob => knobControl(file, knob))));
    }

    $('knobs').addEventListener('focusout', () => setTimeout(() => { if (state?.status !== 'working') showKnobs(); }));

    // Input and selection
    async function click(event, svg) {
      const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
      const x = (event.clientX - box.left) / box.width * view.width, y = (event.clientY - box.top) / box.height * view.height;
      if (document.querySelector('[name=click]:checked').value === 'tap') {
        await post('tap', { x, y, time: Math.min(time, 600) }); return;
      }
      const report = await inspect(); if (!report) return;
      const frame = report.root.frame ?? { width: report.width, height: report.height };
      const dx = (report.width - frame.width) / 2, dy = (report.height - frame.height) / 2;
      let found = null, source = null;
      (function visit(node, outer) {
        const f = node.presentedFrame ?? node.frame, place = node.source ?? outer;
        if (f && x - dx >= f.x && x - dx <= f.x + f.width && y - dy >= f.y && y - dy <= f.y + f.height) { found = node; source = place; }
        node.children.forEach(child => visit(child, place));
      })(report.root, null);
      select(found, source, svg, dx, dy);
    }
    async function outline(file, line) {
      const report = await inspect(), svg = pictures[0]; if (!report || !svg) return;
      const frame = report.root.frame ?? { width: report.width, height: report.height };
      let found = null;
      (function visit(node) {
        if (!found && node.frame && node.source?.file === file && node.source.line === line) found = node;
        node.children.forEach(visit);
      })(report.root);
      select(found, found?.source, svg, (report.width - frame.width) / 2, (report.height - frame.height) / 2);
    }
    function select(found, source, svg, dx, dy) {
      const s = $('selection'), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
      if (!found) { s.style.display = 'none'; $('details').textContent = ''; return; }
      const shown = found.presentedFrame ?? found.frame;
      const stage = $('stage').getBoundingClientRect(), k = box.width / view.width;
      Object.assign(s.style, { display: 'block', left: box.left - stage.left + $('stage').scrollLeft + (shown.x + dx) * k + 'px',
        top: box.top - stage.top + $('stage').scrollTop + (shown.y + dy) * k + 'px',
        width: shown.width * k + 'px', height: shown.height * k + 'px' });
      const f = found.frame, round = v => +(+v).toFixed(2);
      const place = source ? `${source.file.split('/').pop()}:${source.line}:${source.column} ` : '';
      $('details').textContent = `${place}${found.type}: (${round(f.x)}, ${round(f.y)}) ${round(f.width)} × ${round(f.height)} pt `
        + Object.entries({ ...found.values, ...found.texts }).map(([k, v]) => k + ' ' + (typeof v === 'number' ? round(v) : v)).join(', ');
    }
    async function inspect() {
      const answer = await post('inspect', { time: Math.min(time, 600) });
      return answer.ok ? answer.json() : null;
    }
    async function showAnimations() {
      const report = await inspect(); if (!report) return;
      const rows = [];
      (function visit(node) {
        for (const a of node.animations) {
          const ends = Object.keys(a.to ?? {}).filter(k => a.from?.[k] !== a.to[k]).map(k => `${k} ${+(+a.from?.[k]).toFixed(3)} → ${+(+a.to[k]).toFixed(3)}`);
          rows.push([node.type, [a.description, ...ends].join(', ')]);
        }
        node.children.forEach(visit);
      })(report.root);
      $('animations').replaceChildren(...rows.map(cells => { const row = document.createElement('tr');
        for (const text of cells) { const cell = document.createElement('td'); cell.textContent = text; row.append(cell); } return row; }));
    }

    // State
    async function update() {
      state = await (await fetch('state')).json();
      document.title = state.title + ' – Glowworm';
      $('title').textContent = state.title;
      const stage = $('stage');
      stage.className = state.status;
      $('message').textContent = state.message;
      $('status').textContent = state.status === 'working' ? 'working…'
        : state.status === 'failed' ? 'failed' : `drawn in ${(state.seconds * 1000).toFixed(0)} ms`;
      $('undo').disabled = !state.canUndo;
      $('clear').disabled = !state.inputCount;
      for (const name of ['comparison', 'appearance', 'platform', 'textSize', 'layoutDirection']) $(name).value = state.settings[name];
      $('reduceMotion').checked = state.settings.reduceMotion;
      if (state.status !== 'working') { showKnobs(); showCurves(); }
      const key = state.pictures.map(p => p.path).join();
      if (key !== shown) { shown = key; await loadPictures(); if (!playing) showAnimations(); }
      document.body.dataset.version = state.version;
      document.body.dataset.status = state.status;
    }
    let updating = update().catch(() => {});
    new EventSource('events').onmessage = () => { updating = updating.then(update, update); };
    for (const name of ['comparison', 'appearance', 'platform', 'textSize', 'layoutDirection'])
      $(name).onchange = () => post('settings', { ...state.settings, [name]: $(name).value });
    $('reduceMotion').onchange = () => post('settings', { ...state.settings, reduceMotion: $('reduceMotion').checked });
    $('play').onclick = () => setPlaying(!playing);
    $('back').onclick = () => step(-1);
    $('forward').onclick = () => step(1);
    $('speed').onchange = () => { rate = +$('speed').value; };
    $('time').oninput = () => { setPlaying(false); time = +$('time').value; apply(); };
    $('next').onclick = nextChange;
    $('undo').onclick = () => post('undo');
    $('clear').onclick = () => post('clear');
    // An editor around the page says where its cursor is.
    addEventListener('message', event => {
      if (event.source !== parent || event.source === window || !Number.isInteger(event.data?.line)) return;
      const file = state?.knobs.map(k => k.file).find(f => f === event.data.file) ?? state?.knobs[0]?.file;
      if (file) outline(file, event.data.line);
    });
    document.addEventListener('keydown', event => {
      if (/INPUT|SELECT|BUTTON|TEXTAREA/.test(event.target.tagName)) return;
      if (event.key === ' ') { event.preventDefault(); setPlaying(!playing); }
      if (event.key === 'ArrowLeft') step(-1);
      if (event.key === 'ArrowRight') step(1);
      if (event.key === 'n') nextChange();
      if (event.key === 'l') $('loop').checked = !$('loop').checked;
    });
    """
}
