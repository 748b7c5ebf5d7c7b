import type { Body, Operation, Violation } from '../history/operation';
import { DELIVERED_KINDS } from '../workload/setup-steps';
import type { FinalState, Observed } from './final-state';

/** Work that continues after a response: tasks, agents, intake submissions, undos and deliveries of webhooks. */
export function findWrongBackgroundWork(observed: Observed): Violation[] {
  return [
    ...createdOnce(observed),
    ...finishedTasks(observed),
    ...executions(observed),
    ...undos(observed),
    ...deliveries(observed),
  ];
}

/** Each of these requests names what it creates with a text that no other request has. */
function createdOnce({ operations, final }: Observed): Violation[] {
  const created = {
    'task.create': { texts: final.tasks.map(({ title }) => title), sent: (body: Body) => body?.title },
    'agent.start': { texts: final.executions.map(({ input }) => input), sent: (body: Body) => body?.input },
    'intake.submit': {
      texts: final.projects.map(({ name }) => name),
      sent: (body: Body) => body?.answers[0].value,
    },
  };
  return Object.entries(created).flatMap(([kind, { texts, sent }]) => {
    const counts = Map.groupBy(texts, (text) => text);
    return operations
      .filter(({ step }) => step.kind === kind)
      .flatMap((operation) => {
        const count = counts.get(sent(operation.step.body))?.length ?? 0;
        const { outcome } = operation;
        if (outcome === 'ok' ? count === 1 : count <= (outcome === 'unknown' ? 1 : 0)) return [];
        return [violation('exactly once', operation, `the ${outcome} ${kind} has ${count} effects`)];
      });
  });
}

const violation = (check: string, operation: Operation, problem: string): Violation => ({
  check,
  subject: operation.step.subject ?? '',
  problem,
  operations: [operation],
});

function finishedTasks({ operations, final }: Observed): Violation[] {
  const byId = new Map(final.tasks.map((task) => [task.id, task]));
  return operations
    .filter(({ step, outcome }) => step.kind === 'task.finish' && outcome === 'ok')
    .filter(({ body }) => byId.get(body.task.id)?.done !== true)
    .map((operation) => violation('tasks', operation, 'a finished task is open'));
}

/** The model of the agent repeats its input, in one step. */
function executions({ final }: Observed): Violation[] {
  return final.executions
    .filter(({ status, output, input, steps }) => status !== 'completed' || output !== input || steps.length !== 1)
    .map(({ id, status, error, steps }) => ({
      check: 'agents',
      subject: id,
      problem: `the execution is ${status} after ${steps.length} steps: ${error ?? ''}`,
      operations: [],
    }));
}

/** An accepted undo restores the fields. Without one, the change remains. */
function undos({ operations, final, variables }: Observed): Violation[] {
  const starts = operations.filter(({ step }) => step.kind === 'undo.start');
  return starts.flatMap((operation) => {
    const { outcome, step } = operation;
    if (outcome !== 'ok') return [];
    const undo = final.undos.find(({ id }) => id === operation.body.undo.id);
    const project = final.projects.find(({ id }) => id === variables.get(step.subject ?? ''));
    if (undo?.status === 'completed' && project?.budget === 0) return [];
    return [violation('undo', operation, `the undo is ${undo?.status}, and the budget is ${project?.budget}`)];
  });
}

/** Each event is accepted at least once, and those of a project and source in the order of the feed. */
function deliveries({ final }: Observed): Violation[] {
  const expected = final.events.filter(isDelivered);
  const missing = missingDeliveries(final);
  if (missing.length > 0) {
    const shown = missing.slice(0, 3).map(({ type, id }) => `${type} ${id}`);
    return [{ check: 'webhooks', subject: 'events', problem: `${missing.length} missing: ${shown}`, operations: [] }];
  }
  const known = new Set(final.events.map(({ id }) => id));
  const foreign = final.deliveries.filter(({ event }) => !known.has(event.id));
  if (foreign.length > 0) {
    const problem = `${foreign.length} events that are not in the feed: ${foreign[0]?.event.type}`;
    return [{ check: 'webhooks', subject: 'events', problem, operations: [] }];
  }
  const place = new Map(acceptedEvents(final).map((id, index) => [id, index]));
  const groups = Map.groupBy(expected, ({ subject, source }) => `${subject} ${source}`);
  return [...groups].flatMap(([subject, events]) => {
    const places = events.map(({ id }) => place.get(id) ?? 0);
    const wrong = places.findIndex((one, index) => index > 0 && one < (places[index - 1] ?? 0));
    if (wrong < 0) return [];
    const problem = `${events[wrong]?.type} ${events[wrong]?.id} was accepted before ${events[wrong - 1]?.id}`;
    return [{ check: 'webhooks', subject, problem, operations: [] }];
  });
}

const deliveredKinds: readonly string[] = DELIVERED_KINDS;
const isDelivered = ({ type }: Body) => deliveredKinds.includes(type);

/** Ids of the events that the receiver accepted, in the order of their first acceptance. */
function acceptedEvents({ deliveries }: Pick<FinalState, 'deliveries'>): string[] {
  return [...new Set(deliveries.filter(({ isAccepted }) => isAccepted).map(({ event }) => event.id))];
}

/** Events that the webhook should have received. */
export function missingDeliveries(state: Pick<FinalState, 'deliveries' | 'events'>): Body[] {
  const accepted = new Set(acceptedEvents(state));
  return state.events.filter((event) => isDelivered(event) && !accepted.has(event.id));
}
