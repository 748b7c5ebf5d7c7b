import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useLanguage, useText } from '../text/text-context';
import { ColumnChart } from '../ui/column-chart';
import { SelectField } from '../ui/field';
import { Card, Facts, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import { USAGE_DAYS } from './access-search';
import { byToken, lastDays, readUsage, requestsOf } from './usage';
import { UsageTable } from './usage-table';

const LIVE_MS = 60_000;
const DEFAULT_DAYS = 30;

/** Requests, errors and throttled requests of each token. */
export function UsageTab() {
  const t = useText();
  const { client } = useApi();
  const { days = DEFAULT_DAYS } = useSearch({ from: '/access' });
  const all = lastDays(days, new Date());
  const period = { from: all[0] ?? '', to: all.at(-1) ?? '' };
  const read = useQuery({
    queryKey: ['usage', period],
    queryFn: () => readUsage(client, period),
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <PeriodSelect days={days} />
      <Loaded of={read}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Empty title={t('usage.none')}>{t('usage.none_about')}</Empty>
          ) : (
            <Stack>
              <Totals of={total} />
              <DayChart days={all} rows={rows} />
              <UsageTable tokens={byToken(rows)} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function PeriodSelect({ days }: { days: number }) {
  const t = useText();
  const navigate = useNavigate({ from: '/access' });
  return (
    <Row>
      <SelectField
        label={t('rules.period')}
        value={days}
        onChange={(event) => {
          const chosen = USAGE_DAYS.find((one) => String(one) === event.target.value);
          void navigate({ search: { tab: 'usage', ...(chosen ? { days: chosen } : {}) } });
        }}
      >
        {USAGE_DAYS.map((count) => (
          <option key={count} value={count}>
            {t('usage.last_days', { count })}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}

function Totals({ of }: { of: Awaited<ReturnType<typeof readUsage>>['total'] }) {
  const t = useText();
  const number = useNumber();
  return (
    <Card title={t('usage.total')}>
      <Facts
        of={[
          [t('usage.requests'), number(of.requests)],
          [t('usage.client_errors'), number(of.client_errors)],
          [t('usage.server_errors'), number(of.server_errors)],
          [t('usage.throttled'), number(of.throttled)],
        ]}
      />
    </Card>
  );
}

function DayChart({ days, rows }: { days: readonly string[]; rows: Parameters<typeof requestsOf>[1] }) {
  const { t, locale } = useLanguage();
  const number = useNumber();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  // Labels of many days would overlap.
  const every = Math.ceil(days.length / 6);
  return (
    <Card title={t('usage.by_day')}>
      <ColumnChart
        label={t('usage.by_day')}
        head={[t('usage.day'), t('usage.requests')]}
        labelEvery={every}
        bars={days.map((day) => {
          const value = requestsOf(day, rows);
          return { key: day, label: format.format(new Date(day)), value, text: number(value) };
        })}
      />
    </Card>
  );
}
