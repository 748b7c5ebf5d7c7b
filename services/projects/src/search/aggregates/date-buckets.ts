const DAY_MS = 86_400_000;

export const dateBuckets = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** A period in UTC. Weeks start on Monday. */
export type DateBucket = (typeof dateBuckets)[number];

/** The first day of the period that a day belongs to. Days are counted since 1970. */
export function firstDayOf(bucket: DateBucket): (day: number) => number {
  // 1970-01-01 was a Thursday.
  if (bucket === 'week') return (day) => day - ((((day + 3) % 7) + 7) % 7);
  if (bucket === 'day') return (day) => day;
  return (day) => {
    const date = new Date(day * DAY_MS);
    const months = { month: 1, quarter: 3, year: 12 }[bucket];
    const month = date.getUTCMonth() - (date.getUTCMonth() % months);
    return new Date(0).setUTCFullYear(date.getUTCFullYear(), month, 1) / DAY_MS;
  };
}

/** A day as `YYYY-MM-DD`. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

/** Names a period by its first day: `2026-01-31`, `2026-W05`, `2026-01`, `2026-Q1` or `2026`. */
export function bucketLabel(bucket: DateBucket, firstDay: string): string {
  const [year = '', month = ''] = firstDay.split('-');
  if (bucket === 'day') return firstDay;
  if (bucket === 'year') return year;
  if (bucket === 'month') return `${year}-${month}`;
  return bucket === 'quarter' ? `${year}-Q${Math.ceil(Number(month) / 3)}` : weekLabel(firstDay);
}

/** The week of ISO 8601: the year is that of its Thursday. */
function weekLabel(monday: string): string {
  const thursday = new Date(Date.parse(monday) + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${year}-W${String(week).padStart(2, '0')}`;
}
