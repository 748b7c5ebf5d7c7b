/** Retirement of an operation. Dates are days in UTC, such as `2027-03-01`. */
export interface Deprecation {
  readonly since: string;
  /** After this day the operation can be removed; at least 24 months after `since`. */
  readonly sunset: string;
  /** What to use instead, as a sentence. */
  readonly replacement: string;
}

const MIN_MONTHS = 24;

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function deprecationHeaders({ since, sunset }: Deprecation): Readonly<Record<string, string>> {
  const [start, end] = [dayOf(since), dayOf(sunset)];
  const earliest = new Date(start);
  earliest.setUTCMonth(earliest.getUTCMonth() + MIN_MONTHS);
  if (end < earliest) throw new Error(`The sunset ${sunset} is less than ${MIN_MONTHS} months after ${since}.`);
  return { Deprecation: `@${start.getTime() / 1_000}`, Sunset: end.toUTCString() };
}

/** For the description of the operation. */
export function describeDeprecation({ sunset, replacement }: Deprecation): string {
  return `Deprecated, and available until ${sunset}. ${replacement}`;
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(`${text} is not a day.`);
  return day;
}
