/** A moment, or the whole day that a date alone means: from `start`, up to but not including `end`. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

/** Reads ISO 8601. A date alone is a day in UTC; a date and time without an offset is in UTC. Undefined where it is neither. */
export function readTime(text: string): TimeRange | undefined {
  if (DATE.test(text)) {
    const start = new Date(`${text}T00:00:00.000Z`);
    if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(text)) return undefined;
    return { start, end: new Date(start.getTime() + DAY_MS) };
  }
  if (!DATE_TIME.test(text)) return undefined;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
  const start = new Date(zoned);
  if (Number.isNaN(start.getTime())) return undefined;
  return { start, end: new Date(start.getTime() + 1) };
}
