import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';
import type { Alarm, Alarms } from './alarm-store';

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 50;

/** Answers the alarms that are due, again and again. Any number of replicas may do so at once. */
export function alarmClock(deps: {
  alarms: Alarms;
  answerAlarm: (alarm: Alarm) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const step = async (): Promise<boolean> => {
    const due = await deps.alarms.due(deps.clock(), AT_ONCE);
    for (const alarm of due) await deps.answerAlarm(alarm);
    return due.length === AT_ONCE;
  };
  return new BackgroundLoop({ name: 'alarm clock', step, idleMs: LOOK_EVERY_MS, logger: deps.logger });
}
