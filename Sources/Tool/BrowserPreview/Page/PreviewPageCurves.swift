enum PreviewPageCurves {
  /// The plots of the first picture's animations, sampled from what the browser shows.
  static let text = """
    // Curves
    function shownValue(animation, property) {
      const style = getComputedStyle(animation.effect.target)[property];
      if (property === 'opacity') return +style;
      if (property !== 'transform') return NaN;
      const m = new DOMMatrixReadOnly(style);
      // The part of the transform that moves most: the scale, the angle, or the place.
      return { scale: Math.hypot(m.a, m.b), angle: Math.atan2(m.b, m.a) * 180 / Math.PI, x: m.e, y: m.f };
    }
    function samples(animation, property, seconds) {
      const kept = animation.currentTime, values = [];
      // The end of an iteration is the start of the next one.
      for (let i = 0; i <= 60; i++) { animation.currentTime = Math.min(i / 60, 1 - 1e-6) * seconds * 1000; values.push(shownValue(animation, property)); }
      animation.currentTime = kept;
      if (typeof values[0] !== 'object') return [property, values];
      const range = key => Math.max(...values.map(v => v[key])) - Math.min(...values.map(v => v[key]));
      const weights = { scale: 100, angle: 1, x: 1, y: 1 };
      const key = Object.keys(weights).sort((a, b) => range(b) * weights[b] - range(a) * weights[a])[0];
      return [key, values.map(v => v[key])];
    }
    function plot(values, seconds) {
      const ns = 'http://www.w3.org/2000/svg', svg = document.createElementNS(ns, 'svg');
      const low = Math.min(...values), high = Math.max(...values);
      svg.setAttribute('viewBox', '-1 -2 102 36'); svg.setAttribute('preserveAspectRatio', 'none'); svg.setAttribute('class', 'plot');
      const line = document.createElementNS(ns, 'polyline'), marker = document.createElementNS(ns, 'line');
      line.setAttribute('points', values.map((v, i) => `${i / 60 * 100},${high > low ? 32 - (v - low) / (high - low) * 32 : 16}`).join(' '));
      marker.dataset.length = seconds; marker.setAttribute('y1', 0); marker.setAttribute('y2', 32);
      svg.append(line, marker); return svg;
    }
    // The literal that sets a duration, if there is one with its value alone.
    function durationKnob(seconds) {
      const found = state.knobs.flatMap(({ file, literals }) => literals.filter(k => k.kind === 'number'
        && /duration|response/i.test(k.label) && Math.abs(+k.value - seconds) < 1e-6).map(knob => ({ file, knob })));
      return found.length === 1 ? found[0] : null;
    }
    function showCurves() {
      if ($('curves').contains(document.activeElement) && document.activeElement.type === 'range') return;
      const round = v => +(+v).toFixed(3), rows = [];
      const own = animations.filter(a => pictures[0]?.contains(a.effect.target));
      for (const animation of own) {
        const t = animation.effect.getComputedTiming(), seconds = Number(t.duration) / 1000;
        const keys = Object.keys(animation.effect.getKeyframes()[0] ?? {}).filter(k => ['opacity', 'transform'].includes(k));
        if (!keys.length || !(seconds > 0)) continue;
        const row = document.createElement('div'); row.className = 'curve';
        for (const property of keys.sort()) {
          const [name, values] = samples(animation, property, t.delay / 1000 + seconds);
          const label = document.createElement('p');
          label.textContent = `${name} ${round(values[0])} → ${round(values[60])}, ${round(seconds)} s` + (t.delay ? ` after ${round(t.delay / 1000)} s` : '');
          row.append(label, plot(values, t.delay / 1000 + seconds));
        }
        const freeze = document.createElement('button'), solo = document.createElement('button');
        freeze.textContent = 'Freeze'; solo.textContent = 'Solo';
        freeze.onclick = () => { if (frozen.has(animation)) frozen.delete(animation); else frozen.set(animation, animation.currentTime); mark(); };
        solo.onclick = () => { const is = frozen.size === animations.length - 1 && !frozen.has(animation);
          frozen = new Map(is ? [] : animations.filter(a => a !== animation).map(a => [a, a.currentTime])); mark(); };
        row.animation = animation; row.append(freeze, solo);
        const found = durationKnob(seconds);
        if (found) row.append(knobControl(found.file, found.knob));
        rows.push(row);
      }
      function mark() {
        for (const row of $('curves').children) row.querySelector('button').setAttribute('aria-pressed', frozen.has(row.animation));
        apply();
      }
      $('curves').replaceChildren(...rows); mark();
    }
    """
}
