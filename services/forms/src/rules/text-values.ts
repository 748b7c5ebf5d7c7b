import type { FormField } from '../fields/field';
import type { Checked, ValueReader } from './value-reader';

const LONGEST_SHORT_TEXT = 1_000;
const LONGEST_TEXT = 65_536;
const LONGEST_SIGNATURE = 100 * 1_024;
const PNG = 'data:image/png;base64,';
/** The first bytes of every PNG, in base64. */
const PNG_BEGINS = 'iVBORw0KGgo';

export const readText: ValueReader = ({ type, validation }, raw) => {
  if (typeof raw !== 'string') return { fault: { code: 'text' } };
  if (raw.includes('\0') || !raw.isWellFormed()) return { fault: { code: 'characters' } };
  const longest = type === 'long_text' ? LONGEST_TEXT : LONGEST_SHORT_TEXT;
  const { min_length = 0, max_length = longest } = validation;
  // People count what they see: an emoji is one.
  const length = [...raw].length;
  if (length < min_length) return { fault: { code: 'too_short', limit: min_length } };
  if (length > Math.min(max_length, longest)) {
    return { fault: { code: 'too_long', limit: Math.min(max_length, longest) } };
  }
  return { value: raw };
};

export const readEmail: ValueReader = (field, raw) => {
  const fits = (text: string) => text.length <= 254 && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.]{2,}$/.test(text);
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { fault: { code: 'email' } }));
};

export const readPhone: ValueReader = (field, raw) => {
  const fits = (text: string) => /^\+?[0-9 ()./-]{5,32}$/.test(text) && text.replace(/\D/g, '').length >= 5;
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { fault: { code: 'phone' } }));
};

export const readUrl: ValueReader = (field, raw) => {
  const fits = (text: string) => /^https?:\/\/\S+$/i.test(text) && text.length <= 2_048 && URL.canParse(text);
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { fault: { code: 'url' } }));
};

export const readSignature: ValueReader = (_field, raw) => {
  const fits =
    typeof raw === 'string' &&
    raw.length <= LONGEST_SIGNATURE &&
    raw.startsWith(PNG + PNG_BEGINS) &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(raw.slice(PNG.length));
  return fits ? { value: raw } : { fault: { code: 'signature' } };
};

function ifText(field: FormField, raw: unknown, read: (text: string) => Checked): Checked {
  const text = readText(field, raw);
  return 'value' in text && typeof text.value === 'string' ? read(text.value.trim()) : text;
}
