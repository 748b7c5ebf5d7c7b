import type { UnitOfWork } from '@trackway/application';
import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { ImportStores } from './stores/import-stores';
import type { RowOutcome } from './stores/row-outcome';

const BATCHES_PER_PAGE = 10;

export interface AppliedRowsQuery {
  readonly operationId: string;
  readonly afterRow: number;
  readonly endImport: boolean;
  /** The attempt that ends. */
  readonly attempt: number;
}

/**
 * Lists the outcomes of rows after `afterRow`, for a client that lost responses of `applyRows`. Waits for a batch that
 * is being applied. With `endImport`, later batches of the attempt are rejected, so that the list stays complete.
 */
export function makeListAppliedRows({ unitOfWork }: { unitOfWork: UnitOfWork<ImportStores> }) {
  return async function* (
    caller: Caller,
    { operationId, afterRow, endImport, attempt }: AppliedRowsQuery,
  ): AsyncGenerator<readonly RowOutcome[]> {
    if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
    let last = afterRow;
    for (;;) {
      const page = await unitOfWork.run(caller.frameId, async ({ appliedBatches }) => {
        await appliedBatches.lock(operationId);
        if (endImport) await appliedBatches.endAttempt(caller.frameId, operationId, attempt);
        return appliedBatches.listAfter(caller.frameId, operationId, last, BATCHES_PER_PAGE);
      });
      for (const outcomes of page) {
        last = outcomes.at(-1)?.rowNumber ?? last;
        yield outcomes;
      }
      if (page.length < BATCHES_PER_PAGE) return;
    }
  };
}
