import type { ReadResult, ValueReader } from './field-value';

export const HIGHEST_RATING = 10;
const DEFAULT_HIGHEST_RATING = 5;

export const readNumber: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return { issue: { code: 'number' } };
  if (validation.integer && !Number.isSafeInteger(raw)) return { issue: { code: 'integer' } };
  return within(raw, validation.min, validation.max);
};

export const readMoney: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw)) return { issue: { code: 'minor_units' } };
  return within(raw, validation.min, validation.max);
};

export const readRating: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isInteger(raw)) return { issue: { code: 'integer' } };
  return within(raw, 1, Math.min(Number(validation.max ?? DEFAULT_HIGHEST_RATING), HIGHEST_RATING));
};

function within(value: number, min: unknown, max: unknown): ReadResult {
  if (typeof min === 'number' && value < min) return { issue: { code: 'too_small', limit: min } };
  if (typeof max === 'number' && value > max) return { issue: { code: 'too_big', limit: max } };
  return { value };
}
