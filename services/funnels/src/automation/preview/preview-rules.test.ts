import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { ActionPerformers } from '../../actions/action-performer';
import { makeEnsureProject } from '../../board/projects/ensure-project';
import { aTrigger } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import { makeExplainRule } from './explain-rule';
import { makeSimulateRule } from './simulate-rule';

const target = { kind: 'automation' } as const;
const notFound = { code: 'automation_model_not_found' };
const condition = (value: boolean) => [{ field: 'name', operator: 'equals', value }];

function open() {
  const opened = openRules();
  const performer = { preview: async () => ({ possible: true, detail: 'It would be set.' }) };
  const grants = { active: true, scopes: ['*'] };
  const explain = makeExplainRule({
    ...opened.deps,
    ensureProject: makeEnsureProject({ unitOfWork: opened.unitOfWork, fetchProject: async () => undefined }),
    fetchGrants: async () => grants,
    performers: { set_field: performer } as unknown as ActionPerformers,
  });
  const simulate = makeSimulateRule({ ...opened.deps, maxTriggers: 4 });
  return { ...opened, grants, explain, simulate };
}

describe('the explanation of a rule', () => {
  it('names its actions if nothing prevents it', async () => {
    const { caller, explain, addRule, addProject } = open();
    const { id } = await addRule({ conditions: condition(true) });

    expect(await explain(caller, { ...target, id }, await addProject())).toEqual({
      wouldFire: true,
      reasons: [],
      conditions: [{ condition: condition(true)[0], matches: true, seen: true }],
      actions: [expect.objectContaining({ path: '0', possible: true })],
    });
  });

  it('names what prevents it', async () => {
    const { caller, grants, explain, addRule, addProject, addFunnel } = open();
    const { id: funnelId } = await addFunnel();
    const { id } = await addRule({ conditions: condition(false), funnelId });
    grants.active = false;
    const explanation = await explain(caller, { ...target, id }, await addProject());

    expect(explanation.wouldFire).toBe(false);
    expect(explanation.reasons.map(({ reason }) => reason)).toEqual(['condition_false', 'not_in_funnel']);
    expect(explanation.actions).toMatchObject([{ possible: false }]);
    const inactive = await addRule({ active: false });
    expect((await explain(caller, { ...target, id: inactive.id }, await addProject())).reasons).toMatchObject([
      { reason: 'rule_inactive' },
    ]);
  });

  it('needs the scopes to read the project, which exists', async () => {
    const { caller, limited, explain, addRule, addProject } = open();
    const { id } = await addRule();

    await expect(explain(limited, { ...target, id }, await addProject())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(explain(caller, { ...target, id }, newId())).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    await expect(explain(aCaller(), { ...target, id }, newId())).rejects.toMatchObject(notFound);
  });
});

describe('the simulation of a rule', () => {
  it('evaluates past triggers with the values of that time', async () => {
    const { caller, frameId, unitOfWork, simulate, addRule } = open();
    const rule = await addRule({ active: false, conditions: [{ field: 'name', operator: 'equals', value: 'A' }] });
    const triggers = [aTrigger(), aTrigger(), aTrigger()];
    await unitOfWork.triggers.add(frameId, triggers);
    await unitOfWork.triggers.addReadings(frameId, triggers[0]?.id ?? '', { name: 'A' });
    await unitOfWork.triggers.addReadings(frameId, triggers[1]?.id ?? '', { name: 'B' });
    const { simulation, period, isComplete, showsValues } = await simulate(caller, { ...target, id: rule.id }, {});

    expect(Object.fromEntries(simulation.counts)).toEqual({ would_fire: 1, condition_false: 1, unknown: 1 });
    expect([...simulation.projects]).toEqual([triggers[0]?.projectId]);
    expect([period.from, isComplete, showsValues]).toEqual([new Date('2026-02-03T12:00:00Z'), true, true]);
    expect(unitOfWork.runs.rows.of(frameId)).toEqual([]);
  });

  it('reads a limited number of triggers, oldest first, and returns until when', async () => {
    const { caller, frameId, unitOfWork, simulate, addRule } = open();
    const { id } = await addRule({ conditions: [] });
    const times = Array.from({ length: 5 }, (_, hour) => new Date(Date.UTC(2026, 4, 1, hour)));
    await unitOfWork.triggers.add(
      frameId,
      times.map((occurredAt) => aTrigger({ occurredAt })),
    );
    const { simulation, period, isComplete } = await simulate(caller, { ...target, id }, {});

    expect([isComplete, simulation.triggersCount, period.to]).toEqual([false, 4, times[3]]);
  });

  it('is limited to 90 days, and to the scopes and tenant of the rule', async () => {
    const { caller, limited, simulate, addRule } = open();
    const { id } = await addRule();

    await expect(simulate(caller, { ...target, id }, { from: new Date('2025-01-01') })).rejects.toMatchObject({
      details: { validation: { from: expect.any(Array) } },
    });
    await expect(simulate(limited, { ...target, id }, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(simulate(aCaller(), { ...target, id }, {})).rejects.toMatchObject(notFound);
  });
});
