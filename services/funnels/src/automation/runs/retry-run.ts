import { conflict, notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import { requireRuleScopes } from '../rules/require-rule-scopes';
import { auditRule } from '../rules/rule-audit';
import { type RulePlace, requireRule } from '../rules/write-rule';

export interface RunTarget extends RulePlace {
  readonly ruleId: string;
  readonly runId: string;
}

/**
 * Executes a failed run again from the action that failed. Its actions keep their idempotency keys, so an effect whose
 * response was lost is not repeated. Needs the scopes of the rule, as its activation does.
 */
export function makeRetryRun({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) {
  return (caller: Caller, { ruleId, runId, ...place }: RunTarget): Promise<void> => {
    const { frameId } = caller;
    return unitOfWork.run(frameId, async ({ rules, runs, triggers, agents, outbox }) => {
      const rule = requireRule(await rules.find(frameId, ruleId), place);
      await requireRuleScopes({ agents }, caller, rule);
      const run = await runs.lock(frameId, ruleId, runId);
      if (!run) throw notFound('rule_run');
      // It continues with the actions that it was started with, which an update may have replaced.
      await requireRuleScopes({ agents }, caller, { ...rule, actions: run.actions });
      if (run.status !== 'failed') throw conflict(`Only a failed run can be retried. This run is ${run.status}.`);
      if (!(await triggers.find(frameId, run.triggerId))) {
        throw conflict('The event that started this run is no longer stored.');
      }
      await runs.reopen(frameId, runId);
      await triggers.requeue(frameId, run.partitionId);
      await outbox.add(auditRule(caller, 'run_retried', rule, { details: { run_id: runId } }));
    });
  };
}
