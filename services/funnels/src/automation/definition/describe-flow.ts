import type { ForEachAction, WaitAction } from './flow-action';
import type { PlannedBranch } from './plan-actions';

/** What a wait would do, in a sentence. */
export function describeWait({ for: seconds, until, event, timeout }: WaitAction): string {
  if (seconds !== undefined) return `The run would wait for ${durationOf(seconds)}.`;
  if (!until) return `The run would wait for the event ${eventName(event)}, at most ${durationOf(timeout ?? 0)}.`;
  const { field, offset = 0 } = until;
  if (offset === 0) return `The run would wait until ${field}.`;
  return `The run would wait until ${durationOf(Math.abs(offset))} ${offset < 0 ? 'before' : 'after'} ${field}.`;
}

export function describeLoop({ over, limit }: ForEachAction): string {
  const projects = over === 'children' ? 'each child of the project' : 'each project that the search finds';
  return `The actions would be executed on ${projects}${limit === undefined ? '' : `, at most ${limit}`}.`;
}

export function describeBranch(branch: PlannedBranch): string {
  if (branch === 'unknown') return 'The branch depends on values that only a run has.';
  return branch === 'then' ? 'The conditions are met: then.' : 'The conditions are not met: else.';
}

function eventName(event: WaitAction['event']): string {
  return event && 'event' in event ? event.event : (event?.type ?? '');
}

const UNITS = [
  [24 * 60 * 60, 'day'],
  [60 * 60, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** The largest unit without a rest. */
function durationOf(seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? UNITS[3];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
