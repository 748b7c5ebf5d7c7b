import { AppError, unavailable } from '@trackway/errors';
import type { RuleAction } from '../../actions/action';
import type { ActionPerformers } from '../../actions/action-performer';
import type { Stores } from '../../unit-of-work';
import type { AnyAction, FlowCondition } from '../definition/flow-action';
import type { Rule } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import { newRun } from './match-triggers';
import type { Run, RunStep } from './run';
import { runActions } from './run-actions';
import type { RunActionsDeps } from './run-context';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const frameId = 'frame';

const trigger: TriggerEvent = {
  id: 'trigger',
  type: 'entered',
  projectId: 'project',
  detail: { message: 'Hello' },
  correlationId: 'cause',
  depth: 0,
  occurredAt: NOW,
};

function choose(conditions: readonly FlowCondition[], yes: readonly AnyAction[], no: readonly AnyAction[]): AnyAction {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return { type: 'if', conditions, then: yes, else: no };
}

const set = (field: string, value: unknown): AnyAction => ({ type: 'set_field', field, value });

/** The dependencies of a run in memory. `failures` are thrown by the next effects. */
function world({ items = [], failures = [] }: { items?: readonly string[]; failures?: AppError[] } = {}) {
  const effects: string[] = [];
  const saved: RunStep[] = [];
  const runs = {
    addStep: async (_frame: string, _id: string, index: number, step: RunStep) => {
      if (index !== saved.length) return false;
      saved.push(step);
      return true;
    },
  };
  const stores = { runs, triggers: { addReadings: async () => undefined } } as unknown as Stores;
  const performer = {
    perform: async (action: RuleAction, { projectId, key }: { projectId: string | null; key: string }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      const value = action.type === 'set_field' ? action.value : '';
      effects.push(`${key} ${projectId} ${String(value)}`);
      return { status: 'succeeded', detail: 'Done.', outputs: { value } };
    },
  };
  const deps: RunActionsDeps = {
    unitOfWork: { run: (_frame, work) => work(stores) },
    fetchGrants: async () => ({ active: true, scopes: ['*'] }),
    evaluateConditions: async (_caller, _project, conditions) => ({
      matches: true,
      conditions: conditions.map(({ value }) => ({ matches: value === true, seen: value })),
    }),
    performers: { set_field: performer } as unknown as ActionPerformers,
    fetchProject: async (id) => ({
      id,
      code: `C-${id}`,
      name: id,
      status: 1,
      budget: 0,
      deleted: false,
      mergedId: null,
      version: 1,
    }),
    listProjects: async function* () {
      yield items;
    },
    clock: () => NOW,
  };
  return { deps, effects, saved };
}

function contextOf(actions: readonly AnyAction[], fields: Partial<Run> = {}) {
  const owner = { kind: 'user', id: 'owner', name: null } as const;
  const rule: Rule = {
    id: 'rule',
    kind: 'automation',
    name: 'Flow',
    description: '',
    active: true,
    trigger: { type: 'entered' },
    conditions: [],
    actions,
    tests: [],
    funnelId: null,
    stepId: null,
    owner,
    version: 1,
    activatedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    deletedAt: null,
  };
  const run = { ...newRun({ rule, trigger }, 'run', NOW), ...fields };
  const actor = { kind: 'automation', id: 'rule', frameId, scopes: [] } as const;
  return { actor, rule, trigger, run, attempt: 1, holdsLease: async () => true };
}

const isTrue = { field: 'a', operator: 'equals', value: true };
const isFalse = { field: 'a', operator: 'equals', value: false };

describe('the actions of a run', () => {
  it('take the branch of the conditions, and use the outputs of earlier actions', async () => {
    const { deps, effects, saved } = world();
    const actions = [
      { ...set('impact', 3), name: 'first' },
      choose(
        [isTrue, { variable: 'first.value', operator: 'equals', value: 3 }],
        [set('description', '{{first.value}} {{trigger.message}}')],
        [],
      ),
      choose([isFalse], [], [set('description', '{{project.code}}')]),
    ] as const;

    const result = await runActions(deps, contextOf(actions));

    expect(effects).toEqual(['run:0 project 3', 'run:1.then.0 project 3 Hello', 'run:2.else.0 project C-project']);
    expect(saved.map(({ path }) => path)).toEqual(['0', '1', '1.then.0', '2']);
    expect(result).toMatchObject({ stop: 'completed', step: { path: '2.else.0' } });
  });

  it('are executed for each recorded item, also if the search finds others now', async () => {
    const loop: AnyAction = {
      type: 'for_each',
      name: 'one',
      over: 'children',
      actions: [set('description', '{{one.number}} {{one.code}}')],
    };
    const first = world({ items: ['x', 'y'] });
    await runActions(first.deps, contextOf([loop]));
    const again = world({ items: ['z'] });
    again.saved.push(...first.saved);

    const result = await runActions(again.deps, contextOf([loop], { steps: first.saved }));

    expect(first.effects).toEqual(['run:0[x].actions.0 x 1 C-x', 'run:0[y].actions.0 y 2 C-y']);
    expect(again.effects).toEqual(['run:0[y].actions.0 y 2 C-y']);
    expect(result).toMatchObject({ stop: 'completed' });
  });

  it('stop at a wait, before which everything is stored', async () => {
    const { deps, saved } = world();

    const result = await runActions(deps, contextOf([set('impact', 1), { type: 'wait', for: 60 }, set('impact', 2)]));

    expect(saved.map(({ path }) => path)).toEqual(['0']);
    expect(result).toEqual({
      stop: 'waiting',
      waiting: {
        path: '1',
        reason: 'time',
        since: '2026-03-01T12:00:00.000Z',
        resumesAt: '2026-03-01T12:01:00.000Z',
        events: [],
      },
    });
  });

  it('continue after a wait that is due, but not before', async () => {
    const actions: AnyAction[] = [{ type: 'wait', name: 'pause', for: 60 }, set('description', '{{pause.ended_by}}')];
    const waiting = (resumesAt: string) =>
      ({ path: '0', reason: 'time', since: '2026-03-01T11:59:00.000Z', resumesAt, events: [] }) as const;
    const [early, due] = [world(), world()];

    const waits = await runActions(early.deps, contextOf(actions, { waiting: waiting('2026-03-01T12:00:00.001Z') }));
    const ends = await runActions(due.deps, contextOf(actions, { waiting: waiting('2026-03-01T12:00:00.000Z') }));

    expect([waits.stop, early.effects]).toEqual(['waiting', []]);
    expect([ends.stop, due.effects]).toEqual(['completed', ['run:1 project time']]);
  });

  it('fail at the first rejected action, and are retried after a transient error', async () => {
    const rejected = world({ failures: [new AppError('invalid', 'validation_errors', 'No such status.')] });
    const away = world({ failures: [unavailable('projects')] });
    const actions = [set('status', 99), set('impact', 1)];

    expect(await runActions(rejected.deps, contextOf(actions))).toMatchObject({
      stop: 'failed',
      step: { path: '0', error: 'No such status.' },
    });
    await expect(runActions(away.deps, contextOf(actions))).rejects.toThrow('projects');
  });

  it('are left to another worker that has recorded a step', async () => {
    const { deps, effects, saved } = world();
    saved.push({
      path: '0',
      action: 'set_field',
      status: 'succeeded',
      startedAt: NOW,
      durationMs: 0,
      detail: '',
      error: null,
    });

    const result = await runActions(deps, contextOf([set('impact', 1), set('impact', 2)]));

    expect(result).toEqual({ stop: 'lease_lost' });
    expect(effects).toEqual(['run:0 project 1']);
  });
});
