import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@trackway/runtime';
import type { WorkbookReader } from '@trackway/xlsx';
import { ClaimLost } from '../jobs/job-errors';
import type { Claim, OperationJobStore } from '../jobs/job-store';
import type { ImportOperation } from '../operations/operation';
import { type RowsService, toBatchResult } from './rows-service';

/** The projects service applies a batch in much less time. */
const SETTLE_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 500;
/** Counting the rows of a large sheet must not delay the end of a cancelled operation. */
const COUNT_TIMEOUT_MS = 1_000;
const COUNT_BATCH_ROWS = 1_000;

interface Deps {
  readonly jobs: OperationJobStore;
  readonly rowsService: RowsService;
  readonly logger: Logger;
}

interface CancelledImport {
  readonly operation: ImportOperation;
  readonly claim: Claim;
  /** Undefined if the workbook was not opened yet. */
  readonly reader: WorkbookReader | undefined;
  readonly afterRow: number;
  /** Whether rows may have been applied whose outcomes are not stored. */
  readonly mayHaveUncommittedRows: boolean;
}

/** Makes the counts of a cancelled import exact: outcomes of applied rows that are not stored yet, and the number of rows. */
export async function settleCancelledImport(deps: Deps, cancelled: CancelledImport): Promise<void> {
  const { operation, claim, reader, mayHaveUncommittedRows } = cancelled;
  if (mayHaveUncommittedRows && !operation.options.dryRun) await storeAppliedRows(deps, cancelled);
  if (!reader) return;
  await storeExactTotal(deps.jobs, claim, reader).catch((error: unknown) => {
    deps.logger.info({ err: error, operation: operation.id }, 'the rows of a cancelled import could not be counted');
  });
}

async function storeAppliedRows(
  { jobs, rowsService, logger }: Deps,
  { operation, claim, afterRow }: CancelledImport,
): Promise<void> {
  const deadline = AbortSignal.timeout(SETTLE_TIMEOUT_MS);
  for (let last = afterRow; ; ) {
    try {
      for await (const outcomes of rowsService.endImport(operation, last, deadline)) {
        const result = toBatchResult(outcomes);
        await jobs.storeBatch(claim, result);
        last = result.lastRow;
      }
      return;
    } catch (error) {
      if (error instanceof ClaimLost) throw error;
      if (deadline.aborted) {
        logger.error({ err: error, operation: operation.id }, 'the counts of a cancelled import may be too low');
        return;
      }
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

async function storeExactTotal(jobs: OperationJobStore, claim: Claim, reader: WorkbookReader): Promise<void> {
  const deadline = Date.now() + COUNT_TIMEOUT_MS;
  let total = 0;
  for await (const { rows } of reader.rows({ batchRows: COUNT_BATCH_ROWS })) {
    total += rows.length;
    if (Date.now() > deadline) return;
  }
  await jobs.setTotal(claim, total);
}
