import { useLanguage } from '../text/text-context';
import { formatDistance, formatMoment } from './format-time';

/** A moment in the zone of the browser, which is named. `relative` shows the distance and keeps the moment in the tooltip. */
export function Time({ at, relative = false }: { at: string | null | undefined; relative?: boolean }) {
  const { locale } = useLanguage();
  if (!at) return <span>—</span>;
  const moment = formatMoment(at, locale);
  return (
    <time dateTime={at} title={moment}>
      {relative ? formatDistance(at, locale) : moment}
    </time>
  );
}
