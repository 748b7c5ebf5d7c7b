import { isAppError } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import type { Partition } from '../../shared/queues/keyed-queue';
import type { UnitOfWork } from '../../unit-of-work';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { newRun } from '../runs/match-triggers';
import type { Run } from '../runs/run';
import { runFinished } from '../runs/run-events';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { makeExpandSchedule } from './expand-schedule';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly expandSchedule: ReturnType<typeof makeExpandSchedule>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Replaces the due schedules of a partition that run on each project with triggers in the partitions of the projects. */
export function makeExpandSchedules(deps: Deps) {
  return async ({ frameId, partitionId }: Pick<Partition, 'frameId' | 'partitionId'>): Promise<void> => {
    const found = await deps.unitOfWork.run(frameId, async ({ triggers, rules }) => {
      const pending = await triggers.findPending(frameId, partitionId);
      const due = pending.filter(({ type, projectId }) => type === 'schedule' && projectId === null);
      // A due schedule is in the partition of its rule.
      const rule = due.length > 0 ? await rules.find(frameId, partitionId) : undefined;
      return rule?.trigger.type === 'schedule' && rule.trigger.each_project ? { rule, due } : undefined;
    });
    if (!found) return;
    for (const trigger of found.due) await expand(deps, frameId, found.rule, trigger);
  };
}

async function expand(deps: Deps, frameId: string, rule: Rule, trigger: TriggerEvent): Promise<void> {
  try {
    await deps.expandSchedule(frameId, rule, trigger);
  } catch (error) {
    if (!isAppError(error) || error.kind === 'unavailable' || error.kind === 'timeout') throw error;
    await recordFailure(deps, frameId, rule, trigger, error.message);
  }
}

async function recordFailure(deps: Deps, frameId: string, rule: Rule, trigger: TriggerEvent, error: string) {
  const now = deps.clock();
  const run: Run = {
    ...newRun({ rule, trigger }, deps.newId(), now),
    status: 'failed',
    error,
    startedAt: now,
    finishedAt: now,
  };
  await deps.unitOfWork.run(frameId, async (stores) => {
    await stores.triggers.markMatched(frameId, [trigger]);
    await stores.runs.insert(frameId, run);
    await stores.rules.addToCounts(frameId, rule.id, { failed: true, at: now });
    const end = { status: 'failed', error, at: now } as const;
    await recordOutcome(stores, runFinished(actorOf(frameId, rule), rule, run, trigger, end), deps);
  });
}
