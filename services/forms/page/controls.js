import { element } from './element.js';
import { amountDigits } from './rows.js';

/** Values of `autocomplete` by the key of a text field. */
const PURPOSES = {
  name: 'name',
  full_name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  organization: 'organization',
  job_title: 'organization-title',
  address: 'street-address',
  street: 'address-line1',
  postal_code: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
};
const PURPOSES_BY_TYPE = { email: 'email', phone: 'tel', url: 'url' };
/** A longer scale has numbers. */
const MAX_STARS = 7;

/** The control of each field type: its elements, and functions that read and restore its value. */
export const controls = {
  make(field, state, texts) {
    const make = controls[field.type] ?? controls.input;
    return make(field, state, texts);
  },

  input({ type, key, validation }, { changed }) {
    const types = {
      number: 'number',
      date: 'date',
      datetime: 'datetime-local',
      email: 'email',
      phone: 'tel',
      url: 'url',
    };
    const input = element('input', { type: types[type] ?? 'text' });
    const purpose = PURPOSES_BY_TYPE[type] ?? (type === 'short_text' ? PURPOSES[key] : undefined);
    if (purpose) input.autocomplete = purpose;
    if (type === 'number') {
      input.step = validation.integer ? '1' : 'any';
      // Keypads of phones have no minus sign.
      if (validation.min >= 0) input.inputMode = validation.integer ? 'numeric' : 'decimal';
    }
    if (type === 'date') Object.assign(input, { min: validation.min ?? '', max: validation.max ?? '' });
    input.addEventListener('input', changed);
    const read = () => {
      if (input.validity.badInput) return 'not readable';
      if (input.value === '') return null;
      if (type === 'number') return Number(input.value);
      return type === 'datetime' ? new Date(input.value).toISOString() : input.value;
    };
    return { target: input, nodes: [input], read, draft: () => input.value, restore: (value) => (input.value = value) };
  },

  long_text(_field, { changed }) {
    const area = element('textarea', {});
    area.addEventListener('input', changed);
    return {
      target: area,
      nodes: [area],
      read: () => area.value || null,
      draft: () => area.value,
      restore: (value) => (area.value = value),
    };
  },

  /** Respondents enter 12.50. The stored value is 1250. */
  money(field, { changed }) {
    const input = element('input', { type: 'number', step: 'any', inputMode: 'decimal' });
    const digits = amountDigits(field);
    input.addEventListener('input', changed);
    const read = () => {
      if (input.validity.badInput) return 'not readable';
      if (input.value === '') return null;
      return Number((Number(input.value) * 10 ** digits).toFixed(4));
    };
    return {
      target: input,
      nodes: [input],
      read,
      draft: () => input.value,
      restore: (value) => (input.value = value),
    };
  },

  choices(kind, options, { changed }, name, row) {
    const box = element('div', { className: row ? 'options row' : 'options' });
    const inputs = options.map(({ label }, index) => {
      const input = element('input', { type: kind, name, id: `${name}-${index}` });
      const caption = element('label', {}, input, element('span', {}, label));
      input.addEventListener('change', changed);
      box.append(caption);
      return input;
    });
    const chosen = () => options.filter((_option, index) => inputs[index].checked).map(({ value }) => value);
    return {
      isGroup: true,
      role: kind === 'radio' ? 'radiogroup' : undefined,
      target: inputs[0],
      nodes: [box],
      chosen,
      draft: chosen,
      restore: (values) => {
        for (const [index, input] of inputs.entries()) input.checked = values.includes(options[index].value);
      },
    };
  },

  boolean(field, state, texts) {
    const options = [
      { value: true, label: texts.yes },
      { value: false, label: texts.no },
    ];
    const group = controls.choices('radio', options, state, field.id, true);
    return { ...group, read: () => group.chosen()[0] ?? null };
  },

  single_choice(field, state) {
    const group = controls.choices('radio', field.options, state, field.id, false);
    return { ...group, read: () => group.chosen()[0] ?? null };
  },

  multiple_choice(field, state) {
    const group = controls.choices('checkbox', field.options, state, field.id, false);
    return { ...group, read: group.chosen };
  },

  rating(field, state, texts) {
    const highest = Number(field.validation.max ?? 5);
    const isStars = highest <= MAX_STARS;
    const options = Array.from({ length: highest }, (_, index) => ({
      value: index + 1,
      label: isStars ? '' : String(index + 1),
    }));
    const group = controls.choices('radio', options, state, field.id, true);
    if (isStars) {
      group.nodes[0].className = 'stars';
      for (const [index, input] of group.nodes[0].querySelectorAll('input').entries()) {
        input.parentElement.className = 'star';
        input.setAttribute('aria-label', starsText(texts, index + 1, highest));
        input.nextElementSibling.setAttribute('aria-hidden', 'true');
      }
    }
    return { ...group, read: () => group.chosen()[0] ?? null };
  },

  /** Drawn, or typed for accessibility. The value is an image in both cases. */
  signature(field, { changed }, texts) {
    const canvas = element('canvas', { width: 600, height: 180 });
    canvas.setAttribute('aria-hidden', 'true');
    const help = element('p', { className: 'help', id: `${field.id}-rule` }, texts.sign_draw);
    const typed = element('input', { type: 'text', autocomplete: 'name' });
    typed.setAttribute('aria-label', `${field.label}: ${texts.sign_typed}`);
    typed.placeholder = texts.sign_typed;
    const clear = element('button', { type: 'button' }, texts.clear);
    const pen = canvas.getContext('2d');
    let signed = false;
    const wipe = () => {
      pen.clearRect(0, 0, canvas.width, canvas.height);
      signed = false;
    };
    const point = (event) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return [((event.clientX - left) / width) * canvas.width, ((event.clientY - top) / height) * canvas.height];
    };
    Object.assign(pen, {
      lineWidth: 3,
      lineCap: 'round',
      strokeStyle: '#111',
      fillStyle: '#111',
      font: 'italic 48px serif',
    });
    // A fast line is no gesture of the browser, which would ignore the next tap.
    canvas.addEventListener('touchstart', (event) => event.preventDefault());
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      pen.beginPath();
      pen.moveTo(...point(event));
    });
    canvas.addEventListener('pointermove', (event) => {
      if (!canvas.hasPointerCapture(event.pointerId)) return;
      pen.lineTo(...point(event));
      pen.stroke();
      signed = true;
    });
    // At the end of a line, because the page may move when an error disappears.
    canvas.addEventListener('lostpointercapture', () => signed && changed());
    typed.addEventListener('input', () => {
      wipe();
      pen.fillText(typed.value, 20, 110, 560);
      signed = typed.value.trim() !== '';
      changed();
    });
    clear.addEventListener('click', () => {
      wipe();
      typed.value = '';
      changed();
    });
    const read = () => (signed ? canvas.toDataURL('image/png') : null);
    const nodes = [help, canvas, typed, clear];
    return { target: typed, nodes, describedBy: help.id, read, draft: () => null, restore: () => undefined };
  },
};

export function starsText(texts, at, all) {
  return texts.stars.replace('{at}', at).replace('{all}', all);
}
