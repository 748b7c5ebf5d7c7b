import type { Violation } from '../history/operation';
import { bySubject } from './by-subject';
import type { Observed } from './final-state';

/** Creates, keyed requests, messages and submissions have one effect if they were acknowledged, and at most one otherwise. */
export function findRepeatedEffects(observed: Observed): Violation[] {
  return [...createdProjects(observed), ...keyedRequests(observed), ...messages(observed), ...submissions(observed)];
}

function createdProjects({ operations, final }: Observed): Violation[] {
  const counts = Map.groupBy(final.projects, ({ name }) => name);
  const claims = operations.filter(({ step }) => step.kind === 'code.claim');
  return claims.flatMap((operation) => {
    const { outcome, step } = operation;
    const count = counts.get(String(step.body?.['name']))?.length ?? 0;
    const isRight = outcome === 'ok' ? count === 1 : count <= (outcome === 'unknown' ? 1 : 0);
    if (isRight) return [];
    const problem = `the ${outcome} request created ${count} projects`;
    return [{ check: 'exactly once', subject: step.subject ?? '', problem, operations: [operation] }];
  });
}

function keyedRequests({ operations, final }: Observed): Violation[] {
  return [...bySubject(operations, ['keyed.create'])].flatMap(([key, ofKey]) => {
    const ids = new Set(ofKey.filter(({ outcome }) => outcome === 'ok').map(({ body }) => body.project.id));
    const created = final.projects.filter(({ name }) => name === key).length;
    const isRight = ids.size <= 1 && created <= 1 && created >= ids.size;
    if (isRight) return [];
    const problem = `${ofKey.length} requests with one key created ${created} projects and returned ${ids.size} ids`;
    return [{ check: 'idempotency keys', subject: key, problem, operations: ofKey }];
  });
}

function messages({ operations, final }: Observed): Violation[] {
  const stored = Map.groupBy(final.messages, ({ external_id }) => external_id);
  return [...bySubject(operations, ['message.post'])].flatMap(([id, ofMessage]) => {
    const count = stored.get(id)?.length ?? 0;
    const isAcknowledged = ofMessage.some(({ outcome }) => outcome === 'ok');
    if (count === 1 || (count === 0 && !isAcknowledged)) return [];
    const problem = `the message is stored ${count} times`;
    return [{ check: 'exactly once', subject: id, problem, operations: ofMessage }];
  });
}

/** Each accepted submission of a link creates a loose form. */
function submissions({ operations, final }: Observed): Violation[] {
  const submits = operations.filter(({ step }) => step.kind === 'link.submit');
  const accepted = submits.filter(({ outcome }) => outcome === 'ok').length;
  const unknown = submits.filter(({ outcome }) => outcome === 'unknown').length;
  const count = final.looseForms.length;
  if (count >= accepted && count <= accepted + unknown) return [];
  const problem = `${accepted} accepted submissions created ${count} loose forms`;
  return [{ check: 'exactly once', subject: 'links', problem, operations: submits }];
}
