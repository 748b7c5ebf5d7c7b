import { columnValues, type RowBatch } from '@trackway/xlsx';
import type { ColumnMapping } from './column-mapping';
import type { InFlight } from './in-flight';
import type { OutgoingBatch } from './rows-owner';

interface Deps {
  readonly rows: AsyncIterable<RowBatch>;
  readonly mapping: ColumnMapping;
  readonly inFlight: InFlight;
  /** Rejects if the operation was cancelled. Called before each batch. */
  readonly beforeBatch: () => Promise<void>;
}

/** The batches to apply. The next one is read while one is applied, and sent when that one is answered. */
export async function* outgoingBatches({ rows, mapping, inFlight, beforeBatch }: Deps): AsyncGenerator<OutgoingBatch> {
  let number = 0;
  for await (const batch of rows) {
    const columns = batch.columns.flatMap((column) => {
      const key = mapping.keys.get(column.index);
      return key === undefined ? [] : [{ key, values: columnValues(column), kinds: column.kinds }];
    });
    await inFlight.takeOff();
    await beforeBatch();
    yield { number, rowNumbers: Array.from(batch.rows), columns };
    number += 1;
  }
}
