import type { RowBatch } from '../model/row-batch';
import type { TextFormat } from '../model/text-format';
import type { Heading, RowEstimate, RowsOptions, SheetInfo, WorkbookReader } from '../model/workbook-reader';
import type { ThreadConnection } from './thread-connection';

/** Batches that are requested in advance, so that the thread does not idle. Limits memory if the consumer is slow. */
const prefetchedBatches = 3;

/** Reads in another thread. Made by `openWorkbookInWorker`. */
export class WorkerWorkbookReader implements WorkbookReader {
  constructor(
    private readonly connection: ThreadConnection,
    readonly sheets: readonly SheetInfo[],
    readonly sheet: SheetInfo,
    readonly text: TextFormat | undefined,
    private readonly release: () => void,
  ) {}

  async heading(): Promise<Heading | undefined> {
    return (await this.connection.call({ name: 'heading' })) as Heading | undefined;
  }

  async estimateRows(): Promise<RowEstimate> {
    return (await this.connection.call({ name: 'estimateRows' })) as RowEstimate;
  }

  async *rows(options: RowsOptions = {}): AsyncGenerator<RowBatch, void> {
    await this.connection.call({ name: 'startRows', options });
    const prefetched: Promise<RowBatch | undefined>[] = [];
    for (;;) {
      while (prefetched.length < prefetchedBatches) prefetched.push(this.nextBatch());
      const batch = await prefetched.shift();
      if (batch === undefined) return;
      yield batch;
    }
  }

  async close(): Promise<void> {
    this.release();
    await this.connection.close();
  }

  private nextBatch(): Promise<RowBatch | undefined> {
    const batch = this.connection.call({ name: 'nextBatch' }) as Promise<RowBatch | undefined>;
    // It may fail before it is awaited. The iteration throws the error then.
    batch.catch(() => undefined);
    return batch;
  }
}
