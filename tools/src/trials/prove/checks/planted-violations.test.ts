import type { Body, Operation } from '../history/operation';
import type { Step } from '../history/step';
import { checkFinalState, checkHistory } from './all-checks';
import type { FinalState, Observed } from './final-state';

const PROJECT = 'p-0';
const fields = { name: 'a', budget: 0, description: '' };
const variables = new Map([
  ['project:0', PROJECT],
  ['step:1', 's-1'],
  ['step:2', 's-2'],
  ['field:0', 'f-0'],
]);
const nothing: FinalState = {
  projects: [],
  found: [],
  histories: new Map(),
  events: [],
  messages: [],
  runs: [],
  imports: [],
  staged: new Map(),
  looseForms: [],
  tasks: [],
  executions: [],
  undos: [],
  deliveries: [],
};

type Planted = Partial<Omit<Operation, 'step'>> & { readonly at: number };

/** An operation that took one millisecond. */
function operation(step: Partial<Step> & Pick<Step, 'kind'>, { at, ...more }: Planted): Operation {
  return {
    index: at,
    step: { method: 'POST', path: '/', subject: 'project:0', ...step },
    client: 0,
    requestId: `r-${at}`,
    startedAt: at * 10,
    endedAt: at * 10 + 1,
    outcome: 'ok',
    status: 200,
    body: {},
    version: undefined,
    sentIfMatch: undefined,
    hasToken: false,
    isStale: false,
    ...more,
  };
}

const created = operation({ kind: 'project.create', body: fields }, { at: 1, version: 1 });
const patched = (name: string, planted: Planted) => operation({ kind: 'project.patch', body: { name } }, planted);
const read = (name: string, planted: Planted) =>
  operation({ kind: 'project.read' }, { body: { project: { ...fields, name } }, ...planted });
const entry = (at: number, action: string): Body => ({
  id: `e-${at}`,
  request_id: `r-${at}`,
  project_id: PROJECT,
  action,
});

const observe = (operations: readonly Operation[], final: Partial<FinalState> = {}): Observed => ({
  operations,
  variables,
  leaks: [],
  disturbances: [],
  final: { ...nothing, ...final },
});
const found = (operations: readonly Operation[], final: Partial<FinalState> = {}) =>
  checkHistory(observe(operations, final)).map(({ check }) => check);
const foundLater = (operations: readonly Operation[], final: Partial<FinalState> = {}) =>
  checkFinalState(observe(operations, final)).map(({ check }) => check);

it('accepts a write and later reads of it', () => {
  const histories = new Map([[PROJECT, [entry(1, 'project.created'), entry(2, 'project.updated')]]]);
  const operations = [created, patched('b', { at: 2, version: 2 }), read('b', { at: 3, version: 2 })];

  expect(found(operations)).toEqual([]);
  expect(foundLater(operations, { histories, events: [{ id: 'e-1' }, { id: 'e-2' }] })).toEqual([]);
});

describe('finds', () => {
  it('a lost write', () => {
    expect(found([created, patched('b', { at: 2 }), read('a', { at: 3 })])).toEqual(['linearizability of project']);
  });

  it('a lost deletion', () => {
    const deleted = operation({ kind: 'project.delete' }, { at: 2 });
    expect(found([created, deleted, read('a', { at: 3 })])).toEqual(['linearizability of project']);
  });

  it('an update that both failed and took effect', () => {
    const lost = patched('b', { at: 2, outcome: 'unknown', status: 503, endedAt: Number.POSITIVE_INFINITY });
    const final = operation(
      { kind: 'project.read' },
      { at: 4, client: -1, body: { project: { ...fields, name: 'b' } } },
    );
    const histories = new Map([[PROJECT, [entry(2, 'project.updated')]]]);

    expect(found([created, lost, final], { histories })).toEqual([]);
    expect(found([created, lost, final])).toEqual(['linearizability of project']);
  });

  it('a version that two writes have', () => {
    const operations = [created, patched('b', { at: 2, version: 2 }), patched('c', { at: 3, version: 2 })];
    expect(new Set(found(operations))).toEqual(new Set(['versions']));
  });

  it('an accepted If-Match of an old version', () => {
    expect(found([created, patched('b', { at: 2, version: 3, sentIfMatch: 1 })])).toEqual(['versions']);
  });

  it('a search without an own write', () => {
    const write = patched('b', { at: 2, hasToken: true });
    const search = operation({ kind: 'project.search' }, { at: 3, body: { projects: [fields] } });
    expect(found([created, write, search])).toEqual(['own writes']);
  });

  it('two uses of a single-use link', () => {
    const submit = (at: number) => operation({ kind: 'link.submit', subject: 'link:0' }, { at });
    expect(found([submit(1), submit(2)])).toEqual(['linearizability of link']);
  });

  it('a lost answer', () => {
    const put = operation(
      { kind: 'answer.put', body: { answers: [{ field_id: '{field:0}', value: 'x' }] } },
      { at: 1 },
    );
    const empty = operation({ kind: 'answer.read' }, { at: 2, body: { answers: [] } });
    expect(found([put, empty])).toEqual(['linearizability of answer']);
  });

  it('a project at two positions', () => {
    const entered = (at: number) => operation({ kind: 'assignment.enter', body: { step_id: '{step:1}' } }, { at });
    expect(found([entered(1), entered(2)])).toEqual(['linearizability of position']);
  });

  it('a member that a list of its group omits', () => {
    const added = operation({ kind: 'member.add' }, { at: 1 });
    const listed = operation({ kind: 'member.list' }, { at: 2, body: { projects: [] } });
    expect(found([added, listed])).toEqual(['linearizability of membership']);
  });

  it('server errors, undeserved rejections and data of other tenants', () => {
    const failed = patched('b', { at: 2, outcome: 'unknown', status: 500, endedAt: Number.POSITIVE_INFINITY });
    const rejected = operation(
      { kind: 'answer.put', body: { answers: [] } },
      { at: 3, outcome: 'rejected', status: 422 },
    );
    const foreign = operation({ kind: 'foreign.read' }, { at: 4 });
    expect(found([failed, rejected, foreign])).toEqual(['responses', 'responses', 'responses']);
  });

  it('a revoked token that is accepted', () => {
    const revoked = operation({ kind: 'token.revoke', subject: 'token:0' }, { at: 1 });
    const used = operation({ kind: 'token.use', subject: 'token:0' }, { at: 2_000 });
    expect(found([revoked, used])).toEqual(['revoked tokens']);
  });

  it('a revoked token that is accepted after the system has recovered', () => {
    const revoked = operation({ kind: 'token.revoke', subject: 'token:0' }, { at: 1 });
    const used = operation({ kind: 'token.use', subject: 'token:0' }, { at: 3_000 });
    const during = (from: number, to: number) =>
      checkHistory({ ...observe([revoked, used]), disturbances: [{ from, to }] }).map(({ check }) => check);
    expect(during(100, 20_000)).toEqual([]);
    expect(during(100, 14_000)).toEqual(['revoked tokens']);
    expect(during(31_000, 40_000)).toEqual(['revoked tokens']);
  });

  it('a message that is stored twice', () => {
    const posted = operation({ kind: 'message.post', subject: 'm-1' }, { at: 1 });
    const messages = [{ external_id: 'm-1' }, { external_id: 'm-1' }];
    expect(foundLater([posted], { messages })).toEqual(['exactly once']);
    expect(foundLater([posted])).toEqual(['exactly once']);
  });

  it('two projects of one idempotency key', () => {
    const sent = (at: number) =>
      operation({ kind: 'keyed.create', subject: 'k' }, { at, body: { project: { id: `p-${at}` } } });
    expect(foundLater([sent(1), sent(2)], { projects: [{ name: 'k', deleted_at: '' }] })).toEqual(['idempotency keys']);
  });

  it('a write without an entry in the history, and an entry without an event', () => {
    const histories = new Map([[PROJECT, [entry(1, 'project.created')]]]);
    expect(foundLater([created, patched('b', { at: 2 })], { histories })).toEqual(['history', 'events']);
  });

  it('a project that a search does not return', () => {
    expect(foundLater([], { projects: [{ id: 'p', deleted_at: null }] })).toEqual(['search']);
  });

  it('a rule that ran twice for one entry', () => {
    const entered = { ...entry(1, 'funnel.entered'), details: { step: { id: 's-2' } } };
    const run = { project_id: PROJECT, status: 'succeeded' };
    const state = { histories: new Map([[PROJECT, [entered]]]), events: [{ id: 'e-1' }] };
    expect(foundLater([], { ...state, runs: [run] })).toEqual([]);
    expect(foundLater([], { ...state, runs: [run, run] })).toEqual(['rules']);
  });

  it('a move without its answer', () => {
    const body = { step_id: '{step:1}', answers: [{ field_id: '{field:0}', value: 'x' }] };
    const moved = operation({ kind: 'assignment.move', body }, { at: 1, requestId: 'r-1' });
    const state = { histories: new Map([[PROJECT, [entry(1, 'funnel.moved')]]]), events: [{ id: 'e-1' }] };
    expect(foundLater([moved], { ...state, staged: new Map([[PROJECT, [{ value: 'x' }]]]) })).toEqual([]);
    expect(foundLater([moved], { ...state, staged: new Map([[PROJECT, []]]) })).toEqual(['answers of moves']);
  });

  it('an import that created other rows than it reports', () => {
    const started = operation(
      { kind: 'import.start', subject: 'import:0' },
      { at: 1, body: { spreadsheet_operation: { id: 'i' } } },
    );
    const imports = [{ id: 'i', status: 'completed', total_rows: 2, metadata: { outcomes: { created: 2 } } }];
    const projects = [{ id: '1', code: 'import:0-0', deleted_at: '' }];
    expect(foundLater([started], { imports, projects })).toEqual(['imports']);
  });

  it('a merge of a merged project', () => {
    const merge = (at: number) => operation({ kind: 'project.merge', subject: 'merge:0' }, { at });
    const seen = (merged_id: string | null) =>
      operation({ kind: 'merge.read', subject: 'merge:0' }, { at: 3, body: { project: { merged_id } } });
    expect(found([merge(1), seen('target')])).toEqual([]);
    expect(found([merge(1), seen(null)])).toEqual(['linearizability of merge']);
    expect(found([merge(1), merge(2)])).toEqual(['linearizability of merge']);
  });

  it('a task, an execution and an intake submission that took effect twice', () => {
    const task = operation({ kind: 'task.create', body: { title: 'a' } }, { at: 1 });
    const agent = operation({ kind: 'agent.start', body: { input: 'b' } }, { at: 2 });
    const intake = operation({ kind: 'intake.submit', body: { answers: [{ value: 'c' }] } }, { at: 3 });
    const execution = { input: 'b', output: 'b', status: 'completed', steps: [{}] };
    const once = { tasks: [{ title: 'a' }], executions: [execution], projects: [{ name: 'c', deleted_at: '' }] };
    const twice = Object.fromEntries(Object.entries(once).map(([name, rows]) => [name, [...rows, ...rows]]));

    expect(foundLater([task, agent, intake], once)).toEqual([]);
    expect(foundLater([task, agent, intake], twice)).toEqual(Array(3).fill('exactly once'));
    expect(foundLater([task, agent, intake])).toEqual(Array(3).fill('exactly once'));
  });

  it('a finished task that is open', () => {
    const done = operation({ kind: 'task.finish', subject: 'task:0' }, { at: 1, body: { task: { id: 't' } } });
    expect(foundLater([done], { tasks: [{ id: 't', done: true }] })).toEqual([]);
    expect(foundLater([done], { tasks: [{ id: 't', done: false }] })).toEqual(['tasks']);
  });

  it('an execution that stored its reply twice', () => {
    const execution = { input: 'b', output: 'b', status: 'completed', steps: [{}, {}] };
    expect(foundLater([], { executions: [execution] })).toEqual(['agents']);
  });

  it('an undo that restored nothing', () => {
    const started = operation({ kind: 'undo.start' }, { at: 1, body: { undo: { id: 'u' } } });
    const project = { id: PROJECT, deleted_at: '' };
    const undos = [{ id: 'u', status: 'completed' }];
    expect(foundLater([started], { undos, projects: [{ ...project, budget: 0 }] })).toEqual([]);
    expect(foundLater([started], { undos, projects: [{ ...project, budget: 5 }] })).toEqual(['undo']);
  });

  it('deliveries that are missing, out of order or of another tenant', () => {
    const event = (id: string) => ({ id, type: 'project.updated', subject: PROJECT, source: 'projects' });
    const delivered = (id: string, isAccepted = true) => ({ event: event(id), isAccepted });
    const events = [event('1'), event('2')];
    const of = (...deliveries: ReturnType<typeof delivered>[]) => foundLater([], { events, deliveries });

    expect(of(delivered('1'), delivered('1'), delivered('2'))).toEqual([]);
    expect(of(delivered('1'), delivered('2', false))).toEqual(['webhooks']);
    expect(of(delivered('2'), delivered('1'))).toEqual(['webhooks']);
    expect(of(delivered('1'), delivered('2'), delivered('3'))).toEqual(['webhooks']);
  });

  it('a board with more projects than the limit of a step', () => {
    const board = { steps: [{ id: 's-1', count: 3, projects: [] }] };
    expect(foundLater([operation({ kind: 'board.read' }, { at: 1, body: { board } })])).toEqual(['board']);
  });
});
