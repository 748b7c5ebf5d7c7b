import type { History, Violation } from '../history/operation';
import type { StepKind } from '../history/step';

/** Statuses of rejections that a correct system may return. Lost responses and unavailable services are always possible. */
const REJECTIONS: Readonly<Record<StepKind, readonly number[]>> = {
  setup: [],
  'project.create': [],
  'project.patch': [404, 412],
  'project.bulk': [],
  'project.read': [404],
  'project.delete': [404],
  'project.restore': [404, 409],
  'project.search': [],
  'code.claim': [409],
  'keyed.create': [],
  'member.add': [],
  'member.remove': [404],
  'member.order': [404, 422],
  'member.list': [],
  'assignment.enter': [409, 422],
  'assignment.move': [404, 409, 422],
  'assignment.leave': [404],
  'assignment.read': [404],
  'board.read': [],
  'answer.put': [],
  'answer.clear': [],
  'answer.read': [],
  'message.post': [],
  'link.submit': [410],
  'token.use': [401],
  'token.revoke': [404],
  'import.start': [],
  'import.cancel': [409],
  'task.create': [],
  'task.finish': [404],
  'project.merge': [409, 422],
  'project.unmerge': [409, 422],
  'merge.read': [],
  'agent.start': [],
  'intake.submit': [],
  'undo.write': [],
  'undo.start': [],
  'foreign.read': [404],
};

/** Server errors, rejections that the request does not deserve, and accepted requests for data of another tenant. */
export function findUnexpectedResponses({ operations }: History): Violation[] {
  const wrong = operations.filter(({ step, outcome, status }) => {
    if (outcome === 'ok') return step.kind === 'foreign.read';
    if (outcome === 'unknown') return status === 500;
    return !REJECTIONS[step.kind].includes(status);
  });
  return wrong.map((operation) => ({
    check: 'responses',
    subject: operation.step.subject ?? operation.step.path,
    problem: `${operation.step.kind} returned ${operation.status} ${JSON.stringify(operation.body).slice(0, 300)}`,
    operations: [operation],
  }));
}
