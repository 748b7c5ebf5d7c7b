import type { Activity } from '@trackway/client';
import { useLanguage } from '../text/text-context';
import { ColumnChart } from '../ui/column-chart';
import { Card, Facts, Quiet } from '../ui/layout';
import { useNumber } from '../ui/money';
import { problemsOf, sumOf } from './activity';
import { useActivityText } from './use-activity-text';

type Hours = Activity['requests'];

/** More labels would overlap. */
const LABEL_EVERY = 4;

/** Requests, and those that failed, in the last hours. */
export function RequestsCards({ hours }: { hours: Hours }) {
  const t = useActivityText();
  const number = useNumber();
  return (
    <>
      <Card title={t('activity.requests')}>
        <Quiet>{t('activity.requests_about', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}</Quiet>
        <Facts of={[[t('usage.requests'), number(sumOf(hours, ({ requests }) => requests))]]} />
        <HourChart
          label={t('activity.requests')}
          unit={t('usage.requests')}
          hours={hours}
          value={({ requests }) => requests}
        />
      </Card>
      <Card title={t('activity.errors')}>
        <Facts
          of={[
            [t('usage.client_errors'), number(sumOf(hours, (hour) => hour.client_errors))],
            [t('usage.server_errors'), number(sumOf(hours, (hour) => hour.server_errors))],
            [t('usage.throttled'), number(sumOf(hours, ({ throttled }) => throttled))],
          ]}
        />
        <HourChart label={t('activity.errors')} unit={t('usage.requests')} hours={hours} value={problemsOf} />
      </Card>
    </>
  );
}

function HourChart({
  label,
  unit,
  hours,
  value,
}: {
  label: string;
  unit: string;
  hours: Hours;
  value: (hour: Hours[number]) => number;
}) {
  const t = useActivityText();
  const { locale } = useLanguage();
  const number = useNumber();
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <ColumnChart
      label={label}
      head={[t('activity.hour'), unit]}
      labelEvery={LABEL_EVERY}
      bars={hours.map((hour) => {
        const count = value(hour);
        return { key: hour.hour, label: format.format(new Date(hour.hour)), value: count, text: number(count) };
      })}
    />
  );
}
