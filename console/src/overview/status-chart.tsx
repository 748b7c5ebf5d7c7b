import { Link } from '@tanstack/react-router';
import { equalsFilter } from '../projects/filter-model';
import type { TextKey } from '../text/text-context';
import { BarChart } from '../ui/bar-chart';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { useOverviewText } from './use-overview-text';
import { useTotals } from './use-totals';

export function StatusChart() {
  const t = useOverviewText();
  const number = useNumber();
  const read = useTotals({ field: 'status' });
  return (
    <Card title={t('overview.by_status')}>
      <Loaded of={read}>
        {(totals) => (
          <BarChart
            label={t('overview.by_status')}
            head={[t('ui.status'), t('nav.projects')]}
            bars={totals.map(({ id, count }) => ({
              key: String(id),
              label: (
                <Link to="/projects" search={{ filter: equalsFilter('status', id) }}>
                  {t(`status.${id}` as TextKey)}
                </Link>
              ),
              value: count,
              text: number(count),
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
