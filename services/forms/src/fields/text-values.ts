import type { FormField } from './field';
import type { ReadResult, ValueReader } from './field-value';

const MAX_SHORT_TEXT = 1_000;
const MAX_LONG_TEXT = 65_536;
const MAX_SIGNATURE = 100 * 1_024;
const PNG = 'data:image/png;base64,';
/** The first bytes of every PNG, in base64. */
const PNG_SIGNATURE = 'iVBORw0KGgo';

export const readText: ValueReader = (field, raw) => readAnyText(field, raw);

function readAnyText({ type, validation }: FormField, raw: unknown): ReadResult {
  if (typeof raw !== 'string') return { issue: { code: 'text' } };
  if (raw.includes('\0') || !raw.isWellFormed()) return { issue: { code: 'characters' } };
  const maxLength = type === 'long_text' ? MAX_LONG_TEXT : MAX_SHORT_TEXT;
  const { min_length = 0, max_length = maxLength } = validation;
  // Counts characters, not UTF-16 code units: an emoji is one character.
  const length = [...raw].length;
  if (length < min_length) return { issue: { code: 'too_short', limit: min_length } };
  if (length > Math.min(max_length, maxLength)) {
    return { issue: { code: 'too_long', limit: Math.min(max_length, maxLength) } };
  }
  return { value: raw };
}

export const readEmail: ValueReader = (field, raw) => {
  const fits = (text: string) => text.length <= 254 && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.]{2,}$/.test(text);
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { issue: { code: 'email' } }));
};

export const readPhone: ValueReader = (field, raw) => {
  const fits = (text: string) => /^\+?[0-9 ()./-]{5,32}$/.test(text) && text.replace(/\D/g, '').length >= 5;
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { issue: { code: 'phone' } }));
};

export const readUrl: ValueReader = (field, raw) => {
  const fits = (text: string) => /^https?:\/\/\S+$/i.test(text) && text.length <= 2_048 && URL.canParse(text);
  return ifText(field, raw, (text) => (fits(text) ? { value: text } : { issue: { code: 'url' } }));
};

export const readSignature: ValueReader = (_field, raw) => {
  const fits =
    typeof raw === 'string' &&
    raw.length <= MAX_SIGNATURE &&
    raw.startsWith(PNG + PNG_SIGNATURE) &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(raw.slice(PNG.length));
  return fits ? { value: raw } : { issue: { code: 'signature' } };
};

function ifText(field: FormField, raw: unknown, read: (text: string) => ReadResult): ReadResult {
  const text = readAnyText(field, raw);
  return 'value' in text && typeof text.value === 'string' ? read(text.value.trim()) : text;
}
