import type { Caller } from '@trackway/runtime';
import { newestFirst } from '../search/newest-first';
import type { UnitOfWork } from '../unit-of-work';

const LARGEST_BATCH = 5_000;

/** The runs on projects that are over, newest first. */
export function makeStreamRuns({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return ({ frameId }: Caller, batchRows: number) => {
    const positions = {
      extent: () => unitOfWork.run(frameId, ({ runs }) => runs.extent(frameId)),
      before: (position: number, limit: number) =>
        unitOfWork.run(frameId, ({ runs }) => runs.before(frameId, position, limit)),
    };
    return newestFirst(positions, { batchRows, largest: LARGEST_BATCH });
  };
}
