import { useLanguage } from '../text/text-context';
import { ColumnChart } from '../ui/column-chart';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { byMonth, lastMonths } from './aggregates';
import { useOverviewText } from './use-overview-text';
import { useTotals } from './use-totals';

/** Projects by the month in which they were created. */
export function MonthChart() {
  const t = useOverviewText();
  const { locale } = useLanguage();
  const number = useNumber();
  const months = lastMonths(new Date());
  const since = { field: 'created_at', operator: 'greater_than_or_equals', value: months[0] } as const;
  const read = useTotals({ field: 'created_at', bucket: 'month' }, [since]);
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <Card title={t('overview.by_month')}>
      <Loaded of={read}>
        {(totals) => (
          <ColumnChart
            label={t('overview.by_month')}
            head={[t('overview.month'), t('nav.projects')]}
            bars={byMonth(months, totals).map(({ id, count }) => ({
              key: String(id),
              label: format.format(new Date(String(id))),
              value: count,
              text: number(count),
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
