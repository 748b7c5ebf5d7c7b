import type { UnitOfWork } from '../../unit-of-work';
import type { DueWait } from './rule-alarms';

/** Adds a run whose wait is due to the queue of its partition. The run itself decides whether the wait has ended. */
export function makeResumeWaitingRun({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) {
  return ({ frameId, runId }: DueWait): Promise<void> =>
    unitOfWork.run(frameId, async ({ runs, triggers }) => {
      const partitionId = await runs.wake(frameId, runId);
      if (partitionId) await triggers.requeue(frameId, partitionId);
    });
}
