import { useLanguage } from '../text/text-context';

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A moment in the zone of the browser, which is named. `relative` shows the distance and keeps the moment in the tooltip. */
export function Time({ at, relative = false }: { at: string | null | undefined; relative?: boolean }) {
  const { language } = useLanguage();
  if (!at) return <span>—</span>;
  const moment = formatMoment(at, language);
  return (
    <time dateTime={at} title={moment}>
      {relative ? formatDistance(at, language) : moment}
    </time>
  );
}

export function formatMoment(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
}

function formatDistance(at: string, language: string): string {
  const seconds = (new Date(at).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second' as const, 1];
  return format.format(Math.round(seconds / size), unit);
}

/** A duration in its largest unit, rounded down: `90` becomes `1 minute`. */
export function formatDuration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second' as const, 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
}
