/** An instant (one millisecond) or the whole day that a date without a time means. `end` is exclusive. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/;
const DAY_MS = 86_400_000;

/** Parses ISO 8601. Dates, and times without an offset, are in UTC. Returns undefined for other texts. */
export function parseTimeRange(text: string): TimeRange | undefined {
  const isDay = DATE.test(text);
  if (!isDay && !DATE_TIME.test(text)) return undefined;
  const day = parseDay(text.slice(0, 10));
  if (!day) return undefined;
  if (isDay) return { start: day, end: new Date(day.getTime() + DAY_MS) };
  const zoned = ZONE.test(text) ? text : `${text}Z`;
  const start = new Date(zoned);
  if (Number.isNaN(start.getTime())) return undefined;
  return { start, end: new Date(start.getTime() + 1) };
}

/** Undefined for a day that no calendar has, which `Date` reads as a day of the next month. */
function parseDay(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? day : undefined;
}
