import type { Clock, NewId } from '@trackway/runtime';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import { nextCheckAt } from '../rules/next-check';
import { type Rule, stepOf } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { RuleAlarm } from './rule-alarms';

/**
 * Handles a due alarm and sets the next one in the same transaction, so that one replica handles it. Alarms that were
 * missed while no replica ran are handled once.
 */
export function makeHandleAlarm(deps: { unitOfWork: UnitOfWork; newId: NewId; clock: Clock }) {
  return ({ frameId, ruleId, dueAt }: RuleAlarm): Promise<void> =>
    deps.unitOfWork.run(frameId, async (stores) => {
      if (!(await stores.rules.claimAlarm(frameId, ruleId, dueAt))) return;
      const found = await stores.rules.find(frameId, ruleId);
      const rule = found?.active && !found.deletedAt ? found : undefined;
      const now = deps.clock();
      if (rule?.trigger.type === 'schedule') {
        await stores.triggers.add(frameId, [scheduleTrigger(rule, deps.newId(), dueAt)]);
      }
      if (rule?.trigger.type === 'stayed_longer_than') {
        await addStayTriggers(stores, frameId, rule, rule.trigger.minutes, { newId: deps.newId, now });
      }
      await stores.rules.setAlarm(frameId, ruleId, rule ? nextCheckAt(rule.trigger, now) : undefined);
    });
}

function scheduleTrigger(rule: Rule, id: string, dueAt: Date): TriggerEvent {
  const detail = { due_at: dueAt.toISOString() };
  return {
    id,
    type: 'schedule',
    projectId: null,
    ruleId: rule.id,
    detail,
    correlationId: id,
    depth: 0,
    occurredAt: dueAt,
  };
}

/** Adds one trigger for each stay that has exceeded the duration since the rule was activated. */
async function addStayTriggers(
  { triggers, stays }: Stores,
  frameId: string,
  rule: Rule,
  minutes: number,
  { newId, now }: { newId: NewId; now: Date },
): Promise<void> {
  const stay = minutes * 60_000;
  const window = {
    linkedBefore: new Date(now.getTime() - stay),
    linkedAfter: new Date((rule.activatedAt ?? now).getTime() - stay),
  };
  const step = stepOf(rule);
  const place = { ...(step ? { stepId: step } : {}), ...(rule.funnelId ? { funnelId: rule.funnelId } : {}) };
  const exceeded = await stays.claim(frameId, rule.id, { ...window, ...place });
  const events = exceeded.map(({ projectId, funnelId, stepId, linkedAt }): TriggerEvent => {
    const id = newId();
    const detail = { since: linkedAt.toISOString(), minutes };
    const at = { projectId, funnelId, stepId, ruleId: rule.id, detail };
    return { id, type: 'stayed_longer_than', ...at, correlationId: id, depth: 0, occurredAt: now };
  });
  await triggers.add(frameId, events);
}
