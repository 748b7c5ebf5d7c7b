import type { Clock, Logger } from '@trackway/runtime';
import type { WorkbookReader } from '@trackway/xlsx';
import type { ImportOperation } from '../operations/operation';
import { Cancelled, landing } from '../workers/cancelled';
import type { Claim, ClaimedOperations } from '../workers/claimed-operations';
import { withPatience } from '../workers/with-patience';
import { batchResult } from './batch-result';
import { type ColumnMapping, mapColumns } from './column-mapping';
import { InFlight } from './in-flight';
import type { OpenSource } from './open-source';
import { outgoingBatches } from './outgoing-batches';
import type { RowsOwner } from './rows-owner';
import { storeAppliedRows, storeExactTotal } from './settle-cancelled';

/** Larger ones make the reader hold more than they gain. */
const BATCH_ROWS = 1_000;
/** One, so that nothing is queued elsewhere when the operation is cancelled. The next batch is read meanwhile. */
const MAX_IN_FLIGHT = 1;
/** How long the response to a batch is waited for when the operation is cancelled. */
const LANDING_MS = 5_000;

interface Deps {
  readonly operations: ClaimedOperations;
  readonly rowsOwner: RowsOwner;
  readonly openSource: OpenSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Job {
  readonly operation: ImportOperation;
  readonly claim: Claim;
  /** Aborts when nothing more may be sent. */
  readonly signal: AbortSignal;
  /** Aborts when no response is waited for any more. */
  readonly landed: AbortSignal;
  readonly reader: WorkbookReader;
  readonly mapping: ColumnMapping;
  readonly progress: Progress;
}

interface Progress {
  lastRow: number;
  /** A batch was sent whose outcomes may not be stored. */
  isUnsettled: boolean;
}

/**
 * Reads the workbook, has its rows applied by the projects service and stores their outcomes, batch by batch. It resumes
 * behind the last stored row, so a job that was killed anywhere loses nothing; rows that were applied and not stored yet
 * are sent again and answered as before. If it is cancelled, it sends nothing more and stores the outcomes of what was sent.
 */
export function makeRunImport(deps: Deps) {
  return async (operation: ImportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const landed = landing(signal, LANDING_MS);
    const progress: Progress = { lastRow: operation.lastRow, isUnsettled: false };
    let reader: WorkbookReader | undefined;
    try {
      reader = await openUnlessAborted(deps.openSource, operation, signal, landed);
      const mapping = await readMapping(deps, operation, claim, reader);
      await applyWithPatience(deps, { operation, claim, signal, landed, reader, mapping, progress });
      await deps.operations.complete(claim, deps.clock(), {});
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (reason instanceof Cancelled) await settle(deps, { operation, claim, reader, progress });
      throw reason;
    } finally {
      await reader?.close();
    }
  };
}

/** Stops the opening at once when `signal` aborts. The opened reader can be read until `landed` aborts. */
async function openUnlessAborted(
  openSource: OpenSource,
  operation: ImportOperation,
  signal: AbortSignal,
  landed: AbortSignal,
): Promise<WorkbookReader> {
  const reading = new AbortController();
  const stop = () => reading.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const reader = await openSource(operation, reading.signal);
    landed.addEventListener('abort', () => reading.abort(landed.reason), { once: true });
    return reader;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function settle(
  deps: Deps,
  {
    operation,
    claim,
    reader,
    progress,
  }: { operation: ImportOperation; claim: Claim; reader: WorkbookReader | undefined; progress: Progress },
): Promise<void> {
  const { operations, logger } = deps;
  if ((progress.isUnsettled || operation.attempts > 1) && !operation.options.dryRun) {
    await storeAppliedRows(deps, { operation, claim, afterRow: progress.lastRow });
  }
  if (!reader) return;
  await storeExactTotal(operations, claim, reader).catch((error: unknown) => {
    logger.info({ err: error, operation: operation.id }, 'the rows of a cancelled import could not be counted');
  });
}

async function readMapping(
  { operations }: Deps,
  { type, options }: ImportOperation,
  claim: Claim,
  reader: WorkbookReader,
): Promise<ColumnMapping> {
  const mapping = mapColumns(type, await reader.heading(), options);
  await operations.addMetadata(claim, { unknown_columns: mapping.unknown, sheet: reader.sheet.name });
  await operations.setTotal(claim, (await reader.estimateRows()).rows);
  return mapping;
}

/** If the projects service restarts, the import resumes behind the last stored row. */
async function applyWithPatience(deps: Deps, job: Job): Promise<void> {
  const work = (gotOn: () => void) => applyRows(deps, job, gotOn);
  // A dry run keeps its changes in the memory of one process, so it can't resume in the middle.
  const mayTryAgain = !job.operation.options.dryRun;
  await withPatience(work, { signal: job.signal, logger: deps.logger, mayTryAgain });
}

async function applyRows(
  { operations, rowsOwner }: Deps,
  { operation, claim, signal, landed, reader, mapping, progress }: Job,
  gotOn: () => void,
): Promise<void> {
  const inFlight = new InFlight(MAX_IN_FLIGHT);
  const rows = reader.rows({ afterRow: progress.lastRow, batchRows: BATCH_ROWS });
  const beforeBatch = async () => {
    signal.throwIfAborted();
    // The poll of the workers may be 100 ms late, which is a batch or two.
    if ((await operations.cancelRequested([claim.operationId])).length > 0) throw new Cancelled();
    progress.isUnsettled = true;
  };
  const batches = outgoingBatches({ rows, mapping, inFlight, beforeBatch });
  try {
    for await (const { outcomes } of rowsOwner.apply(operation, batches, landed)) {
      const result = batchResult(outcomes);
      await operations.storeBatch(claim, result);
      progress.lastRow = result.lastRow;
      progress.isUnsettled = false;
      gotOn();
      inFlight.landed();
    }
    signal.throwIfAborted();
  } finally {
    // The sheet is read by one at a time: whoever reads it next must find it free.
    inFlight.end();
    await batches.return(undefined);
  }
}
