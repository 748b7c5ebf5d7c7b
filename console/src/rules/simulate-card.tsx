import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card, Facts } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { ConditionValue } from './condition-list';
import { type RuleRef, type Simulation, simulate } from './rule-api';

/** What the rule would have done for past events, with the values at that time. Nothing is changed. */
export function SimulateCard({ of }: { of: RuleRef }) {
  const t = useText();
  const { client } = useApi();
  const run = useMutation({ mutationFn: () => simulate(client.call, of) });
  return (
    <Card
      title={t('rules.simulate')}
      actions={
        <Button icon="play" disabled={run.isPending} onClick={() => run.mutate()}>
          {t('rules.simulate_run')}
        </Button>
      }
    >
      <p>{t('rules.simulate_about')}</p>
      {run.error ? <ErrorNotice error={run.error} /> : undefined}
      {run.data ? <Result of={run.data} /> : undefined}
    </Card>
  );
}

function Result({ of }: { of: Simulation }) {
  const t = useText();
  return (
    <>
      <Facts
        of={[
          [t('rules.period'), <Period key="period" of={of} />],
          [t('rules.events'), of.triggers_count],
          [t('rules.would_fire'), of.would_fire_count],
          [t('rules.projects'), of.projects_count],
          ...of.skipped.map(({ reason, count }) => [reason.replaceAll('_', ' '), count] as const),
        ]}
      />
      <Table
        label={t('ui.table_of', { name: t('rules.simulate') })}
        rows={of.latest}
        rowKey={({ occurred_at: at, project_id: project }) => `${at}-${project}`}
        columns={[
          { key: 'at', title: t('ui.time'), cell: ({ occurred_at: at }) => <Time at={at} /> },
          {
            key: 'project',
            title: t('rules.project'),
            cell: ({ project_id: project }) =>
              project ? (
                <Link to="/projects/$project" params={{ project }}>
                  {project}
                </Link>
              ) : undefined,
          },
          { key: 'outcome', title: t('ui.status'), cell: ({ outcome }) => <StateBadge state={outcome} /> },
          { key: 'seen', title: t('rules.seen'), cell: ({ seen }) => <SeenValues of={seen} /> },
        ]}
      />
    </>
  );
}

function SeenValues({ of }: { of: Simulation['latest'][number]['seen'] }) {
  return Object.entries(of).map(([field, value]) => (
    <div key={field}>
      <code>{field}</code> <ConditionValue field={field} value={value} />
    </div>
  ));
}

function Period({ of: { from, to } }: { of: Simulation }) {
  return (
    <span>
      <Time at={from} /> – <Time at={to} />
    </span>
  );
}
