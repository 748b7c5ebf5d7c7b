import type { RowBatch } from '../model/row-batch';
import type { Heading, RowEstimate, RowsOptions, SheetInfo, WorkbookReader } from '../model/workbook-reader';
import type { ThreadConnection } from './thread-connection';

/** Batches that the thread may be ahead: enough to keep it busy, few enough to keep memory flat before a slow reader. */
const batchesAhead = 3;

/** Reads in another thread. Made by `openWorkbookInWorker`. */
export class WorkerWorkbookReader implements WorkbookReader {
  constructor(
    private readonly connection: ThreadConnection,
    readonly sheets: readonly SheetInfo[],
    readonly sheet: SheetInfo,
    private readonly release: () => void,
  ) {}

  async heading(): Promise<Heading | undefined> {
    return (await this.connection.ask({ name: 'heading' })) as Heading | undefined;
  }

  async estimateRows(): Promise<RowEstimate> {
    return (await this.connection.ask({ name: 'estimateRows' })) as RowEstimate;
  }

  async *rows(options: RowsOptions = {}): AsyncGenerator<RowBatch, void> {
    await this.connection.ask({ name: 'startRows', options });
    const ahead: Promise<RowBatch | undefined>[] = [];
    for (;;) {
      while (ahead.length < batchesAhead) ahead.push(this.nextBatch());
      const batch = await ahead.shift();
      if (batch === undefined) return;
      yield batch;
    }
  }

  async close(): Promise<void> {
    this.release();
    await this.connection.close();
  }

  private nextBatch(): Promise<RowBatch | undefined> {
    const batch = this.connection.ask({ name: 'nextBatch' }) as Promise<RowBatch | undefined>;
    // Asked for ahead, it may fail before anyone awaits it; the iteration that gets there sees the error.
    batch.catch(() => undefined);
    return batch;
  }
}
