import { newId } from '@trackway/runtime';
import { anAssignment } from '../../board/fake-samples';
import { aRule, aTrigger } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import type { TriggerEvent } from '../triggers/trigger-event';
import { type CandidateEvaluations, matchTriggers, newRun, recordRuns } from './match-triggers';
import { MAX_DEPTH, type Skipped } from './run';
import { wakeWaitingRuns } from './wake-waiting-runs';

const NOW = new Date('2026-05-04T12:00:00Z');
const NO_EVALUATIONS: CandidateEvaluations = { skipped: new Map(), readings: new Map() };
const falseCondition: Skipped = { reason: 'condition_false', detail: 'It was false.' };
const waiting = { path: '0', reason: 'event', since: '2026-01-01', resumesAt: '2027-01-01', events: [] } as const;

function open() {
  const opened = openRules();
  const { frameId, unitOfWork } = opened;
  const projectId = newId();
  const addTrigger = async (changes: Partial<TriggerEvent> = {}) => {
    const trigger = aTrigger({ projectId, ...changes });
    await unitOfWork.triggers.add(frameId, [trigger]);
    return trigger;
  };
  const match = (partitionId = projectId) =>
    unitOfWork.run(frameId, (stores) => matchTriggers(stores, { frameId, partitionId }));
  const record = async (evaluations = NO_EVALUATIONS, matches = match()) => {
    const found = await matches;
    await unitOfWork.run(frameId, (stores) => recordRuns(stores, frameId, found, { evaluations, newId, now: NOW }));
    return found;
  };
  const runsOf = () => unitOfWork.runs.rows.of(frameId);
  return { ...opened, projectId, addTrigger, match, record, runsOf };
}

describe('the pending triggers of a partition', () => {
  it('are returned with the rules that they trigger', async () => {
    const { addRule, addTrigger, match } = open();
    const rule = await addRule();
    await addRule({ trigger: { type: 'event', event: 'project.deleted' } });
    const answers = await addRule({ trigger: { type: 'form_answered' } });
    const update = await addTrigger();
    const answered = await addTrigger({ type: 'form_answered', detail: {} });
    await addTrigger({ projectId: newId() });

    expect(await match()).toEqual({
      candidates: [
        { rule, trigger: update },
        { rule: answers, trigger: answered },
      ],
      triggers: [update, answered],
    });
  });

  it('trigger the rules of the funnels in which the project is now', async () => {
    const { frameId, board, projectId, addFunnel, addRule, addTrigger, match } = open();
    const [current, other] = [await addFunnel(), await addFunnel()];
    await board.assignments.insert(frameId, anAssignment(current, { projectId }));
    const rule = await addRule({ funnelId: current.id });
    await addRule({ funnelId: other.id });
    await addTrigger();

    expect((await match()).candidates).toMatchObject([{ rule: { id: rule.id } }]);
  });

  it('can be none, and can have no project', async () => {
    const { addRule, addTrigger, match } = open();
    const trigger = { type: 'schedule', cron: '* * * * *', time_zone: 'UTC', each_project: false } as const;
    const rule = await addRule({ trigger });
    const due = await addTrigger({ type: 'schedule', projectId: null, ruleId: rule.id, detail: {} });

    expect(await match()).toEqual({ candidates: [], triggers: [] });
    expect(await match(rule.id)).toEqual({ candidates: [{ rule, trigger: due }], triggers: [due] });
  });
});

describe('the record of runs', () => {
  it('has a pending run for each candidate, and its triggers are no longer pending', async () => {
    const { frameId, unitOfWork, addRule, addTrigger, match, record, runsOf } = open();
    const rule = await addRule();
    const trigger = await addTrigger();
    await record({ ...NO_EVALUATIONS, readings: new Map([[trigger.id, { name: 'A' }]]) });

    expect(runsOf()).toMatchObject([{ ruleId: rule.id, status: 'pending', skipped: null, createdAt: NOW }]);
    expect((await match()).triggers).toEqual([]);
    expect(unitOfWork.triggers.rows.find(frameId, trigger.id)).toMatchObject({ readings: { name: 'A' } });
  });

  it('has a skipped run for a candidate whose conditions are false', async () => {
    const { addRule, addTrigger, match, record, runsOf } = open();
    await addRule();
    await addTrigger();
    const found = await match();
    const [candidate] = found.candidates;
    const skipped = new Map(candidate ? [[candidate, falseCondition]] : []);
    await record({ ...NO_EVALUATIONS, skipped }, Promise.resolve(found));

    expect(runsOf()).toMatchObject([{ status: 'skipped', skipped: falseCondition, finishedAt: NOW }]);
  });

  it('has a skipped run for a second trigger of the same original cause', async () => {
    const { addRule, addTrigger, record, runsOf } = open();
    await addRule();
    const { correlationId } = await addTrigger();
    await addTrigger({ correlationId });
    await record();

    expect(runsOf()).toMatchObject([
      { status: 'pending', skipped: null },
      { status: 'skipped', skipped: { reason: 'already_ran_for_this_cause' } },
    ]);
  });

  it.each([
    [MAX_DEPTH - 1, { status: 'pending', skipped: null, depth: MAX_DEPTH }],
    [MAX_DEPTH, { status: 'skipped', skipped: { reason: 'chain_too_deep' } }],
  ])('limits the length of a chain of causes: %d', async (depth, run) => {
    const { addRule, addTrigger, record, runsOf } = open();
    await addRule();
    await addTrigger({ depth });
    await record();

    expect(runsOf()).toMatchObject([run]);
  });

  it('wakes the runs that wait for one of the events', async () => {
    const { frameId, unitOfWork, projectId, addRule, addRun, addTrigger, record, stored } = open();
    const run = await addRun(await addRule(), {}, { projectId });
    await record();
    await unitOfWork.runs.suspend(frameId, run, { ...waiting, event: { type: 'form_answered' } }, NOW);
    const { id } = await addTrigger({ type: 'form_answered', detail: {} });
    await record();

    expect(stored(run)).toMatchObject({ status: 'pending', waiting: { events: [{ id }] } });
  });

  it('wakes any number of waiting runs', async () => {
    const { frameId, unitOfWork, projectId, addRule, addRun, stored } = open();
    const rule = await addRule();
    const runs = await Promise.all(Array.from({ length: 401 }, () => addRun(rule, {}, { projectId })));
    for (const run of runs) {
      await unitOfWork.runs.suspend(frameId, run, { ...waiting, event: { type: 'form_answered' } }, NOW);
    }
    const trigger = aTrigger({ projectId, type: 'form_answered', detail: {} });
    await unitOfWork.run(frameId, (stores) => wakeWaitingRuns(stores, frameId, [trigger]));

    expect(runs.filter((run) => stored(run)?.status === 'pending')).toHaveLength(401);
  });

  it('wakes runs with the first and the newest of many events, whose state conditions must read', async () => {
    const { frameId, unitOfWork, projectId, addRule, addRun, stored } = open();
    const run = await addRun(await addRule(), {}, { projectId });
    await unitOfWork.runs.suspend(frameId, run, { ...waiting, event: { type: 'form_answered' } }, NOW);
    const triggers = Array.from({ length: 150 }, () => aTrigger({ projectId, type: 'form_answered', detail: {} }));
    await unitOfWork.run(frameId, (stores) => wakeWaitingRuns(stores, frameId, triggers));

    const events = stored(run)?.waiting?.events ?? [];
    expect(events).toHaveLength(100);
    expect([events[0]?.id, events.at(-1)?.id]).toEqual([triggers[0]?.id, triggers.at(-1)?.id]);
  });
});

describe('a new run', () => {
  it('contains the definition of its rule, and the cause of its trigger', () => {
    const rule = aRule({ version: 3, stepId: newId() });
    const trigger = aTrigger({ depth: 2 });
    const { projectId, correlationId } = trigger;

    expect(newRun({ rule, trigger }, 'id', NOW)).toEqual({
      ...{ id: 'id', ruleId: rule.id, ruleVersion: 3, stepId: rule.stepId, actions: rule.actions },
      ...{ triggerId: trigger.id, partitionId: projectId, projectId, correlationId, depth: 3 },
      ...{ status: 'pending', attempt: 1, steps: [], waiting: null, skipped: null, error: null },
      ...{ startedAt: null, finishedAt: null, createdAt: NOW },
    });
  });
});
