import type { Assignment } from '../funnels/assignment';
import type { Step } from '../funnels/funnel';

export const deadlineKinds = ['late', 'overdue'] as const;

/**
 * `late`: the project has been in its step for longer than the step allows. `overdue`: the forecast date has passed.
 */
export type DeadlineKind = (typeof deadlineKinds)[number];

export interface Deadline {
  readonly kind: DeadlineKind;
  readonly dueAt: Date;
}

const HOUR_MS = 60 * 60 * 1_000;

/** Only open assignments have deadlines. */
export function deadlinesOf(assignment: Assignment, step: Pick<Step, 'lateAfterHours'> | undefined): Deadline[] {
  if (assignment.status !== 'open' || assignment.leftAt) return [];
  const deadlines: Deadline[] = [];
  if (step && step.lateAfterHours !== null) {
    deadlines.push({ kind: 'late', dueAt: new Date(assignment.linkedAt.getTime() + step.lateAfterHours * HOUR_MS) });
  }
  if (assignment.forecastDate !== null) deadlines.push({ kind: 'overdue', dueAt: endOfDay(assignment.forecastDate) });
  return deadlines;
}

/** Dates are in UTC. */
function endOfDay(day: string): Date {
  return new Date(new Date(`${day}T00:00:00.000Z`).getTime() + 24 * HOUR_MS);
}
