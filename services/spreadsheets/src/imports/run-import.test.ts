import { quietLogger } from '@trackway/testkit';
import type { ImportOperation } from '../operations/operation';
import type { RowBatch } from '../workbook/row-batch';
import type { WorkbookReader } from '../workbook/workbook-reader';
import { Cancelled } from '../workers/cancelled';
import type { BatchResult, Claim, ClaimedOperations } from '../workers/claimed-operations';
import type { OutgoingBatch, RowsOwner } from './rows-owner';
import { makeRunImport } from './run-import';

const claim: Claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
const options = { mode: 'create', matchBy: null, mapping: {}, sheet: null, createMissing: false, dryRun: false };
const operation = { id: 'operation', type: 'project', options, lastRow: 0 } as unknown as ImportOperation;

/** A sheet of so many batches, each of one row. */
function sheetOf(batches: number): WorkbookReader {
  return {
    sheets: [],
    sheet: { name: 'Projects', hidden: false },
    heading: async () => ({ row: 1, cells: [{ column: 0, kind: 1, value: 'Name' }] }),
    estimateRows: async () => ({ rows: batches, exact: true }),
    async *rows() {
      for (let row = 2; row < batches + 2; row += 1)
        yield { rows: Uint32Array.of(row), columns: [], progress: 0 } satisfies RowBatch;
    },
    close: async () => undefined,
  };
}

/** Takes what is sent when it is sent, and answers each with a delay of one batch. */
class LateOwner implements RowsOwner {
  readonly applied: number[] = [];

  constructor(private readonly onApplied: (count: number) => void) {}

  async *apply(_operation: ImportOperation, batches: AsyncIterable<OutgoingBatch>) {
    let last: OutgoingBatch | undefined;
    for await (const batch of batches) {
      this.applied.push(...batch.rowNumbers);
      this.onApplied(this.applied.length);
      if (last) yield answer(last);
      last = batch;
    }
    if (last) yield answer(last);
  }
}

function answer({ number, rowNumbers }: OutgoingBatch) {
  return { number, outcomes: rowNumbers.map((rowNumber) => ({ rowNumber, outcome: 'created', errors: [] })) };
}

it('an import that is cancelled sends nothing more, and counts what was applied until then', async () => {
  const stored: BatchResult[] = [];
  let isCompleted = false;
  const operations = {
    addMetadata: async () => undefined,
    setTotal: async () => undefined,
    storeBatch: async (_claim: Claim, result: BatchResult) => void stored.push(result),
    complete: async () => {
      isCompleted = true;
    },
  } as Partial<ClaimedOperations> as ClaimedOperations;
  const cancelling = new AbortController();
  const rowsOwner = new LateOwner((count) => {
    if (count === 3) cancelling.abort(new Cancelled());
  });
  const run = makeRunImport({
    operations,
    rowsOwner,
    openSource: async () => sheetOf(10),
    clock: () => new Date(),
    logger: quietLogger(),
  });

  await expect(run(operation, claim, cancelling.signal)).rejects.toThrow(Cancelled);

  expect(rowsOwner.applied).toEqual([2, 3, 4]);
  expect(stored.map(({ lastRow }) => lastRow)).toEqual([2, 3, 4]);
  expect(isCompleted).toBe(false);
});
