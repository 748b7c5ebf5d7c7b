import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Rule } from '../rules/rule';
import type { TriggerFact } from '../triggers/trigger-fact';

/** A line in the history of the project that a rule ran on. */
export function runEnded(
  actor: Caller,
  rule: Rule,
  projectId: string,
  end: { runId: string; status: string; error?: string; at: Date },
  fact: TriggerFact,
): OutgoingEvent {
  const line = makeEvent(historyLineRecorded, {
    source: 'funnels',
    frameId: actor.frameId,
    key: projectId,
    time: end.at,
    data: {
      project_id: projectId,
      action: `${rule.kind}.${end.status}`,
      actor: { kind: actor.kind, id: actor.id, name: actor.name ?? null },
      changes: [],
      details: {
        run_id: end.runId,
        rule: { id: rule.id, name: rule.name },
        trigger: fact.type,
        ...(end.error ? { error: end.error } : {}),
      },
      request_id: null,
    },
  });
  // What a run does is caused by it; the run itself by what it listened to.
  const { causationid: _, ...told } = line;
  const cause = fact.causationId ? { causationid: fact.causationId } : {};
  return outgoing(historyLineRecorded, { ...told, ...cause });
}
