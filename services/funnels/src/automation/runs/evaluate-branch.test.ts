import { newId } from '@trackway/runtime';
import type { ActionPerformers } from '../../actions/action-performer';
import type { FlowCondition, IfAction } from '../definition/flow-action';
import { openRules } from '../fake-rules';
import type { EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { evaluateBranch } from './evaluate-branch';
import type { FlowScope } from './flow-scope';
import type { RunStep } from './run';

const ofField = (field: string, value: unknown) => ({ field, operator: 'equals', value });
const ofVariable = (value: unknown) => ({ variable: 'trigger.event', operator: 'equals', value });
const met = { status: 'succeeded', detail: 'The conditions were met.', result: { branch: 'then' } };

function stepOf(action: RunStep['action']): RunStep {
  return { path: '0', action, status: 'succeeded', startedAt: new Date(), durationMs: 0, detail: '', error: null };
}

/** A run on a project whose fields have the values `values`, for a rule whose owner has `scopes`. */
async function open({
  values = {},
  scopes = ['*'],
  steps = [],
  changes = {},
}: {
  values?: Readonly<Record<string, unknown>>;
  scopes?: readonly string[];
  steps?: readonly RunStep[];
  changes?: Partial<Rule>;
} = {}) {
  const { frameId, deps, unitOfWork, addRule, addRun } = openRules();
  const rule = await addRule(changes);
  const projectId = newId();
  const recorded = { projectId, consistencyToken: 'token' };
  const run = await addRun(rule, { steps }, recorded);
  const projects = new Set([projectId]);

  /** Finds projects of the tenant for a caller that may read them. Fields that are missing in `values` have no result. */
  const evaluateConditions: EvaluateConditions = async (caller, id, conditions, token) => {
    const mayRead = caller.frameId === frameId && caller.scopes.join() === 'projects:read' && token === 'token';
    if (!mayRead || !projects.has(id)) return undefined;
    const known = conditions.filter(({ field }) => String(field) in values);
    const results = known.map(({ field, value, logical_operator: connective }) => {
      const seen = values[String(field)];
      return { matches: seen === value && connective === undefined, seen };
    });
    return { matches: false, conditions: results };
  };
  const trigger = await unitOfWork.run(frameId, ({ triggers }) => triggers.find(frameId, run.triggerId));
  if (!trigger) throw new Error('The trigger is not stored.');
  const branchOf = (conditions: readonly FlowCondition[], scope: Partial<FlowScope> = {}) => {
    // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
    const action: IfAction = { type: 'if', conditions, then: [] };
    const runDeps = { ...deps, evaluateConditions, fetchGrants: async () => ({ active: true, scopes }) };
    const peers = { performers: {} as ActionPerformers, fetchProject: async () => undefined, async *listProjects() {} };
    const context = { actor: actorOf(frameId, rule), rule, trigger, run, attempt: 1, holdsLease: async () => true };
    return evaluateBranch({ ...runDeps, ...peers }, context, action, { projectId, outputs: {}, ...scope });
  };
  const readings = () => unitOfWork.triggers.rows.find(frameId, trigger.id)?.readings;
  return { projects, branchOf, readings };
}

describe('the branch of an if', () => {
  it('is then if the conditions on fields and variables are met', async () => {
    const { branchOf } = await open({ values: { a: 1, b: 2 } });
    const conditions = [ofField('a', 1), ofVariable('project.updated'), ofField('b', 2)];

    expect(await branchOf(conditions)).toEqual({ ...met, outputs: { branch: 'then' } });
    expect(await branchOf([])).toMatchObject(met);
  });

  it('is then if a disjunction is met, whose conditions are read without their connectives', async () => {
    const { branchOf } = await open({ values: { a: 1, b: 2 } });

    expect(await branchOf([ofField('a', 9), { ...ofField('b', 2), logical_operator: 'or' }])).toMatchObject(met);
  });

  it.each([
    ['a field', [ofField('a', 1), ofField('b', 3)], 'b', '2'],
    ['a variable', [ofField('a', 1), ofVariable('project.deleted')], 'trigger.event', '"project.updated"'],
    ['a field without a result', [ofField('a', 1), ofField('unread', 1)], 'unread', 'null'],
  ])('is else if a condition on %s is false, which its detail explains', async (_, conditions, subject, value) => {
    const { branchOf } = await open({ values: { a: 1, b: 2 } });
    const detail = `The condition on ${subject} was false: the value was ${value}.`;
    const [result, outputs] = [{ branch: 'else' }, { branch: 'else' }];

    expect(await branchOf(conditions)).toEqual({ status: 'succeeded', detail, result, outputs });
  });

  it('needs a project only for conditions on fields', async () => {
    const { projects, branchOf } = await open({ values: { a: 1 } });
    const notFound = { code: 'project_model_not_found' };
    const unknown = newId();

    expect(await branchOf([ofVariable('project.updated')], { projectId: null })).toMatchObject(met);
    await expect(branchOf([ofField('a', 1)], { projectId: null })).rejects.toMatchObject(notFound);
    await expect(branchOf([ofField('a', 1)], { projectId: unknown })).rejects.toMatchObject(notFound);
    projects.add(unknown);
    expect(await branchOf([ofField('a', 1)], { projectId: unknown })).toMatchObject(met);
  });

  it('is not evaluated if the owner of the rule may not read its data', async () => {
    const changes = { trigger: { type: 'form_answered' }, conditions: [ofField('a', 1)] } as const;
    const lacking = (required_scope: string) => ({ code: 'forbidden', details: { extra: { required_scope } } });

    const onlyProjects = await open({ changes, scopes: ['projects:read'] });
    await expect(onlyProjects.branchOf([])).rejects.toMatchObject(lacking('forms:read'));
    const both = await open({ changes, scopes: ['forms:read', 'projects:read'] });
    expect(await both.branchOf([])).toMatchObject(met);
  });
});

describe('the values that an if reads', () => {
  it('are stored with the trigger of the run', async () => {
    const { branchOf, readings } = await open({ values: { a: 1, b: 2 }, steps: [stepOf('set_field')] });
    await branchOf([ofField('a', 1), ofVariable('project.updated'), ofField('b', 9)]);

    expect(readings()).toEqual({ a: 1, b: 2 });
  });

  it('are stored before any action was executed', async () => {
    const { branchOf, readings } = await open({ values: { a: 1 } });
    await branchOf([ofField('a', 1)]);

    expect(readings()).toEqual({ a: 1 });
  });

  it('are not stored if there are none, so that other conditions are unaffected', async () => {
    const { branchOf, readings } = await open();
    await branchOf([ofVariable('project.updated')]);

    expect(readings()).toBeUndefined();
  });

  it('are not stored for an item of a loop', async () => {
    const { projects, branchOf, readings } = await open({ values: { a: 1 } });
    const projectId = newId();
    projects.add(projectId);
    await branchOf([ofField('a', 1)], { projectId });

    expect(readings()).toBeUndefined();
  });

  it('are not stored after a wait, because the project may have changed', async () => {
    const { branchOf, readings } = await open({ values: { a: 1 }, steps: [stepOf('wait'), stepOf('set_field')] });
    await branchOf([ofField('a', 1)]);

    expect(readings()).toBeUndefined();
  });
});
