import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { StateBadge } from '../ui/badge';
import { type Rule, readLastRun, readLastRuns } from './rule-api';

const STALE_MS = 30_000;
const LIVE_MS = 5_000;

/** State of the latest run, with the reason as a tooltip. Runs of a step are read once for all of its assistants. */
export function LastResult({ rule, step }: { rule: Rule; step: string | undefined }) {
  const { client } = useApi();
  const of = step ? { step } : { id: rule.id };
  const { data } = useQuery({
    queryKey: ['last-runs', of, rule.last_run_at],
    queryFn: () => readLastRuns(client.call, of),
    staleTime: STALE_MS,
    // One request for all assistants of a step; automations need one each.
    refetchInterval: step ? LIVE_MS : false,
  });
  const listed = data?.find((one) =>
    'assistant_id' in one ? one.assistant_id === rule.id : one.automation_id === rule.id,
  );
  // Other assistants of the step may have run more often since.
  const { data: earlier } = useQuery({
    queryKey: ['last-run', rule.id, rule.last_run_at],
    queryFn: async () => (await readLastRun(client.call, { id: rule.id, step })) ?? null,
    staleTime: STALE_MS,
    enabled: step !== undefined && data !== undefined && !listed && rule.last_run_at !== null,
  });
  const run = listed ?? earlier;
  if (!run) return <span>—</span>;
  return (
    <span title={run.error ?? run.skipped?.detail}>
      <StateBadge state={run.status} />
    </span>
  );
}
