import type { Caller } from '@trackway/runtime';
import { newestFirst } from '../../shared/listing/newest-first';
import type { UnitOfWork } from '../../unit-of-work';
import { readableRun } from './redact-run';

const LARGEST_BATCH = 5_000;

/** The runs on projects that are over, newest first. */
export function makeStreamRuns({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return (caller: Caller, batchRows: number) => {
    const { frameId } = caller;
    const positions = {
      extent: () => unitOfWork.run(frameId, ({ runs }) => runs.extent(frameId)),
      before: async (position: number, limit: number) => {
        const { rows, next } = await unitOfWork.run(frameId, ({ runs }) => runs.before(frameId, position, limit));
        return { rows: rows.map((run) => readableRun(caller, run)), next };
      },
    };
    return newestFirst(positions, { batchRows, largest: LARGEST_BATCH });
  };
}
