import { AppError } from '@trackway/errors';
import { quietLogger } from '@trackway/testkit';
import type { RowBatch, WorkbookReader } from '@trackway/xlsx';
import { Cancelled } from '../jobs/cancellation';
import type { BatchResult, Claim, OperationJobStore } from '../jobs/job-store';
import type { ImportOperation } from '../operations/operation';
import { importTarget } from './columns/import-target';
import type { OutgoingBatch, RowsService } from './rows-service';
import { makeRunImport } from './run-import';

const claim: Claim = { frameId: 'frame', operationId: 'operation', workerId: 'worker' };
const options = { mode: 'create', matchBy: null, mapping: {}, sheet: null, createMissing: false, dryRun: false };
const operation = { id: 'operation', type: 'project', options, lastRow: 0, attempts: 1 } as unknown as ImportOperation;

/** A sheet with `count` batches of one row. */
function sheetOf(batches: number): WorkbookReader {
  return {
    sheets: [],
    sheet: { name: 'Projects', hidden: false },
    heading: async () => ({ row: 1, cells: [{ column: 0, kind: 1, value: 'Name' }] }),
    estimateRows: async () => ({ rows: batches, exact: true }),
    async *rows({ afterRow = 1 } = {}) {
      for (let row = afterRow + 1; row < batches + 2; row += 1)
        yield { rows: Uint32Array.of(row), columns: [], progress: 0 } satisfies RowBatch;
    },
    close: async () => undefined,
  };
}

/** Applies each batch at once. The response to a batch is lost if `losesResponseAt` says so. */
class RecordingRowsService implements RowsService {
  readonly applied: number[] = [];

  constructor(
    private readonly onApplied: (count: number) => void = () => undefined,
    private readonly losesResponseAt = -1,
  ) {}

  async *apply(_operation: ImportOperation, batches: AsyncIterable<OutgoingBatch>) {
    for await (const { number, rowNumbers } of batches) {
      this.applied.push(...rowNumbers);
      this.onApplied(this.applied.length);
      if (this.applied.length === this.losesResponseAt)
        throw new AppError('unavailable', 'service_unavailable', 'unavailable');
      yield { number, outcomes: rowNumbers.map(created) };
    }
  }

  async *endImport(_operation: ImportOperation, afterRow: number) {
    for (const rowNumber of this.applied.filter((row) => row > afterRow)) yield [created(rowNumber)];
  }
}

function created(rowNumber: number) {
  return { rowNumber, outcome: 'created', errors: [] };
}

describe('an import that is cancelled', () => {
  let stored: number[];
  let total: number;
  let isCancelRequested: boolean;
  const jobs = {
    addMetadata: async () => undefined,
    setTotal: async (_claim: Claim, totalRows: number) => {
      total = totalRows;
    },
    cancelRequested: async (ids: readonly string[]) => (isCancelRequested ? ids : []),
    storeBatch: async (_claim: Claim, result: BatchResult) => void stored.push(result.lastRow),
    complete: async () => {
      throw new Error('A cancelled import was completed.');
    },
  } as Partial<OperationJobStore> as OperationJobStore;

  beforeEach(() => {
    stored = [];
    total = 0;
    isCancelRequested = false;
  });

  const run = (rowsService: RowsService, signal = new AbortController().signal) => {
    const learned = { find: async () => new Map(), record: async () => undefined };
    const findTarget = async () => importTarget('project');
    const deps = { learned, findTarget, jobs, rowsService, clock: () => new Date(), logger: quietLogger() };
    return makeRunImport({ ...deps, openSourceFile: async () => sheetOf(10) })(operation, claim, signal);
  };

  it('sends no further batch, and stores the outcomes of applied rows', async () => {
    const cancelling = new AbortController();
    const rowsService = new RecordingRowsService((count) => {
      if (count === 3) cancelling.abort(new Cancelled());
    });

    await expect(run(rowsService, cancelling.signal)).rejects.toThrow(Cancelled);

    expect(rowsService.applied).toEqual([2, 3, 4]);
    expect(stored).toEqual([2, 3, 4]);
    expect(total).toBe(10);
  });

  it('sends nothing if it was cancelled before the first batch', async () => {
    isCancelRequested = true;
    const rowsService = new RecordingRowsService();

    await expect(run(rowsService)).rejects.toThrow(Cancelled);

    expect(rowsService.applied).toEqual([]);
    expect(total).toBe(10);
  });

  it('sends nothing between the request and the next poll of the workers', async () => {
    const rowsService = new RecordingRowsService((count) => {
      isCancelRequested = count === 2;
    });

    await expect(run(rowsService)).rejects.toThrow(Cancelled);

    expect(rowsService.applied).toEqual([2, 3]);
    expect(stored).toEqual([2, 3]);
  });

  it('counts a batch whose response was lost', async () => {
    const cancelling = new AbortController();
    const rowsService = new RecordingRowsService((count) => {
      if (count === 3) cancelling.abort(new Cancelled());
    }, 3);

    await expect(run(rowsService, cancelling.signal)).rejects.toThrow(Cancelled);

    expect(rowsService.applied).toEqual([2, 3, 4]);
    expect(stored).toEqual([2, 3, 4]);
  });
});

describe('an import of a sheet with cells below an empty heading', () => {
  it('is completed and reports them', async () => {
    const metadata: object[] = [];
    const completed: string[] = [];
    const jobs = {
      addMetadata: async (_claim: Claim, added: object) => void metadata.push(added),
      setTotal: async () => undefined,
      cancelRequested: async () => [],
      storeBatch: async () => undefined,
      complete: async ({ operationId }: Claim) => void completed.push(operationId),
    } as Partial<OperationJobStore> as OperationJobStore;
    const cells = { kinds: Uint8Array.of(1), bytes: Buffer.from('x'), ends: Uint32Array.of(1), ascii: true };
    const sheet: WorkbookReader = {
      ...sheetOf(1),
      async *rows() {
        const columns = [0, 2].map((index) => ({ index, ...cells }));
        yield { rows: Uint32Array.of(2), columns, progress: 1 } satisfies RowBatch;
      },
    };
    const learned = { find: async () => new Map(), record: async () => undefined };
    const findTarget = async () => importTarget('project');
    const deps = { learned, findTarget, jobs, rowsService: new RecordingRowsService(), logger: quietLogger() };

    const runImport = makeRunImport({ ...deps, clock: () => new Date(), openSourceFile: async () => sheet });
    await runImport(operation, claim, new AbortController().signal);

    expect(completed).toEqual(['operation']);
    expect(metadata).toContainEqual({ unnamed_columns: [{ column: 'C', cells: 1 }] });
  });
});

describe('an import whose earlier attempt has stored rows', () => {
  async function run(dryRun: boolean) {
    const restarts: string[] = [];
    const jobs = {
      addMetadata: async () => undefined,
      setTotal: async () => undefined,
      cancelRequested: async () => [],
      storeBatch: async () => undefined,
      restart: async ({ operationId }: Claim) => void restarts.push(operationId),
      complete: async () => undefined,
    } as Partial<OperationJobStore> as OperationJobStore;
    const rowsService = new RecordingRowsService();
    const learned = { find: async () => new Map(), record: async () => undefined };
    const findTarget = async () => importTarget('project');
    const deps = { learned, findTarget, jobs, rowsService, clock: () => new Date(), logger: quietLogger() };
    const resumed = { ...operation, options: { ...operation.options, dryRun }, lastRow: 3, attempts: 2 };

    const runImport = makeRunImport({ ...deps, openSourceFile: async () => sheetOf(4) });
    await runImport(resumed, claim, new AbortController().signal);
    return { firstRow: rowsService.applied[0], restarts };
  }

  it('resumes after them', async () => {
    expect(await run(false)).toEqual({ firstRow: 4, restarts: [] });
  });

  it('starts again if it is a dry run, whose changes were lost with the first attempt', async () => {
    expect(await run(true)).toEqual({ firstRow: 2, restarts: ['operation'] });
  });
});
