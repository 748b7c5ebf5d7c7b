import { notFound, ruleBroken } from '@trackway/errors';
import { withOwnerScopes } from '../../shared/owner-scopes';
import type { WaitAction } from '../definition/flow-action';
import { dateFilter, dateOf } from '../definition/project-date';
import type { ConditionResults } from '../rules/conditions';
import type { Condition } from '../rules/rule';
import { readScopesOf } from '../rules/rule-scopes';
import type { Performed } from './attempt-step';
import { checkTimeOf, findMissedEvents } from './missed-events';
import type { StepResult, WaitedEvent, Waiting } from './run';
import type { RunActionsDeps, RunContext } from './run-context';

/** A wait has ended, or continues. */
export type WaitResult = { readonly ended: Performed } | { readonly waiting: Waiting };

/** Begins or continues a wait: compares its time, and the events since then, with what it waits for. */
export async function waitFor(
  deps: RunActionsDeps,
  context: RunContext,
  { action, path }: { readonly action: WaitAction; readonly path: string },
): Promise<WaitResult> {
  const before = context.run.waiting?.path === path ? context.run.waiting : undefined;
  const now = deps.clock();
  if (action.event) return await waitForEvent(deps, context, action, before ?? begin(path, 'event', action, now));
  if (!action.until) {
    const waiting = before ?? begin(path, 'time', action, now);
    return new Date(waiting.resumesAt) <= now ? ended('time', now) : { waiting };
  }
  // Read again, because the date may have been changed.
  const resumesAt = await readDate(deps, context, action, before);
  if (resumesAt <= now) return ended('time', now);
  const since = before?.since ?? now.toISOString();
  return { waiting: { path, reason: 'date', since, resumesAt: resumesAt.toISOString(), events: [] } };
}

function begin(path: string, reason: 'time' | 'event', { event, ...action }: WaitAction, now: Date): Waiting {
  const seconds = action.for ?? action.timeout ?? 0;
  const resumesAt = new Date(now.getTime() + seconds * 1_000).toISOString();
  return { path, reason, since: now.toISOString(), resumesAt, ...(event ? { event } : {}), events: [] };
}

async function waitForEvent(
  deps: RunActionsDeps,
  context: RunContext,
  { conditions = [] }: WaitAction,
  waiting: Waiting,
): Promise<WaitResult> {
  const isChecked = waiting.isChecked || context.run.waiting?.path !== waiting.path;
  const missed = isChecked ? [] : await findMissedEvents(deps.unitOfWork, context, waiting);
  const events = [...missed, ...waiting.events];
  const [first] = events;
  if (first && (await areMet(deps, context, conditions, events))) return ended('event', deps.clock(), first);
  if (new Date(waiting.resumesAt) <= deps.clock()) return ended('timeout', deps.clock());
  return { waiting: { ...waiting, events: [], isChecked: checkTimeOf(waiting) <= deps.clock() } };
}

/** All events of one batch see the same state, so the conditions are evaluated once, after the newest. */
async function areMet(
  deps: RunActionsDeps,
  context: RunContext,
  conditions: readonly Condition[],
  events: readonly WaitedEvent[],
): Promise<boolean> {
  if (conditions.length === 0) return true;
  const token = events.findLast(({ consistencyToken }) => consistencyToken)?.consistencyToken;
  return (await evaluate(deps, context, conditions, token)).matches;
}

async function readDate(
  deps: RunActionsDeps,
  context: RunContext,
  { until }: WaitAction,
  before: Waiting | undefined,
): Promise<Date> {
  if (!until) throw new Error('The wait has no date.');
  const token = before?.events.at(-1)?.consistencyToken ?? context.trigger.consistencyToken;
  const { conditions } = await evaluate(deps, context, [dateFilter(until)], token);
  const date = dateOf(until, conditions[0]?.seen);
  if (date) return date;
  const message = `The project has no value for ${until.field}. Add a condition that the field is not empty.`;
  throw ruleBroken('project_date_missing', message);
}

async function evaluate(
  { fetchGrants, evaluateConditions }: RunActionsDeps,
  { actor, rule, run }: RunContext,
  conditions: readonly Condition[],
  token: string | undefined,
): Promise<ConditionResults> {
  const caller = await withOwnerScopes(fetchGrants, actor, rule.owner, ...readScopesOf(rule));
  const reader = { ...caller, scopes: ['projects:read'] };
  const found = run.projectId ? await evaluateConditions(reader, run.projectId, conditions, token) : undefined;
  if (!found) throw notFound('project');
  return found;
}

const DETAILS = {
  time: 'The time has come.',
  event: 'The event happened.',
  timeout: 'The event did not happen in time.',
} as const;

function ended(endedBy: keyof typeof DETAILS, at: Date, event?: WaitedEvent): WaitResult {
  const result: StepResult = { endedBy, ...(event ? { event: { id: event.id, type: event.type } } : {}) };
  const outputs = {
    ended_by: endedBy,
    ended_at: at.toISOString(),
    ...(event ? { event: { ...event.detail, type: event.type } } : {}),
  };
  return { ended: { status: 'succeeded', detail: DETAILS[endedBy], result, outputs } };
}
