/**
 * Rows of a sheet, column by column, as bytes. One buffer backs the complete batch, so that it is transferred between threads
 * without a copy. Rows and columns without a value are omitted.
 */
export interface RowBatch {
  /** The sheet's 1-based row numbers, ascending. */
  readonly rows: Uint32Array;
  /** Ascending by `index`. */
  readonly columns: readonly BatchColumn[];
  /** Part of the sheet that is read, 0 to 1. Never decreases. */
  readonly progress: number;
}

/**
 * The values of a column as canonical text: text unchanged, numbers in the shortest form that reads back the same,
 * `true` or `false`, dates as ISO 8601 without a zone (`2024-03-01`, `2024-03-01T08:30:00`, `08:30:00`), errors as `#N/A`.
 */
export interface BatchColumn {
  /** 0 is column A. */
  readonly index: number;
  /** One `CellKind` a row. */
  readonly kinds: Uint8Array;
  /** The concatenated values in UTF-8. */
  readonly bytes: Uint8Array;
  /** End of each value in `bytes`. */
  readonly ends: Uint32Array;
  readonly ascii: boolean;
}

/** All values as strings, '' for empty cells. The values share the memory of one decoded string. */
export function columnValues(column: BatchColumn): string[] {
  const all = asBuffer(column.bytes);
  const text = column.ascii ? all.toString('latin1') : all.toString('utf8');
  const ends = column.ascii ? column.ends : codeUnitEnds(column);
  const values = new Array<string>(ends.length);
  let from = 0;
  for (let row = 0; row < ends.length; row++) {
    const to = ends[row] as number;
    values[row] = from === to ? '' : text.substring(from, to);
    from = to;
  }
  return values;
}

/** One value as a string that shares no memory with the batch, for values that are retained longer. */
export function cellText(column: BatchColumn, row: number): string {
  const from = row === 0 ? 0 : (column.ends[row - 1] as number);
  return asBuffer(column.bytes).toString('utf8', from, column.ends[row]);
}

function codeUnitEnds({ bytes, ends }: BatchColumn): Uint32Array {
  const result = new Uint32Array(ends.length);
  let units = 0;
  let at = 0;
  for (let row = 0; row < ends.length; row++) {
    const end = ends[row] as number;
    for (; at < end; at++) {
      const byte = bytes[at] as number;
      // A lead byte stands for one UTF-16 code unit, or for two if the character has four bytes.
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
    }
    result[row] = units;
  }
  return result;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
