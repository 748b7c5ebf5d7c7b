import type { Clock, Logger } from '@trackway/runtime';
import type { ImportOperation } from '../operations/operation';
import { columnValues, type RowBatch } from '../workbook/row-batch';
import type { WorkbookReader } from '../workbook/workbook-reader';
import { landing } from '../workers/cancelled';
import type { Claim, ClaimedOperations } from '../workers/claimed-operations';
import { withPatience } from '../workers/with-patience';
import { type ColumnMapping, mapColumns } from './column-mapping';
import { InFlight } from './in-flight';
import type { OpenSource } from './open-source';
import type { AnsweredBatch, OutgoingBatch, RowsOwner } from './rows-owner';

/** Larger ones make the reader hold more than they gain. */
const BATCH_ROWS = 1_000;
/** Batches that may be on their way at once: the next is read while one is applied. */
const MOST_IN_FLIGHT = 3;
/** How long their answers are waited for where the operation is cancelled. */
const LANDING_MS = 5_000;

interface Deps {
  readonly operations: ClaimedOperations;
  readonly rowsOwner: RowsOwner;
  readonly openSource: OpenSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Reads the workbook, has its rows applied by their owner and stores what became of them, batch by batch. Goes on behind
 * the last stored row, so a job that was killed anywhere loses nothing; rows that were applied and not stored yet are sent
 * again and answered as before. Where it is cancelled, it sends nothing more and stores what became of what was sent.
 */
export function makeRunImport(deps: Deps) {
  return async (operation: ImportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const landed = landing(signal, LANDING_MS);
    const reader = await deps.openSource(operation, landed);
    try {
      const mapping = await readMapping(deps, operation, claim, reader);
      await applyWithPatience(deps, { operation, claim, signal, landed, reader, mapping });
    } finally {
      await reader.close();
    }
    await deps.operations.complete(claim, deps.clock(), {});
  };
}

async function readMapping(
  { operations }: Deps,
  { type, options }: ImportOperation,
  claim: Claim,
  reader: WorkbookReader,
): Promise<ColumnMapping> {
  const needsRequired = options.mode === 'create';
  const mapping = mapColumns(type, await reader.heading(), { mapping: options.mapping, needsRequired });
  await operations.addMetadata(claim, { unknown_columns: mapping.unknown, sheet: reader.sheet.name });
  await operations.setTotal(claim, (await reader.estimateRows()).rows);
  return mapping;
}

interface Job {
  readonly operation: ImportOperation;
  readonly claim: Claim;
  /** Nothing more is to be sent. */
  readonly signal: AbortSignal;
  /** No answers are waited for any more. */
  readonly landed: AbortSignal;
  readonly reader: WorkbookReader;
  readonly mapping: ColumnMapping;
}

/** An owner that restarts in the middle is asked again from the last stored row. */
async function applyWithPatience(deps: Deps, job: Job): Promise<void> {
  let afterRow = job.operation.lastRow;
  const work = (gotOn: () => void) =>
    applyRows(deps, job, afterRow, (lastRow) => {
      afterRow = lastRow;
      gotOn();
    });
  // A rehearsal is one transaction of its owner and cannot go on in the middle.
  const mayTryAgain = !job.operation.options.dryRun;
  await withPatience(work, { signal: job.signal, logger: deps.logger, mayTryAgain });
}

async function applyRows(
  { operations, rowsOwner }: Deps,
  { operation, claim, signal, landed, reader, mapping }: Job,
  afterRow: number,
  stored: (lastRow: number) => void,
): Promise<void> {
  const inFlight = new InFlight(MOST_IN_FLIGHT);
  const rows = reader.rows({ afterRow, batchRows: BATCH_ROWS });
  const batches = outgoingBatches({ rows, mapping, inFlight, signal });
  try {
    for await (const answer of rowsOwner.apply(operation, batches, landed)) {
      const lastRow = answer.outcomes.at(-1)?.rowNumber ?? 0;
      await operations.storeBatch(claim, { ...summary(answer), lastRow });
      stored(lastRow);
      inFlight.landed();
    }
    signal.throwIfAborted();
  } finally {
    // The sheet is read by one at a time: whoever reads it next must find it free.
    inFlight.end();
    await batches.return(undefined);
  }
}

async function* outgoingBatches({
  rows,
  mapping,
  inFlight,
  signal,
}: {
  rows: AsyncIterable<RowBatch>;
  mapping: ColumnMapping;
  inFlight: InFlight;
  signal: AbortSignal;
}): AsyncGenerator<OutgoingBatch> {
  let number = 0;
  for await (const batch of rows) {
    await inFlight.takeOff();
    if (signal.aborted) return;
    const columns = batch.columns.flatMap((column) => {
      const key = mapping.keys.get(column.index);
      return key === undefined ? [] : [{ key, values: columnValues(column), kinds: column.kinds }];
    });
    yield { number, rowNumbers: Array.from(batch.rows), columns };
    number += 1;
  }
}

function summary({ outcomes }: AnsweredBatch) {
  const counts: Record<string, number> = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const errors = outcomes.flatMap(({ rowNumber, errors: faults }) =>
    faults.map((fault) => ({ row: rowNumber, ...fault })),
  );
  return { rows: outcomes.length, outcomes: counts, failedRows: counts['failed'] ?? 0, errors };
}
