import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openRules } from '../fake-rules';
import { makeCancelRun } from './cancel-run';
import { makeListRuns } from './read-runs';
import { makeRetryRun } from './retry-run';
import type { RunStep } from './run';
import { makeStreamRuns } from './stream-runs';

const AUTOMATION = { kind: 'automation' } as const;
const notFound = { code: 'automation_model_not_found' };
const runNotFound = { code: 'rule_run_model_not_found' };
const waiting = { path: '0', reason: 'time', since: '', resumesAt: '', events: [] } as const;
const step = (status: RunStep['status']): RunStep => {
  const times = { startedAt: new Date(), durationMs: 1 };
  return { path: '0', action: 'set_field', status, ...times, detail: '', error: null };
};

describe('the cancellation of a run', () => {
  it('ends a waiting run, which is counted', async () => {
    const { caller, frameId, deps, board, unitOfWork, now, addRule, addRun, stored } = openRules();
    const rule = await addRule();
    const run = await addRun(rule);
    await unitOfWork.runs.suspend(frameId, run, waiting, new Date());
    const cancel = makeCancelRun(deps);
    const target = { ...AUTOMATION, ruleId: rule.id, runId: run.id };
    await cancel(caller, target);

    expect(stored(run)).toMatchObject({ status: 'cancelled', error: 'Cancelled by Bo Tester.', finishedAt: now() });
    expect(unitOfWork.runs.waits.of(frameId)).toEqual([]);
    expect(await unitOfWork.rules.counts(frameId, rule.id)).toMatchObject({ runsCount: 1, failuresCount: 0 });
    expect(board.takeActions()).toEqual(['automation.run_cancelled']);
    await expect(cancel(caller, target)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancel(caller, { ...target, runId: newId() })).rejects.toMatchObject(runNotFound);
    await expect(cancel(aCaller(), target)).rejects.toMatchObject(notFound);
  });
});

describe('the retry of a run', () => {
  it('continues a failed run without its failed step', async () => {
    const { caller, deps, board, unitOfWork, frameId, addRule, addRun, stored } = openRules();
    const rule = await addRule();
    const run = await addRun(rule, { status: 'failed', error: 'No.', steps: [step('failed')], finishedAt: new Date() });
    unitOfWork.triggers.queue.remove(frameId, run.partitionId);
    const target = { ...AUTOMATION, ruleId: rule.id, runId: run.id };
    await makeRetryRun(deps)(caller, target);

    expect(stored(run)).toMatchObject({ status: 'pending', attempt: 1, error: null, steps: [] });
    expect(unitOfWork.triggers.queue.of(frameId)).toEqual([run.partitionId]);
    expect(board.takeActions()).toEqual(['automation.run_retried']);
    await expect(makeRetryRun(deps)(caller, target)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('needs the scopes of the actions that it was started with, and its trigger', async () => {
    const { caller, limited, deps, unitOfWork, frameId, addRule, addRun } = openRules();
    const rule = await addRule({
      trigger: { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: false },
      actions: [{ type: 'call_webhook', url: 'https://example.org' }],
    });
    const actions = [{ type: 'set_field', field: 'a', value: 1 }] as const;
    const failed = { status: 'failed', finishedAt: new Date() } as const;
    const run = await addRun(rule, { ...failed, actions });
    const retry = makeRetryRun(deps);
    const target = { ...AUTOMATION, ruleId: rule.id, runId: run.id };

    await expect(retry(limited, target)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(retry(caller, { ...target, runId: newId() })).rejects.toMatchObject(runNotFound);
    await expect(retry(aCaller(), target)).rejects.toMatchObject(notFound);
    unitOfWork.triggers.rows.remove(frameId, run.triggerId);
    await expect(retry(caller, target)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('finished runs', () => {
  it('are listed for a step or an automation, with what the caller can read', async () => {
    const { caller, limited, deps, addFunnel, addProject, addRule, addRun } = openRules();
    const [first] = (await addFunnel()).steps;
    const stepId = first?.id ?? '';
    const projectId = await addProject();
    const [automation, assistant] = [await addRule(), await addRule({ kind: 'assistant', stepId })];
    const finished = { status: 'succeeded', finishedAt: new Date(), projectId } as const;
    await addRun(automation, finished);
    await addRun(assistant, finished);
    await addRun(automation);
    const list = makeListRuns(deps);
    const page = { page: 1, perPage: 5 };

    const ofStep = await list(caller, { stepId }, {}, page);
    expect(ofStep.runs).toMatchObject([{ ruleId: assistant.id, project: { id: projectId } }]);
    const ofAutomation = await list(limited, { automationId: automation.id }, {}, page);
    expect(ofAutomation).toMatchObject({ meta: { total: 1 }, runs: [{ project: null, trigger: { detail: {} } }] });
    await expect(list(caller, { automationId: assistant.id }, {}, page)).rejects.toMatchObject(notFound);
    await expect(list(caller, { stepId: newId() }, {}, page)).rejects.toMatchObject({ code: 'step_model_not_found' });
    await expect(list(aCaller(), { stepId }, {}, page)).rejects.toMatchObject({ code: 'step_model_not_found' });
  });

  it.each([1, 2, 0])('are streamed completely in batches of %d, newest first', async (batchRows) => {
    const { caller, deps, addRule, addRun } = openRules();
    const rule = await addRule();
    const finished = { status: 'succeeded', finishedAt: new Date() } as const;
    const ids = [await addRun(rule, finished), await addRun(rule, finished), await addRun(rule, finished)];
    await addRun(rule);
    const batches = await Array.fromAsync(makeStreamRuns(deps)(caller, batchRows));

    expect(batches[0]?.total).toBe(3);
    expect(batches.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids.map(({ id }) => id).toReversed());
  });
});
