import type { Activity, ServiceActivity } from '@trackway/client';

/** Counts of the API end here. */
export const MAX_COUNT = 10_000;

type Hour = Activity['requests'][number];
type Delay = NonNullable<ServiceActivity['delays']>[number];

/** The topic whose events a service processes with the longest delay; undefined if none is delayed. */
export function longestDelay(delays: readonly Delay[]): Delay | undefined {
  const [longest] = delays.filter(({ seconds }) => seconds > 0).toSorted((a, b) => b.seconds - a.seconds);
  return longest;
}

/** Requests of an hour that failed or were throttled. */
export function problemsOf({ client_errors: client, server_errors: server, throttled }: Hour): number {
  return client + server + throttled;
}

export function sumOf(hours: readonly Hour[], value: (hour: Hour) => number): number {
  return hours.reduce((sum, hour) => sum + value(hour), 0);
}

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its largest whole unit, such as "2 min". */
export function formatDuration(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second' as const, 1];
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(seconds / size);
}

const KIBIBYTE = 1_024;

/** Bytes with a binary unit, such as "1.5 MiB". */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KIBIBYTE)));
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return `${format.format(bytes / KIBIBYTE ** power)} ${units[power]}`;
}
