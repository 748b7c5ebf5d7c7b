import { Link } from '@tanstack/react-router';
import { equalsFilter } from '../projects/filter-model';
import { useLanguage } from '../text/text-context';
import { BarChart } from '../ui/bar-chart';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { formatMoney, useNumber } from '../ui/money';
import type { ProjectTotals } from './aggregates';
import { useOverviewText } from './use-overview-text';
import { useTotals } from './use-totals';

const SHOWN = 8;

/** The steps with most projects, and those with the largest budgets. */
export function StepCharts() {
  const t = useOverviewText();
  const { locale } = useLanguage();
  const number = useNumber();
  const read = useTotals({ field: 'funnel_steps' });
  return (
    <>
      <Card title={t('overview.by_step')}>
        <Loaded of={read}>
          {(totals) => (
            <BarChart
              label={t('overview.by_step')}
              head={[t('project.steps'), t('nav.projects')]}
              bars={largest(totals, ({ count }) => count).map((one) => ({
                ...{ key: String(one.id), label: <StepLink of={one} /> },
                ...{ value: one.count, text: number(one.count) },
              }))}
            />
          )}
        </Loaded>
      </Card>
      <Card title={t('overview.budget_by_step')}>
        <Loaded of={read}>
          {(totals) => (
            <BarChart
              label={t('overview.budget_by_step')}
              head={[t('project.steps'), t('project.budget')]}
              bars={largest(totals, ({ budget }) => budget).map((one) => ({
                ...{ key: String(one.id), label: <StepLink of={one} /> },
                ...{ value: one.budget, text: formatMoney(one.budget, locale) },
              }))}
            />
          )}
        </Loaded>
      </Card>
    </>
  );
}

function largest(totals: readonly ProjectTotals[], by: (totals: ProjectTotals) => number): readonly ProjectTotals[] {
  return totals.toSorted((a, b) => by(b) - by(a)).slice(0, SHOWN);
}

function StepLink({ of: { id, label } }: { of: ProjectTotals }) {
  const t = useOverviewText();
  return (
    <Link to="/projects" search={{ filter: equalsFilter('funnel_steps', id) }}>
      {id === null ? t('overview.no_step') : (label ?? id)}
    </Link>
  );
}
