const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export function formatMoment(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
}

/** The distance in its largest unit, rounded down. */
export function formatDistance(at: string, locale: string, now = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second' as const, 1];
  return format.format(Math.trunc(seconds / size), unit);
}

/** A duration in its largest unit, rounded down: `90` becomes `1 minute`. */
export function formatDuration(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second' as const, 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
}
