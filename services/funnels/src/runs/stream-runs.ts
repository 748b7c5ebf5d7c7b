import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { RunRecord } from './run-store';

const DEFAULT_BATCH = 500;
const LARGEST_BATCH = 5_000;

/** A run with the kind of its rule, as exports show it. */
export interface ExportedRun extends RunRecord {
  readonly kind: 'assistant' | 'automation';
}

/**
 * The runs on projects that are over, newest first, as of the moment that the stream begins: what ends later is not among them.
 * The first batch comes with how many there will be.
 */
export function makeStreamRuns({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async function* (
    { frameId }: Caller,
    batchRows: number,
  ): AsyncGenerator<{ total?: number; runs: readonly ExportedRun[] }> {
    const limit = Math.min(batchRows > 0 ? batchRows : DEFAULT_BATCH, LARGEST_BATCH);
    const { total, newest } = await unitOfWork.run(frameId, ({ runs }) => runs.extent(frameId));
    let before = newest === undefined ? 0 : newest + 1;
    let first = true;
    for (;;) {
      const batch = await unitOfWork.run(frameId, ({ runs }) => runs.before(frameId, before, limit));
      yield { ...(first ? { total } : {}), runs: batch.runs };
      first = false;
      before = batch.next;
      if (batch.runs.length < limit) return;
    }
  };
}
