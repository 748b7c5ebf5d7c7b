import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { RetryAll } from '../retry/retry-all';
import { useText } from '../text/text-context';
import { Card, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { StateFilter } from '../ui/state-filter';
import { type RuleRef, type RuleRun, readRuns, retryRun } from './rule-api';
import { RUN_STATES, type RulesSearch } from './rules-search';
import { Run } from './run';

const LIVE_MS = 5_000;

/** The runs, newest first: each action with its result, or the condition that was false and the value that it read. */
export function RunsCard({ of }: { of: RuleRef }) {
  const t = useText();
  const { client } = useApi();
  const { status, page } = useSearch({ from: '/rules/$rule' });
  const navigate = useNavigate({ from: '/rules/$rule' });
  const show = (change: { readonly status?: RulesSearch['status']; readonly page?: number }) =>
    void navigate({
      search: ({ status: _status, page: _page, ...before }) => ({ ...before, ...change }) as RulesSearch,
      resetScroll: false,
    });
  const read = useQuery({
    queryKey: ['runs', of, status, page],
    queryFn: () => readRuns(client.call, of, { ...(status ? { status } : {}), ...(page ? { page } : {}) }),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
  return (
    <Card
      title={t('rules.runs')}
      actions={
        <Row>
          <RetryAll
            label="retry.runs"
            items={failedOf(read.data?.runs ?? [])}
            retry={({ call }, { id }) => retryRun(call, of, id)}
          />
          <StateFilter states={RUN_STATES} value={status} onChange={(chosen) => show({ status: chosen })} />
        </Row>
      }
    >
      <Loaded of={read}>
        {({ runs, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('rules.no_runs')}>{t('rules.no_runs_about')}</Empty>
          ) : (
            <>
              {runs.map((run) => (
                <Run key={run.id} run={run} of={of} />
              ))}
              <Pager meta={meta} onPage={(to) => show({ ...(status ? { status } : {}), page: to })} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function failedOf(runs: readonly RuleRun[]) {
  return runs
    .filter(({ status }) => status === 'failed')
    .map(({ id, project, error, steps, created_at: at }) => {
      const reason = error || steps.find((step) => step.error)?.error || '';
      return { id, what: project?.name ?? '—', reason, at };
    });
}
