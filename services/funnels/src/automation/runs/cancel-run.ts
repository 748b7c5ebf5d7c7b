import { conflict, notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import { auditRule } from '../rules/rule-audit';
import { requireRule } from '../rules/write-rule';
import type { RunTarget } from './retry-run';

/** Ends a waiting run. Its next actions are not executed; the earlier ones remain. */
export function makeCancelRun({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) {
  return (caller: Caller, { ruleId, runId, ...place }: RunTarget): Promise<void> => {
    const { frameId } = caller;
    return unitOfWork.run(frameId, async ({ rules, runs, outbox }) => {
      const rule = requireRule(await rules.find(frameId, ruleId), place);
      const run = await runs.lock(frameId, rule.id, runId);
      if (!run) throw notFound('rule_run');
      if (run.status !== 'waiting') {
        throw conflict(`Only a waiting run can be cancelled. This run is ${run.status}.`);
      }
      const at = clock();
      await runs.wake(frameId, runId);
      await runs.finish(frameId, runId, {
        status: 'cancelled',
        error: `Cancelled by ${caller.name ?? caller.id}.`,
        at,
      });
      await rules.addToCounts(frameId, ruleId, { failed: false, at });
      await outbox.add(auditRule(caller, 'run_cancelled', rule, { details: { run_id: runId } }));
    });
  };
}
