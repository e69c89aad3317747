// Adds `count` elements to `parent`; `make(index)` returns an element's HTML.
function repeat(parent, count, make) {
  parent.innerHTML += Array.from({ length: count }, (_, index) => make(index)).join("");
  [...parent.children].forEach((child, index) => child.style.setProperty("--i", index));
}
// Calls `draw` with the seconds since the page began, before each frame.
function everyFrame(draw) {
  const step = (now) => { draw(now / 1000); requestAnimationFrame(step); };
  requestAnimationFrame(step);
}
function hsv(hue, saturation, brightness, alpha = 1) {
  const light = brightness * (1 - saturation / 2);
  const strength = light === 0 || light === 1 ? 0 : (brightness - light) / Math.min(light, 1 - light);
  return `hsla(${hue * 360}, ${strength * 100}%, ${light * 100}%, ${alpha})`;
}
// The benchmark reads the frames' number from the browser's log. Counting costs more than a millisecond a frame, as it
// wakes the page's thread, so it begins when the CPU time has been measured.
if (location.hash === "#count") {
  setTimeout(() => {
    let frames = 0;
    everyFrame(() => { frames += 1; });
    setInterval(() => console.log(`frames ${frames} ${performance.now()}`), 500);
  }, 10000);
}
