/** An instant (one millisecond) or the whole day that a date without a time means. `end` is exclusive. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

/** Parses ISO 8601. Dates, and times without an offset, are in UTC. Returns undefined for other texts. */
export function parseTimeRange(text: string): TimeRange | undefined {
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
