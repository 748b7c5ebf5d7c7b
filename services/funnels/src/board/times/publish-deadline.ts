import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Funnel } from '../funnels/funnel';
import { type Deadline, type DeadlineKind, deadlinesOf } from './deadline';
import type { DueDeadline } from './time-ledger';

/** The actor in the history: no user caused the event. */
const CLOCK = { kind: 'system', id: 'funnels', name: null } as const;

/**
 * Records in the history of the project that a deadline has passed, which can trigger automations. Claims the deadline
 * in the same transaction, so that one replica publishes it once.
 */
export function makePublishDeadline({ unitOfWork }: { unitOfWork: UnitOfWork<BoardStores> }) {
  return ({ frameId, assignmentId, kind, dueAt }: DueDeadline): Promise<void> =>
    unitOfWork.run(frameId, async ({ ledger, assignments, funnels, projectFacts: facts, outbox }) => {
      if (!(await ledger.claimDeadline(frameId, assignmentId, { kind, dueAt }))) return;
      const assignment = await assignments.findById(frameId, assignmentId);
      const [funnel] = assignment ? await funnels.findMany(frameId, [assignment.funnelId]) : [];
      const project = assignment && (await facts.find(frameId, assignment.projectId));
      if (!assignment || !funnel || funnel.deletedAt || project?.deleted || project?.mergedId) return;
      if (!isCurrent(assignment, funnel, { kind, dueAt })) return;
      await outbox.add(limitPassed(frameId, { assignment, funnel, kind, dueAt }));
    });
}

/** Earlier releases stored deadlines that were replaced. */
function isCurrent(assignment: Assignment, { steps }: Funnel, { kind, dueAt }: Deadline): boolean {
  const step = steps.find(({ id }) => id === assignment.stepId);
  const current = deadlinesOf(assignment, step).find((deadline) => deadline.kind === kind);
  return current?.dueAt.getTime() === dueAt.getTime();
}

function limitPassed(
  frameId: string,
  { assignment, funnel, kind, dueAt }: { assignment: Assignment; funnel: Funnel; kind: DeadlineKind; dueAt: Date },
): OutgoingEvent {
  const step = funnel.steps.find(({ id }) => id === assignment.stepId);
  const line = makeEvent(historyLineRecorded, {
    source: 'funnels',
    frameId,
    key: assignment.projectId,
    time: dueAt,
    data: {
      project_id: assignment.projectId,
      action: `funnel.${kind}`,
      actor: CLOCK,
      changes: [],
      details: {
        funnel: { id: funnel.id, name: funnel.name },
        step: { id: assignment.stepId, name: step?.name ?? null },
        ...(kind === 'late'
          ? { since: assignment.linkedAt.toISOString(), late_after_hours: step?.lateAfterHours ?? null }
          : { forecast_date: assignment.forecastDate }),
      },
      request_id: null,
    },
  });
  return outgoing(historyLineRecorded, line);
}
