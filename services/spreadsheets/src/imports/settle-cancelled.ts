import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@trackway/runtime';
import type { WorkbookReader } from '@trackway/xlsx';
import type { ImportOperation } from '../operations/operation';
import { type Claim, type ClaimedOperations, ClaimLost } from '../workers/claimed-operations';
import { batchResult } from './batch-result';
import type { RowsOwner } from './rows-owner';

/** A batch that is being applied ends well before this. */
const SETTLE_MS = 60_000;
const RETRY_MS = 500;
/** Counting the rows of a large sheet must not keep a cancelled operation open. */
const COUNT_MS = 1_000;
const COUNT_BATCH_ROWS = 1_000;

interface Deps {
  readonly operations: ClaimedOperations;
  readonly rowsOwner: RowsOwner;
  readonly logger: Logger;
}

/** Stores the outcomes of rows that were applied and whose outcomes were lost, so that the counts include them. */
export async function storeAppliedRows(
  { operations, rowsOwner, logger }: Deps,
  { operation, claim, afterRow }: { operation: ImportOperation; claim: Claim; afterRow: number },
): Promise<void> {
  const deadline = AbortSignal.timeout(SETTLE_MS);
  for (let last = afterRow; ; ) {
    try {
      for await (const outcomes of rowsOwner.listApplied(operation, last, deadline)) {
        const result = batchResult(outcomes);
        await operations.storeBatch(claim, result);
        last = result.lastRow;
      }
      return;
    } catch (error) {
      if (error instanceof ClaimLost) throw error;
      if (deadline.aborted) {
        logger.error({ err: error, operation: operation.id }, 'the counts of a cancelled import may be too low');
        return;
      }
      await pause(RETRY_MS);
    }
  }
}

/** Replaces the estimate by the number of rows of the sheet. */
export async function storeExactTotal(operations: ClaimedOperations, claim: Claim, reader: WorkbookReader) {
  const giveUpAt = Date.now() + COUNT_MS;
  let total = 0;
  for await (const { rows } of reader.rows({ batchRows: COUNT_BATCH_ROWS })) {
    total += rows.length;
    if (Date.now() > giveUpAt) return;
  }
  await operations.setTotal(claim, total);
}
