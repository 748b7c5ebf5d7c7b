import { isDate } from './dates';
import type { ValueReader } from './field-value';

const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

export const readDate: ValueReader = ({ validation: { min, max } }, raw) => {
  if (!isDate(raw)) return { issue: { code: 'date' } };
  if (typeof min === 'string' && raw < min) return { issue: { code: 'too_early', limit: min } };
  if (typeof max === 'string' && raw > max) return { issue: { code: 'too_late', limit: max } };
  return { value: raw };
};

/** Stored in UTC, with milliseconds. */
export const readTime: ValueReader = ({ validation: { min, max } }, raw) => {
  const day = typeof raw === 'string' ? TIME.exec(raw)?.[1] : undefined;
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  if (!isDate(day) || Number.isNaN(time)) return { issue: { code: 'datetime' } };
  if (typeof min === 'string' && time < Date.parse(min)) return { issue: { code: 'too_early', limit: min } };
  if (typeof max === 'string' && time > Date.parse(max)) return { issue: { code: 'too_late', limit: max } };
  const value = new Date(time).toISOString();
  // In UTC, a time may be in the year 0 or 10000.
  return isDate(value.slice(0, 10)) ? { value } : { issue: { code: 'datetime' } };
};
