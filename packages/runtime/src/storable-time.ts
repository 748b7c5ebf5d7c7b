const MIN_TIME = Date.parse('0001-01-01T00:00:00Z');
const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Whether databases can store the time, and ISO 8601 writes it without a sign: it is in the years 0001 to 9999. A text
 * can name such a year and mean a time outside of them because of its offset.
 */
export function isStorableTime(time: Date): boolean {
  const milliseconds = time.getTime();
  return milliseconds >= MIN_TIME && milliseconds <= MAX_TIME;
}

/** The nearest time in the years 0001 to 9999. */
export function toStorableTime(time: Date): Date {
  return new Date(Math.min(Math.max(time.getTime(), MIN_TIME), MAX_TIME));
}
