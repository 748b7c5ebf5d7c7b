import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { aRule } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import type { EvaluateConditions } from '../rules/conditions';
import { evaluateRun, findSkipReason, firstFalse, skipReasonOf } from './evaluate-rule';

const and = { field: 'a', operator: 'equals', value: 1 };
const or = { field: 'b', operator: 'equals', value: 1, logical_operator: 'or' };
const gone = { reason: 'project_gone', detail: 'The project was deleted, or merged into another one.' };

describe('the evaluation of a run', () => {
  const actor = aCaller({ kind: 'automation', scopes: [] });
  const projectId = newId();

  /** Reads the value 2 of each field, for a caller of the tenant that may read projects, after the change `token`. */
  const evaluateConditions: EvaluateConditions = async ({ frameId, scopes }, id, conditions, token) => {
    const found = frameId === actor.frameId && id === projectId && scopes.join() === 'projects:read';
    if (!found || token !== 'token') return undefined;
    const results = conditions.map(({ value }) => ({ matches: value === 2, seen: 2 }));
    return { matches: results.every(({ matches }) => matches), conditions: results };
  };
  const evaluate = (value: number, changes: object = {}) => {
    const rule = aRule({ conditions: [{ ...and, value }] });
    const run = { rule, trigger: { consistencyToken: 'token' }, projectId, ...changes };
    return evaluateRun({ evaluateConditions }, actor, run);
  };

  it('reads the project after its change, whatever the scopes of the rule are', async () => {
    expect(await evaluate(2)).toEqual({ skipped: undefined, readings: { a: 2 } });
  });

  it('skips the run if a condition is false', async () => {
    expect(await evaluate(1)).toMatchObject({ skipped: { reason: 'condition_false', seen: 2 }, readings: { a: 2 } });
  });

  it('skips the run without readings if the project does not exist', async () => {
    expect(await evaluate(2, { projectId: newId() })).toEqual({ skipped: gone, readings: undefined });
    expect(await evaluate(2, { trigger: {} })).toEqual({ skipped: gone, readings: undefined });
  });
});

describe('the reason to skip a run, independent of its conditions', () => {
  const find = async (changes: object, project: object | null = {}) => {
    const { frameId, unitOfWork, addProject } = openRules();
    const projectId = project === null ? null : await addProject(project);
    return unitOfWork.run(frameId, (stores) => findSkipReason(stores, frameId, aRule(changes), projectId));
  };

  it.each([
    ['a deleted rule', { deletedAt: new Date() }, {}, 'rule_deleted'],
    ['a deleted rule that was inactive', { deletedAt: new Date(), active: false }, {}, 'rule_deleted'],
    ['an inactive rule', { active: false }, {}, 'rule_inactive'],
    ['a deleted project', {}, { deleted: true }, 'project_gone'],
    ['a merged project', {}, { mergedId: newId() }, 'project_gone'],
  ])('is %s', async (_, changes, project, reason) => {
    expect(await find(changes, project)).toMatchObject({ reason });
  });

  it('is missing for an active rule with a project, without one, and with an unknown one', async () => {
    const { frameId, unitOfWork } = openRules();
    const ofUnknown = unitOfWork.run(frameId, (stores) => findSkipReason(stores, frameId, aRule(), newId()));

    expect([await find({}), await find({}, null), await ofUnknown]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the reason of a skipped run', () => {
  const results = [
    { matches: true, seen: 1 },
    { matches: false, seen: 2 },
  ];

  it('is the first false condition with the value that it compared', () => {
    expect(firstFalse({ conditions: [and, or] }, results)).toEqual({
      reason: 'condition_false',
      condition: or,
      seen: 2,
      detail: 'The condition on b was false: the value was 2.',
    });
  });

  it('is the first condition without a value if no condition has a result', () => {
    expect(firstFalse({ conditions: [and, or] }, [])).toMatchObject({ condition: and, seen: null });
    expect(firstFalse({ conditions: [] }, [])).toMatchObject({ condition: {}, seen: null });
  });

  it('is missing if the conditions are met, also if one of them is false', () => {
    const rule = aRule({ conditions: [and, or] });

    expect(skipReasonOf(rule, { matches: true, conditions: results })).toBeUndefined();
    expect(skipReasonOf(rule, { matches: false, conditions: results })).toMatchObject({ condition: or });
    expect(skipReasonOf(rule, undefined)).toEqual(gone);
  });
});
