import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SpreadsheetOperation } from '@trackway/client';
import { EXECUTIONS } from '../agents/agent-api';
import { useApi } from '../api/api-context';
import { useRead } from '../api/use-read';
import { Time } from '../ui/time';
import { recently } from './attention';
import { AttentionCard } from './attention-card';
import { readFailedRules } from './failed-runs';
import { useOverviewText } from './use-overview-text';

const SHOWN = 3;
const PER_PAGE = 100;
const LIVE_MS = 15_000;
const SLOW_LIVE_MS = 60_000;

/** Agents that wait for a decision. */
export function ApprovalsAttention() {
  const t = useOverviewText();
  const query = { filter: { status: 'awaiting_approval' }, perPage: SHOWN };
  const { data, error } = useRead(EXECUTIONS, { query }, { refetchMs: LIVE_MS });
  const title = t('overview.approvals');
  return (
    <AttentionCard
      title={title}
      error={error}
      data={
        data && {
          count: data.meta.total,
          entries: data.executions.map(({ id, agent, created_at: at }) => ({
            key: id,
            link: (
              <Link to="/agents/executions/$execution" params={{ execution: id }}>
                {agent.name}
              </Link>
            ),
            about: <Time at={at} relative />,
          })),
        }
      }
      more={
        <Link to="/agents" search={{ status: 'awaiting_approval' }} aria-label={t('overview.all_of', { title })}>
          {t('overview.all')}
        </Link>
      }
    />
  );
}

/** Rules with failed runs in the last days. */
export function RunsAttention() {
  const t = useOverviewText();
  const { client } = useApi();
  const from = recently(new Date());
  const { data, error } = useQuery({
    queryKey: ['failed-rules', from],
    queryFn: () => readFailedRules(client, from),
    refetchInterval: SLOW_LIVE_MS,
  });
  const title = t('overview.runs');
  return (
    <AttentionCard
      title={title}
      error={error}
      data={
        data && {
          count: data.reduce((sum, { count }) => sum + count, 0),
          entries: data.slice(0, SHOWN).map(({ id, name, step, lastAt }) => ({
            key: id,
            link: (
              <Link to="/rules/$rule" params={{ rule: id }} search={{ ...(step ? { step } : {}), status: 'failed' }}>
                {name}
              </Link>
            ),
            about: <Time at={lastAt} relative />,
          })),
        }
      }
      more={
        <Link to="/rules" aria-label={t('overview.all_of', { title })}>
          {t('overview.all')}
        </Link>
      }
    />
  );
}

/** Imports of the last days that failed or rejected rows. */
export function ImportsAttention() {
  const t = useOverviewText();
  const query = { action: 'import' as const, perPage: PER_PAGE };
  const { data, error } = useRead('/api/management/spreadsheet-operations', { query }, { refetchMs: LIVE_MS });
  const from = recently(new Date());
  const found = data?.spreadsheet_operations.filter((one) => hasErrors(one) && one.created_at >= from);
  const title = t('overview.imports');
  return (
    <AttentionCard
      title={title}
      error={error}
      data={
        found && {
          count: found.length,
          entries: found.slice(0, SHOWN).map(({ id, file_name: name, errors_count: count }) => ({
            key: id,
            link: (
              <Link to="/transfers/$operation" params={{ operation: id }}>
                {name}
              </Link>
            ),
            about: t('overview.rejected', { count }),
          })),
        }
      }
      more={
        <Link to="/transfers" search={{ action: 'import' }} aria-label={t('overview.all_of', { title })}>
          {t('overview.all')}
        </Link>
      }
    />
  );
}

function hasErrors({ errors_count: count, status, metadata }: SpreadsheetOperation): boolean {
  return (count > 0 || status === 'failed') && metadata['dry_run'] !== true;
}
