import type { Caller } from '@trackway/runtime';
import { newestFirst } from '../../shared/listing/newest-first';
import type { UnitOfWork } from '../../unit-of-work';
import { redactRun } from './redact-run';

const LARGEST_BATCH = 5_000;

/** Streams finished runs on projects, newest first. */
export function makeStreamRuns({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return (caller: Caller, batchRows: number) => {
    const { frameId } = caller;
    const positions = {
      count: () => unitOfWork.run(frameId, ({ runs }) => runs.count(frameId)),
      before: async (position: number, limit: number) => {
        const { rows, next } = await unitOfWork.run(frameId, ({ runs }) => runs.before(frameId, position, limit));
        return { rows: rows.map((run) => redactRun(caller, run)), next };
      },
    };
    return newestFirst(positions, { batchRows, largest: LARGEST_BATCH });
  };
}
