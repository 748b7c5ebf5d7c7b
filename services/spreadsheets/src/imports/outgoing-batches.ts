import type { ImportType } from '@trackway/contracts';
import { columnValues, type RowBatch } from '@trackway/xlsx';
import type { ColumnMapping } from './column-mapping';
import type { ConvertCells } from './convert-cells';
import { mergeColumns } from './merge-columns';
import type { OutgoingBatch } from './rows-service';

interface Deps {
  readonly rows: AsyncIterable<RowBatch>;
  readonly mapping: ColumnMapping;
  readonly convert: ConvertCells;
  readonly type: ImportType;
  readonly window: SendWindow;
  /** Rejects if the operation was cancelled. Called before each batch. */
  readonly beforeBatch: () => Promise<void>;
}

/** Yields the batches to apply. The next batch is read while one is applied, and yielded after its response. */
export async function* outgoingBatches({
  rows,
  type,
  mapping,
  convert,
  window,
  beforeBatch,
}: Deps): AsyncGenerator<OutgoingBatch> {
  let number = 0;
  for await (const batch of rows) {
    const columns = batch.columns.flatMap((column) => {
      const key = mapping.keys.get(column.index);
      if (key === undefined) return [];
      return [{ key, ...convert(column.index, { values: columnValues(column), kinds: column.kinds }) }];
    });
    await window.acquire();
    await beforeBatch();
    yield { number, rowNumbers: Array.from(batch.rows), columns: mergeColumns(type, columns) };
    number += 1;
  }
}

/** A semaphore that limits batches without a response. It supports one waiting sender. */
export class SendWindow {
  private inFlight = 0;
  private closed = false;
  private resume: (() => void) | undefined;

  constructor(private readonly size: number) {}

  async acquire(): Promise<void> {
    if (this.inFlight >= this.size && !this.closed) {
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
      this.resume = undefined;
    }
    this.inFlight += 1;
  }

  release(): void {
    this.inFlight -= 1;
    this.resume?.();
  }

  /** Lets a waiting sender continue, because no further response will arrive. */
  close(): void {
    this.closed = true;
    this.resume?.();
  }
}
