import type { Caller } from '@trackway/runtime';
import { newestFirst } from '../../shared/listing/newest-first';
import { type CompleteRunsDeps, completeRuns } from './complete-runs';
import { redactRun } from './redact-run';

const MAX_BATCH = 5_000;

/** Streams finished runs on projects, newest first. */
export function makeStreamRuns(deps: CompleteRunsDeps) {
  const { unitOfWork } = deps;
  return (caller: Caller, batchRows: number) => {
    const { frameId } = caller;
    const positions = {
      count: () => unitOfWork.run(frameId, ({ runs }) => runs.count(frameId)),
      before: async (position: number, limit: number) => {
        const { rows, next } = await unitOfWork.run(frameId, ({ runs }) => runs.before(frameId, position, limit));
        const complete = await completeRuns(deps, caller, rows);
        return { rows: complete.map((run) => redactRun(caller, run)), next };
      },
    };
    return newestFirst(positions, { batchRows, maxRows: MAX_BATCH });
  };
}
