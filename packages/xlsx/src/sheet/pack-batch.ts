import { isUtf8 } from 'node:buffer';
import type { BatchColumn, RowBatch } from '../model/row-batch';
import { WorkbookError } from '../model/workbook-error';
import type { ColumnBuilder } from './column-builder';

/** Copies the columns into one buffer: first the arrays that are aligned to four bytes, then the bytes. */
export function packBatch(
  rows: Uint32Array,
  columns: readonly ColumnBuilder[],
  progress: number,
  part: string,
): RowBatch {
  const count = rows.length;
  const total = columns.reduce((sum, column) => sum + 5 * count + column.sink.length, 4 * count);
  const buffer = new ArrayBuffer(total);
  const rowNumbers = new Uint32Array(buffer, 0, count);
  rowNumbers.set(rows);

  let aligned = 4 * count;
  let rest = 4 * count * (columns.length + 1);
  const packed: BatchColumn[] = [];
  for (const { index, sink, ends, kinds } of columns) {
    const packedEnds = new Uint32Array(buffer, aligned, count);
    packedEnds.set(ends.subarray(0, count));
    aligned += 4 * count;
    const packedKinds = new Uint8Array(buffer, rest, count);
    packedKinds.set(kinds.subarray(0, count));
    rest += count;
    const bytes = new Uint8Array(buffer, rest, sink.length);
    bytes.set(sink.bytes.subarray(0, sink.length));
    rest += sink.length;
    if (!sink.ascii && !isUtf8(bytes)) throw notUtf8(part, rows[0]);
    packed.push({ index, kinds: packedKinds, bytes, ends: packedEnds, ascii: sink.ascii });
  }
  return { rows: rowNumbers, columns: packed, progress };
}

function notUtf8(part: string, row: number | undefined): WorkbookError {
  const message = `The sheet contains text that is not UTF-8, in row ${row} or shortly after. Save the workbook again.`;
  return new WorkbookError('malformed_xml', message, { part, row });
}
