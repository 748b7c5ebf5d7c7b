import { isAppError } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import { announceWork } from '../../webhooks/deliveries/record-outcome';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { runOf } from '../runs/match-triggers';
import type { Run } from '../runs/run';
import { runEnded } from '../runs/run-events';
import type { TriggerFact } from '../triggers/trigger-event';
import type { makeSpreadSchedule } from './expand-schedule';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly spreadSchedule: ReturnType<typeof makeSpreadSchedule>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Of the schedules that wait in a lane, those that run on each project are spread over their projects' lanes. */
export function makeSpreadSchedules(deps: Deps) {
  return async ({ frameId, laneId }: { frameId: string; laneId: string }): Promise<void> => {
    const found = await deps.unitOfWork.run(frameId, async ({ triggers, rules }) => {
      const facts = await triggers.waiting(frameId, laneId);
      const due = facts.filter(({ type, projectId }) => type === 'schedule' && projectId === null);
      const rule = due.length > 0 ? await rules.find(frameId, laneId) : undefined;
      return rule && rule.trigger.type === 'schedule' && rule.trigger.each_project ? { rule, due } : undefined;
    });
    for (const fact of found?.due ?? []) if (found) await spread(deps, frameId, found.rule, fact);
  };
}

async function spread(deps: Deps, frameId: string, rule: Rule, fact: TriggerFact): Promise<void> {
  try {
    await deps.spreadSchedule(frameId, rule, fact);
    await deps.unitOfWork.run(frameId, ({ triggers }) => triggers.matched(frameId, [fact]));
  } catch (error) {
    if (!isAppError(error) || error.kind === 'unavailable' || error.kind === 'timeout') throw error;
    await noteFailure(deps, frameId, rule, fact, error.message);
  }
}

async function noteFailure(deps: Deps, frameId: string, rule: Rule, fact: TriggerFact, error: string) {
  const now = deps.clock();
  const run: Run = {
    ...runOf({ rule, fact }, deps.newId(), now),
    status: 'failed',
    error,
    startedAt: now,
    finishedAt: now,
  };
  await deps.unitOfWork.run(frameId, async (stores) => {
    await stores.triggers.matched(frameId, [fact]);
    await stores.runs.insert(frameId, run);
    await stores.rules.count(frameId, rule.id, { failed: true, at: now });
    const end = { status: 'failed', error, at: now } as const;
    await announceWork(stores, runEnded(actorOf(frameId, rule), rule, run, fact, end), deps);
  });
}
