import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { RowOutcome } from './import-row';
import type { ImportedRowStores } from './imported-row-store';

const ROWS_PER_PAGE = 500;

export interface AppliedRowsQuery {
  readonly operationId: string;
  readonly afterRow: number;
  readonly endImport: boolean;
  /** The attempt that ends. */
  readonly attempt: number;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<ImportedRowStores>;
}

/**
 * Lists the outcomes of rows after `afterRow`, for a client that lost responses of `applyRows`. With `endImport`, rows of the
 * attempt that arrive later are rejected, so that the list stays complete.
 */
export function makeListAppliedRows({ unitOfWork }: Deps) {
  return async function* (
    caller: Caller,
    { operationId, afterRow, endImport, attempt }: AppliedRowsQuery,
  ): AsyncGenerator<readonly RowOutcome[]> {
    if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
    const { frameId } = caller;
    // Conflicts with a transaction that applies rows, so it waits until that one has ended.
    if (endImport) await unitOfWork.run(({ importedRows }) => importedRows.end(frameId, operationId, attempt));
    for (let last = afterRow; ; ) {
      const page = await unitOfWork.read(({ importedRows }) =>
        importedRows.after(frameId, operationId, last, ROWS_PER_PAGE),
      );
      if (page.length > 0) yield page.map(({ outcome }) => outcome);
      last = page.at(-1)?.outcome.rowNumber ?? last;
      if (page.length < ROWS_PER_PAGE) return;
    }
  };
}
