import { controls } from './controls.js';
import { element } from './element.js';

/** Drawn, or typed for accessibility. The value is an image in both cases. */
controls.signature = (field, { changed }, texts) => {
  const { readValue } = globalThis.rules('fields/read-value');
  const help = element('p', { className: 'help', id: `${field.id}-rule` }, texts.sign_draw);
  const typed = element('input', { type: 'text', autocomplete: 'name' });
  typed.setAttribute('aria-label', `${field.label}: ${texts.sign_typed}`);
  typed.placeholder = texts.sign_typed;
  const clear = element('button', { type: 'button' }, texts.clear);
  let image = null;
  const isStorable = (value) => !readValue(field, value).issue;
  const sheet = drawingSheet(() => {
    image = sheet.image();
    changed();
  });
  typed.addEventListener('input', () => {
    sheet.write(typed.value);
    image = typed.value.trim() ? sheet.image() : null;
    changed();
  });
  clear.addEventListener('click', () => {
    sheet.wipe();
    typed.value = '';
    image = null;
    changed();
  });
  return {
    target: typed,
    nodes: [help, sheet.canvas, typed, clear],
    describedBy: help.id,
    read: () => image,
    draft: () => (image && isStorable(image) ? { image, name: typed.value } : null),
    restore: ({ image: before, name }) => {
      if (!isStorable(before)) return;
      image = before;
      typed.value = name;
      sheet.show(before);
    },
  };
};

/** A canvas with a pen. `drawn` is called at the end of each line. */
function drawingSheet(drawn) {
  const canvas = element('canvas', { width: 600, height: 180 });
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  Object.assign(pen, {
    lineWidth: 3,
    lineCap: 'round',
    strokeStyle: '#111',
    fillStyle: '#111',
    font: 'italic 48px serif',
  });
  const point = (event) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [((event.clientX - left) / width) * canvas.width, ((event.clientY - top) / height) * canvas.height];
  };
  let isMoved = false;
  // A fast line is no gesture of the browser, which would ignore the next tap.
  canvas.addEventListener('touchstart', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    isMoved = false;
    pen.beginPath();
    pen.moveTo(...point(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...point(event));
    pen.stroke();
    isMoved = true;
  });
  // At the end of a line, because the page may move when an error disappears.
  canvas.addEventListener('lostpointercapture', () => isMoved && drawn());

  const wipe = () => pen.clearRect(0, 0, canvas.width, canvas.height);
  return {
    canvas,
    wipe,
    image: () => canvas.toDataURL('image/png'),
    write: (text) => {
      wipe();
      pen.fillText(text, 20, 110, 560);
    },
    show: (image) => {
      const stored = new Image();
      stored.src = image;
      stored.addEventListener('load', () => pen.drawImage(stored, 0, 0));
    },
  };
}
