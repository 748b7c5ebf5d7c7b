import { Cron } from 'croner';
import type { RuleTrigger } from './trigger';

/** A stay is looked for this often at least, and never more often than it matters for how long the stay is. */
const MAX_CHECK_INTERVAL_MS = 60_000;
const CHECK_INTERVAL_SHARE = 0.05;

/** When a rule has to be looked at next; undefined for one that is told of what it listens to. */
export function nextCheckAt(trigger: RuleTrigger, after: Date): Date | undefined {
  if (trigger.type === 'stayed_longer_than') {
    return new Date(after.getTime() + Math.min(trigger.minutes * 60_000 * CHECK_INTERVAL_SHARE, MAX_CHECK_INTERVAL_MS));
  }
  if (trigger.type !== 'schedule') return undefined;
  const cron = new Cron(trigger.cron, { timezone: trigger.time_zone, mode: '5-part', paused: true });
  return cron.nextRun(after) ?? undefined;
}
