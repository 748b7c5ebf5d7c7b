import { amountDigits } from './rows.js';

const draftKey = `draft:${location.pathname}`;

/** The answers so far, in this browser. Browsers may deny the storage to embedded pages. */
export const drafts = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Whether the draft was stored. */
  store(draft) {
    try {
      localStorage.setItem(draftKey, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  drop() {
    try {
      localStorage.removeItem(draftKey);
    } catch {
      // Nothing was stored.
    }
  },
};

/** The initial value of a field, in the format of a draft. */
export function prefilled(prefill, field) {
  const value = prefill.find(({ field_id }) => field_id === field.id)?.value;
  return value === undefined ? undefined : draftOf(value, field);
}

function draftOf(value, field) {
  if (field.type === 'group') return value.map((line) => lineDraft(line, field.fields));
  if (Array.isArray(value)) return value;
  if (['boolean', 'single_choice', 'rating'].includes(field.type)) return [value];
  if (field.type === 'signature') return { image: value, name: '' };
  if (field.type === 'money') return String(value / 10 ** amountDigits(field));
  if (field.type !== 'datetime') return String(value);
  const time = new Date(value);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function lineDraft(line, columns) {
  const answered = columns.filter(({ id }) => line[id] !== undefined);
  return Object.fromEntries(answered.map((column) => [column.id, draftOf(line[column.id], column)]));
}
