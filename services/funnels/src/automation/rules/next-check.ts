import { Cron } from 'croner';
import type { RuleTrigger } from '../definition/trigger';

/** Stays are checked at this interval or, for short stays, at a share of their duration. */
const MAX_CHECK_INTERVAL_MS = 60_000;
const CHECK_INTERVAL_SHARE = 0.05;

/** When to check a rule next. Undefined for rules that are triggered by events. */
export function nextCheckAt(trigger: RuleTrigger, after: Date): Date | undefined {
  if (trigger.type === 'stayed_longer_than') {
    return new Date(after.getTime() + Math.min(trigger.minutes * 60_000 * CHECK_INTERVAL_SHARE, MAX_CHECK_INTERVAL_MS));
  }
  if (trigger.type !== 'schedule') return undefined;
  const cron = new Cron(trigger.cron, { timezone: trigger.time_zone, mode: '5-part', paused: true });
  return cron.nextRun(after) ?? undefined;
}
