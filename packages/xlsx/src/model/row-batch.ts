/**
 * Some rows of a sheet, column by column, as bytes: one buffer backs all of it, so that a batch crosses threads without
 * a copy. Rows without a value are left out, and so are columns without one.
 */
export interface RowBatch {
  /** The sheet's 1-based row numbers, ascending. */
  readonly rows: Uint32Array;
  /** Ascending by `index`. */
  readonly columns: readonly BatchColumn[];
  /** How much of the sheet's compressed bytes had been read, 0 to 1; never goes back. */
  readonly progress: number;
}

/**
 * The values of a column as canonical text: text as it is, numbers in their shortest form that reads back the same,
 * `true` or `false`, dates as ISO 8601 without a zone (`2024-03-01`, `2024-03-01T08:30:00`, `08:30:00`), errors as `#N/A`.
 */
export interface BatchColumn {
  /** 0 is column A. */
  readonly index: number;
  /** One `CellKind` a row. */
  readonly kinds: Uint8Array;
  /** The values one after the other in UTF-8. */
  readonly bytes: Uint8Array;
  /** Where in `bytes` each row's value ends. */
  readonly ends: Uint32Array;
  readonly ascii: boolean;
}

/** Every row's value as a string, '' where there is none. One decoding serves the column; the values share its memory. */
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

/** One value as a string that shares no memory with the batch: for what is kept longer than it. */
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
      // A lead byte is one code unit, that of a four-byte character two.
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
    }
    result[row] = units;
  }
  return result;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
