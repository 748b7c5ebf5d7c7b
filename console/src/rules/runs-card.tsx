import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { SelectField } from '../ui/field';
import { Card, Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';
import { RetryRun } from './retry-run';
import { type RuleRef, type RuleRun, readRuns } from './rule-api';
import { RUN_STATES, type RulesSearch } from './rules-search';

const LIVE_MS = 5_000;

/** The latest runs: each action with its result, or the condition that was false and the value that it read. */
export function RunsCard({ of }: { of: RuleRef }) {
  const t = useText();
  const { client } = useApi();
  const { status } = useSearch({ from: '/rules/$rule' });
  const read = useQuery({
    queryKey: ['runs', of, status],
    queryFn: () => readRuns(client.call, of, status),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
  return (
    <Card title={t('rules.runs')} actions={<StatusFilter status={status} />}>
      <Loaded of={read}>
        {(runs) =>
          runs.length === 0 ? (
            <Empty title={t('rules.no_runs')}>{t('rules.no_runs_about')}</Empty>
          ) : (
            runs.map((run) => <Run key={run.id} run={run} of={of} />)
          )
        }
      </Loaded>
    </Card>
  );
}

function StatusFilter({ status }: { status: string | undefined }) {
  const t = useText();
  const navigate = useNavigate({ from: '/rules/$rule' });
  const choose = (chosen: string) =>
    void navigate({
      search: (before) => ({ ...before, status: chosen || undefined }) as RulesSearch,
      resetScroll: false,
    });
  return (
    <SelectField label={t('ui.status')} value={status ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">{t('ui.all')}</option>
      {RUN_STATES.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}

function Run({ run, of }: { run: RuleRun; of: RuleRef }) {
  const t = useText();
  const { status, project, created_at: at, error, skipped, steps, attempt } = run;
  return (
    <Stack>
      <Row>
        <StateBadge state={status} />
        {project ? (
          <Link to="/projects/$project" params={{ project: project.id }}>
            {project.name}
          </Link>
        ) : undefined}
        <Time at={at} />
        {status === 'failed' ? <RetryRun of={of} run={run.id} /> : undefined}
        {attempt > 1 ? <Quiet>{t('rules.attempt', { attempt })}</Quiet> : undefined}
      </Row>
      {error ? <p>{error}</p> : undefined}
      {skipped ? <Skipped of={skipped} /> : undefined}
      {steps.map((step) => (
        <Row key={`${step.action}-${step.started_at}`}>
          <StateBadge state={step.status} />
          <span>{step.detail}</span>
          {step.error ? <strong>{step.error}</strong> : undefined}
          <Quiet>{step.duration_ms} ms</Quiet>
        </Row>
      ))}
    </Stack>
  );
}

function Skipped({ of: { reason, detail, condition, seen } }: { of: NonNullable<RuleRun['skipped']> }) {
  const t = useText();
  return (
    <Row>
      <span>{detail}</span>
      <code>{reason}</code>
      {condition ? <code>{JSON.stringify(condition)}</code> : undefined}
      {condition ? (
        <Quiet>
          {t('rules.seen')} <code>{JSON.stringify(seen ?? null)}</code>
        </Quiet>
      ) : undefined}
    </Row>
  );
}
