const MONTHS = 12;

/** One time for each of `count` projects, evenly from the first day of the oldest of the last twelve months to `now`. */
export function creationDates(count: number, now: Date): readonly Date[] {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1), 1);
  const step = (now.getTime() - first) / count;
  return Array.from({ length: count }, (_, index) => new Date(Math.floor(first + index * step)));
}
