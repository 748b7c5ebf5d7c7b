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
};

export function starsText(texts, at, all) {
  return texts.stars.replace('{at}', at).replace('{all}', all);
}
