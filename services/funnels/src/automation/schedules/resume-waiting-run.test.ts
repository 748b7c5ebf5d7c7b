import { openRules } from '../fake-rules';
import { makeResumeWaitingRun } from './resume-waiting-run';

const waiting = { path: '0', reason: 'time', since: '', resumesAt: '', events: [] } as const;

describe('a wait that is due', () => {
  it('adds its run to the queue, unless the run has continued', async () => {
    const { frameId, deps, unitOfWork, addRule, addRun, stored } = openRules();
    const run = await addRun(await addRule());
    await unitOfWork.runs.suspend(frameId, run, waiting, new Date());
    unitOfWork.triggers.queue.remove(frameId, run.partitionId);
    const resume = makeResumeWaitingRun(deps);
    const due = { frameId, runId: run.id, dueAt: new Date() };
    await resume(due);

    expect(stored(run)).toMatchObject({ status: 'pending' });
    expect(unitOfWork.triggers.queue.of(frameId)).toEqual([run.partitionId]);
    await unitOfWork.runs.finish(frameId, run.id, { status: 'succeeded', at: new Date() });
    unitOfWork.triggers.queue.remove(frameId, run.partitionId);
    await resume(due);
    expect(unitOfWork.triggers.queue.of(frameId)).toEqual([]);
  });
});
