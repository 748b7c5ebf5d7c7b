import { unavailable } from '@trackway/errors';
import { HostLimitError } from '@trackway/outbound';
import type { RuleAction } from '../../actions/action';
import type { ActionCall, ActionPerformers } from '../../actions/action-performer';
import { aTrigger } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import type { EvaluateConditions } from '../rules/conditions';
import { makeEvaluateCandidates } from './evaluate-candidates';
import { makeExecuteRun } from './execute-run';
import { makeProcessTriggers } from './process-triggers';

const holds = async () => true;

/** While a service of the system is unavailable. */
const LAST_ATTEMPT = 14;

/** Rules in memory. `failures` are thrown by the next actions; undefined lets one succeed. */
function open() {
  const opened = openRules();
  const done: string[] = [];
  const failures: (Error | undefined)[] = [];
  const grants = { active: true, scopes: ['*'] };
  const performer = {
    perform: async (action: RuleAction, { key }: ActionCall) => {
      const failure = failures.shift();
      if (failure) throw failure;
      done.push(`${action.type} ${key}`);
      return { status: 'succeeded', detail: 'Done.' };
    },
  };
  const performers = { set_field: performer, call_webhook: performer } as unknown as ActionPerformers;
  const deps = {
    ...opened.deps,
    performers,
    fetchGrants: async () => grants,
    fetchProject: async () => undefined,
    async *listProjects() {},
  };
  const executeRun = makeExecuteRun(deps);
  const evaluateCandidates = makeEvaluateCandidates(deps);
  const process = makeProcessTriggers({
    ...deps,
    executeRun,
    evaluateCandidates,
    expandSchedules: async () => undefined,
  });
  const processAll = (partitionId: string, holdsLease = holds) =>
    process({ frameId: opened.frameId, partitionId, workerId: 'worker', arrivals: 1 }, holdsLease);
  const runsOf = () => opened.unitOfWork.runs.rows.of(opened.frameId);
  return { ...opened, done, failures, grants, executeRun, evaluateCandidates, processAll, runsOf };
}

describe('the triggers of a partition', () => {
  it('run the rules that match, once', async () => {
    const { frameId, unitOfWork, done, processAll, runsOf, addRule } = open();
    const rule = await addRule();
    await addRule({ trigger: { type: 'event', event: 'project.deleted' } });
    const trigger = aTrigger();
    await unitOfWork.triggers.add(frameId, [trigger]);

    expect(await processAll(trigger.projectId ?? '')).toBe('empty');
    expect(await processAll(trigger.projectId ?? '')).toBe('empty');
    expect(runsOf()).toMatchObject([{ ruleId: rule.id, status: 'succeeded', steps: [{ path: '0' }] }]);
    expect(done).toEqual([`set_field ${runsOf()[0]?.id}:0`]);
    expect(await unitOfWork.rules.counts(frameId, rule.id)).toMatchObject({ runsCount: 1, failuresCount: 0 });
  });

  it('skip rules for the same cause, and chains that are too long', async () => {
    const { frameId, unitOfWork, done, processAll, runsOf, addRule } = open();
    await addRule();
    const first = aTrigger();
    const again = aTrigger({ projectId: first.projectId, correlationId: first.correlationId });
    const deep = aTrigger({ projectId: first.projectId, depth: 10 });
    await unitOfWork.triggers.add(frameId, [first, again, deep]);
    await processAll(first.projectId ?? '');

    expect(
      runsOf()
        .flatMap(({ skipped }) => skipped?.reason ?? [])
        .sort(),
    ).toEqual(['already_ran_for_this_cause', 'chain_too_deep']);
    expect(done).toHaveLength(1);
  });

  it('are evaluated together, so that false conditions start no run', async () => {
    const { frameId, unitOfWork, done, processAll, runsOf, addRule } = open();
    const condition = (value: boolean) => [{ field: 'name', operator: 'equals', value }];
    await addRule({ conditions: condition(false) });
    await addRule({ conditions: condition(true) });
    const trigger = aTrigger();
    await unitOfWork.triggers.add(frameId, [trigger]);
    await processAll(trigger.projectId ?? '');

    expect(
      runsOf()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['skipped', 'succeeded']);
    expect(done).toHaveLength(1);
  });

  it('stop when the lease is lost', async () => {
    const { frameId, unitOfWork, done, processAll, runsOf, addRule } = open();
    await addRule();
    const trigger = aTrigger();
    await unitOfWork.triggers.add(frameId, [trigger]);

    expect(await processAll(trigger.projectId ?? '', async () => false)).toBe('lease_lost');
    expect([runsOf()[0]?.status, done]).toEqual(['pending', []]);
  });
});

describe('the execution of a run', () => {
  it('is retried after a failure that can pass, with the next attempt', async () => {
    const { frameId, failures, executeRun, addRule, addRun, stored } = open();
    const run = await addRun(await addRule());
    failures.push(unavailable('Projects is unavailable.'));

    expect(await executeRun(frameId, run, holds)).toEqual({ retryInMs: expect.any(Number) });
    expect(stored(run)).toMatchObject({ status: 'pending', attempt: 2, error: 'Projects is unavailable.' });
  });

  it('has all attempts for each action', async () => {
    const { frameId, failures, executeRun, addRule, addRun, stored } = open();
    const actions = ['a', 'b'].map((field) => ({ type: 'set_field', field, value: 1 }) as const);
    const run = await addRun(await addRule({ actions }), { attempt: LAST_ATTEMPT });
    failures.push(undefined, unavailable('Projects is unavailable.'));

    expect(await executeRun(frameId, run, holds)).toEqual({ retryInMs: 1_000 });
    expect(stored(run)).toMatchObject({ status: 'pending', attempt: 2, steps: [{ path: '0' }] });
  });

  it('waits for the limit of a host without a failed attempt', async () => {
    const { frameId, failures, executeRun, addRule, addRun, stored } = open();
    const run = await addRun(await addRule());
    failures.push(new HostLimitError(250));

    expect(await executeRun(frameId, run, holds)).toEqual({ retryInMs: 250 });
    expect(stored(run)).toMatchObject({ status: 'pending', attempt: 1 });
  });

  it('fails if the owner lacks a scope, and is published in the history', async () => {
    const { frameId, board, unitOfWork, grants, executeRun, addRule, addRun, stored } = open();
    const rule = await addRule();
    const run = await addRun(rule);
    grants.scopes = [];

    expect(await executeRun(frameId, run, holds)).toBe('finished');
    expect(stored(run)).toMatchObject({ status: 'failed', steps: [{ status: 'failed' }] });
    expect(await unitOfWork.rules.counts(frameId, rule.id)).toMatchObject({ failuresCount: 1 });
    expect(board.takeActions()).toEqual(['automation.failed']);
  });

  it.each([
    ['rule_deleted', { deletedAt: new Date() }],
    ['rule_inactive', { active: false }],
  ])('is skipped with %s', async (reason, changes) => {
    const { frameId, board, done, unitOfWork, executeRun, addRule, addRun, stored } = open();
    const rule = await addRule();
    const run = await addRun(rule);
    await unitOfWork.rules.update(frameId, { ...rule, ...changes });
    await executeRun(frameId, run, holds);

    expect(stored(run)).toMatchObject({ status: 'skipped', skipped: { reason } });
    expect([done, board.takeActions()]).toEqual([[], []]);
  });

  it('is skipped if a condition is false, with the value that was read', async () => {
    const { frameId, unitOfWork, executeRun, addRule, addRun, stored } = open();
    const rule = await addRule({ conditions: [{ field: 'name', operator: 'equals', value: false }] });
    const run = await addRun(rule);
    await executeRun(frameId, run, holds);

    expect(stored(run)).toMatchObject({ status: 'skipped', skipped: { reason: 'condition_false', seen: false } });
    expect(unitOfWork.triggers.rows.find(frameId, run.triggerId)?.readings).toBeDefined();
  });

  it('suspends at a wait, and continues after it', async () => {
    const { frameId, done, now, setNow, unitOfWork, executeRun, addRule, addRun, stored } = open();
    const actions = [
      { type: 'wait', for: 3_600 },
      { type: 'set_field', field: 'a', value: 1 },
    ] as const;
    const run = await addRun(await addRule({ actions }));

    expect(await executeRun(frameId, run, holds)).toBe('suspended');
    expect(stored(run)).toMatchObject({ status: 'waiting', waiting: { reason: 'time' } });
    setNow(new Date(now().getTime() + 3_600_000));
    await unitOfWork.runs.wake(frameId, run.id);
    const woken = stored(run);
    expect(woken && (await executeRun(frameId, woken, holds))).toBe('finished');
    expect(done).toEqual([`set_field ${run.id}:1`]);
  });

  it('is cancelled if the rule was deactivated while the run waited', async () => {
    const { frameId, done, unitOfWork, executeRun, addRule, addRun, stored } = open();
    const rule = await addRule({ actions: [{ type: 'wait', for: 3_600 }] });
    const run = await addRun(rule);
    await executeRun(frameId, run, holds);
    await unitOfWork.rules.update(frameId, { ...rule, active: false });
    await unitOfWork.runs.wake(frameId, run.id);
    const woken = stored(run);
    await (woken && executeRun(frameId, woken, holds));

    expect(stored(run)).toMatchObject({ status: 'cancelled', error: expect.stringContaining('deactivated') });
    expect(done).toEqual([]);
  });
});

describe('the evaluation of candidates', () => {
  it('makes one call for equal conditions, and none for a single rule', async () => {
    const { frameId, evaluateConditions, addRule } = openRules();
    const calls: number[] = [];
    const counting: EvaluateConditions = (...input) => {
      calls.push(input[2].length);
      return evaluateConditions(...input);
    };
    const conditions = [{ field: 'name', operator: 'equals', value: true }];
    const [one, two] = [await addRule({ conditions }), await addRule({ conditions })];
    const evaluate = makeEvaluateCandidates({ evaluateConditions: counting });
    const trigger = aTrigger();
    const candidates = [
      { rule: one, trigger },
      { rule: two, trigger },
    ];

    expect((await evaluate(frameId, candidates)).skipped.size).toBe(0);
    expect(calls).toEqual([1]);
    await evaluate(frameId, candidates.slice(0, 1));
    expect(calls).toEqual([1]);
  });

  it('evaluates nothing if projects is unavailable or lacks the project', async () => {
    const { frameId, addRule } = openRules();
    const conditions = [{ field: 'name', operator: 'equals', value: false }];
    const [one, two] = [await addRule({ conditions }), await addRule({ conditions })];
    const trigger = aTrigger();
    const candidates = [
      { rule: one, trigger },
      { rule: two, trigger },
    ];
    const evaluate = (evaluateConditions: EvaluateConditions) =>
      makeEvaluateCandidates({ evaluateConditions })(frameId, candidates);

    expect((await evaluate(() => Promise.reject(unavailable('Away.')))).skipped.size).toBe(0);
    expect((await evaluate(async () => undefined)).skipped.size).toBe(0);
    await expect(evaluate(() => Promise.reject(new Error('A bug.')))).rejects.toThrow('A bug.');
  });
});
