import type { Clock, Logger } from '@trackway/runtime';
import type { WorkbookReader } from '@trackway/xlsx';
import { assertNotCancelled, Cancelled, withGracePeriod } from '../jobs/cancellation';
import type { Claim, OperationJobStore } from '../jobs/job-store';
import { retryWhileUnavailable } from '../jobs/retry-while-unavailable';
import type { ImportOperation } from '../operations/operation';
import type { ConvertCells } from './cells';
import type { ColumnMapping } from './column-mapping';
import type { FindTarget } from './columns/form-target';
import type { ImportTarget } from './columns/import-target';
import { makeConvertSourceCells } from './convert-cells';
import type { OpenSourceFile } from './open-source-file';
import { outgoingBatches, SendWindow } from './outgoing-batches';
import { type ParentPasses, planParentPasses } from './parent-passes';
import { presentTextFormat } from './present-text-format';
import { resolveMapping } from './resolve-mapping';
import { rowsByPass } from './rows-by-pass';
import { type RowsService, toBatchResult } from './rows-service';
import { settleCancelledImport } from './settle-cancelled-import';
import { type LearnedMappingStore, learnedScope } from './suggestions/learned-mapping-store';
import { UnnamedColumns } from './unnamed-columns';

/** The row of the headings. */
const FIRST_ROW = 1;
/** Larger batches need more memory in the reader and are not faster. */
const BATCH_ROWS = 1_000;
/** One, so that no batch is queued elsewhere when the operation is cancelled. The next batch is read meanwhile. */
const MAX_BATCHES_IN_FLIGHT = 1;
/** How long a cancelled import waits for the response to its last batch. */
const RESPONSE_GRACE_MS = 5_000;

interface Deps {
  readonly jobs: OperationJobStore;
  readonly rowsService: RowsService;
  readonly openSourceFile: OpenSourceFile;
  readonly findTarget: FindTarget;
  readonly learned: LearnedMappingStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Job {
  readonly operation: ImportOperation;
  readonly claim: Claim;
  /** Aborts when no further batch may be sent. */
  readonly signal: AbortSignal;
  /** Aborts when the import stops waiting for responses. */
  readonly responseSignal: AbortSignal;
  readonly reader: WorkbookReader;
  readonly target: ImportTarget;
  readonly mapping: ColumnMapping;
  readonly convert: ConvertCells;
  readonly passes: ParentPasses | undefined;
  readonly unnamed: UnnamedColumns;
  readonly progress: Progress;
}

interface Progress {
  lastRow: number;
  /** True after a batch was sent, until its outcomes are stored. */
  hasUncommittedBatch: boolean;
}

/**
 * Reads the file, has the service of its type apply the rows, and stores the outcomes batch by batch. It resumes after the
 * last stored row, but a dry run starts again. Rows that were applied but not stored before a crash are sent again, and have the same outcomes. If the
 * operation is cancelled, no further batch is sent, and the outcomes of sent batches are stored.
 */
export function makeRunImport(deps: Deps) {
  return async (operation: ImportOperation, claim: Claim, signal: AbortSignal): Promise<void> => {
    // A dry run keeps its changes in the memory of one process, so it can't resume in the middle.
    const isRepeatable = !operation.options.dryRun;
    const isRestarted = !isRepeatable && operation.lastRow > FIRST_ROW;
    const appliedRow = isRestarted ? FIRST_ROW : operation.lastRow;
    const responseSignal = withGracePeriod(signal, RESPONSE_GRACE_MS);
    const progress: Progress = { lastRow: appliedRow, hasUncommittedBatch: false };
    let reader: WorkbookReader | undefined;
    try {
      if (isRestarted) await deps.jobs.restart(claim);
      reader = await openUnlessAborted(deps.openSourceFile, operation, signal, responseSignal);
      const { type, options } = operation;
      const target = await deps.findTarget({ type, formId: options.formId });
      const mapping = await readMapping(deps, { operation, claim, reader, target });
      const convert = makeConvertSourceCells({ target, options, mapping, text: reader.text });
      const passes = await planParentPasses(reader, type, mapping);
      const unnamed = new UnnamedColumns(await reader.heading(), mapping);
      await unnamed.countUpTo(reader, appliedRow);
      const files = { reader, target, mapping, convert, passes, unnamed };
      const job = { operation, claim, signal, responseSignal, ...files, progress };
      const { logger } = deps;
      await retryWhileUnavailable((onProgress) => applyRows(deps, job, onProgress), { signal, logger, isRepeatable });
      const ignored = unnamed.report();
      if (ignored.length > 0) await deps.jobs.addMetadata(claim, { unnamed_columns: ignored });
      await deps.jobs.complete(claim, deps.clock(), {});
      await recordMapping(deps, operation);
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (reason instanceof Cancelled) {
        const mayHaveUncommittedRows = progress.hasUncommittedBatch || operation.attempts > 1;
        const afterRow = progress.lastRow;
        await settleCancelledImport(deps, { operation, claim, reader, afterRow, mayHaveUncommittedRows });
      }
      throw reason;
    } finally {
      await reader?.close();
    }
  };
}

/** Aborts the opening as soon as `signal` aborts. The opened reader can be read until `responseSignal` aborts. */
async function openUnlessAborted(
  openSourceFile: OpenSourceFile,
  operation: ImportOperation,
  signal: AbortSignal,
  responseSignal: AbortSignal,
): Promise<WorkbookReader> {
  const reading = new AbortController();
  const stop = () => reading.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const reader = await openSourceFile(operation, reading.signal);
    responseSignal.addEventListener('abort', () => reading.abort(responseSignal.reason), { once: true });
    return reader;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A user confirms a mapping by importing with it. */
async function recordMapping({ learned, logger }: Deps, operation: ImportOperation): Promise<void> {
  const { frameId, options, id } = operation;
  if (options.dryRun || Object.keys(options.mapping).length === 0) return;
  await learned.record(frameId, learnedScope(operation), options.mapping).catch((error: unknown) => {
    logger.info({ err: error, operation: id }, 'the mapping of an import could not be stored for suggestions');
  });
}

async function readMapping(
  { jobs, learned }: Deps,
  { operation, claim, reader, target }: Pick<Job, 'operation' | 'claim' | 'reader' | 'target'>,
): Promise<ColumnMapping> {
  // Before the headings are mapped: they may be unknown because of a wrong separator.
  const { text } = reader;
  if (text) await jobs.addMetadata(claim, { text_format: presentTextFormat(text) });
  const findLearned = () => learned.find(operation.frameId, learnedScope(operation));
  const { applied, ...mapping } = await resolveMapping(reader, target, operation, findLearned);
  const sheet = text ? {} : { sheet: reader.sheet.name };
  await jobs.addMetadata(claim, { unknown_columns: mapping.unknown, ...sheet, ...applied });
  await jobs.setTotal(claim, (await reader.estimateRows()).rows);
  return mapping;
}

async function applyRows(
  { jobs, rowsService }: Deps,
  { operation, claim, signal, responseSignal, progress, ...source }: Job,
  onProgress: () => void,
): Promise<void> {
  const window = new SendWindow(MAX_BATCHES_IN_FLIGHT);
  const rows = rowsByPass(source, progress.lastRow, BATCH_ROWS);
  const beforeBatch = async () => {
    // A cancellation must take effect before the next batch, so this does not wait for the next poll.
    await assertNotCancelled(signal, (ids) => jobs.cancelRequested(ids), claim.operationId);
    progress.hasUncommittedBatch = true;
  };
  const batches = outgoingBatches({ rows, window, beforeBatch });
  try {
    for await (const { outcomes } of rowsService.apply(operation, batches, responseSignal)) {
      const result = toBatchResult(outcomes);
      await jobs.storeBatch(claim, result);
      progress.lastRow = result.lastRow;
      progress.hasUncommittedBatch = false;
      onProgress();
      window.release();
    }
    signal.throwIfAborted();
  } finally {
    // The reader supports one iteration at a time, so this one must end before the next attempt.
    window.close();
    await batches.return(undefined);
  }
}
