import type { Caller } from '@trackway/runtime';
import { newestFirst } from '../../shared/listing/newest-first';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';

/** Small, because an execution contains all its messages. */
const MAX_BATCH = 2_000;

export function makeStreamExecutions({ unitOfWork }: { unitOfWork: UnitOfWork<AgentStores> }) {
  return ({ frameId }: Caller, batchRows: number) => {
    const positions = {
      count: () => unitOfWork.run(frameId, ({ executions }) => executions.count(frameId)),
      before: (position: number, limit: number) =>
        unitOfWork.run(frameId, ({ executions }) => executions.before(frameId, position, limit)),
    };
    return newestFirst(positions, { batchRows, maxRows: MAX_BATCH });
  };
}
