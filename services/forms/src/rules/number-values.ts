import { HIGHEST_RATING } from '../fields/field-rules';
import type { Checked, ValueReader } from './value-reader';

const USUAL_RATING = 5;

export const readNumber: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return { fault: { code: 'number' } };
  if (validation.integer && !Number.isSafeInteger(raw)) return { fault: { code: 'integer' } };
  return within(raw, validation.min, validation.max);
};

export const readMoney: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw)) return { fault: { code: 'minor_units' } };
  return within(raw, validation.min, validation.max);
};

export const readRating: ValueReader = ({ validation }, raw) => {
  if (typeof raw !== 'number' || !Number.isInteger(raw)) return { fault: { code: 'integer' } };
  return within(raw, 1, Math.min(Number(validation.max ?? USUAL_RATING), HIGHEST_RATING));
};

function within(value: number, min: unknown, max: unknown): Checked {
  if (typeof min === 'number' && value < min) return { fault: { code: 'too_small', limit: min } };
  if (typeof max === 'number' && value > max) return { fault: { code: 'too_big', limit: max } };
  return { value };
}
