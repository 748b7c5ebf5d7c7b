import {
  answersCommitted,
  assignmentChanged,
  type DataOf,
  type FieldChange,
  historyLineRecorded,
} from '@trackway/contracts';
import { actorOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext, PublishedEvents } from '@trackway/runtime';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';

/** What happened to an assignment, for the history of its project. */
export interface AssignmentChange {
  readonly action: 'entered' | 'moved' | 'updated' | 'left';
  readonly changes?: readonly FieldChange[];
  readonly fromStepId?: string;
}

const CHANGES = { entered: 'created', moved: 'updated', updated: 'updated', left: 'deleted' } as const;

/** The complete state of the assignment for other services, and the line for the history of its project. */
export function assignmentEvents(
  caller: Caller,
  funnel: Funnel,
  assignment: Assignment,
  what: AssignmentChange,
): [OutgoingEvent, OutgoingEvent] {
  const common = { source: 'funnels', frameId: caller.frameId, time: assignment.updatedAt };
  const state = makeEvent(assignmentChanged, {
    ...common,
    key: assignment.id,
    data: { change: CHANGES[what.action], version: assignment.version, assignment: presentState(assignment) },
  });
  const line = makeEvent(historyLineRecorded, {
    ...common,
    key: assignment.projectId,
    data: {
      project_id: assignment.projectId,
      action: `funnel.${what.action}`,
      actor: actorOf(caller),
      changes: [...(what.changes ?? [])],
      details: {
        funnel: { id: funnel.id, name: funnel.name },
        ...(what.fromStepId ? { from_step: named(funnel, what.fromStepId) } : {}),
        step: named(funnel, assignment.stepId),
      },
      request_id: currentContext()?.requestId ?? null,
    },
  });
  const published = new PublishedEvents('funnels');
  published.add(state);
  const entry = { ...line, consistencytoken: published.token() };
  return [outgoing(assignmentChanged, state), outgoing(historyLineRecorded, entry)];
}

/** Notifies forms that the staged answers of a move are committed. */
export function answersCommittedEvent(
  frameId: string,
  { id, projectId, updatedAt }: Assignment,
  stageId: string,
): OutgoingEvent {
  const data = { stage_id: stageId, assignment_id: id, project_id: projectId };
  const event = makeEvent(answersCommitted, { source: 'funnels', frameId, time: updatedAt, key: id, data });
  return outgoing(answersCommitted, event);
}

function named({ steps }: Funnel, stepId: string): { id: string; name: string | null } {
  return { id: stepId, name: steps.find(({ id }) => id === stepId)?.name ?? null };
}

/** The members of an assignment that events and the API have in common. */
export function presentState(assignment: Assignment): DataOf<typeof assignmentChanged>['assignment'] {
  return {
    id: assignment.id,
    funnel_id: assignment.funnelId,
    project_id: assignment.projectId,
    step_id: assignment.stepId,
    status: assignment.status,
    status_at: assignment.statusAt.toISOString(),
    forecast_date: assignment.forecastDate,
    linked_at: assignment.linkedAt.toISOString(),
    tag_ids: [...assignment.tagIds],
    executor_ids: [...assignment.executorIds],
    left_at: assignment.leftAt?.toISOString() ?? null,
  };
}
