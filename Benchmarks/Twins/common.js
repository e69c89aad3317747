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
// The benchmark reads how many frames there were from the browser's log.
if (location.hash === "#count") {
  let frames = 0;
  everyFrame(() => { frames += 1; });
  setInterval(() => console.log(`frames ${frames} ${performance.now()}`), 500);
}
