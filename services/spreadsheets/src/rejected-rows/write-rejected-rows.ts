import type { Writable } from 'node:stream';
import {
  type BatchColumn,
  type CanonicalColumn,
  cellKinds,
  cellText,
  createWorkbookWriter,
  type HeadingCell,
  type RowBatch,
  type WorkbookReader,
} from '@trackway/xlsx';
import { REASON_HEADING } from '../imports/column-mapping';
import type { RejectedRow } from './reasons';

/**
 * Writes the rows that were rejected as they came, and why behind them. The headings and the sheet's name are the same, so
 * that the corrected workbook can be sent again with the same options; the reasons are ignored then.
 */
export async function writeRejectedRows(
  reader: WorkbookReader,
  rejected: AsyncGenerator<RejectedRow>,
  output: Writable,
): Promise<void> {
  const cells = ((await reader.heading())?.cells ?? []).filter(({ value }) => value.trim() !== REASON_HEADING);
  const writer = createWorkbookWriter(output);
  await writer.addSheet(reader.sheet.name, [
    ...cells.map(({ value }) => ({ heading: value, width: 20 })),
    { heading: REASON_HEADING, width: 60 },
  ]);
  let next = await rejected.next();
  for await (const batch of reader.rows()) {
    if (next.done) break;
    const found: { index: number; reason: string }[] = [];
    for (const [index, row] of batch.rows.entries()) {
      while (!next.done && next.value.row < row) next = await rejected.next();
      if (!next.done && next.value.row === row) found.push({ index, reason: next.value.reason });
    }
    if (found.length > 0) await writer.writeColumns(columnsOf(batch, cells, found), found.length);
  }
  await writer.finish();
}

function columnsOf(
  batch: RowBatch,
  cells: readonly HeadingCell[],
  found: readonly { index: number; reason: string }[],
): CanonicalColumn[] {
  const byIndex = new Map(batch.columns.map((column) => [column.index, column]));
  const own = cells.map(({ column }) => pick(byIndex.get(column), found));
  const reasons = {
    kinds: Uint8Array.from(found, () => cellKinds.text),
    values: found.map(({ reason }) => reason),
  };
  return [...own, reasons];
}

function pick(column: BatchColumn | undefined, found: readonly { index: number }[]): CanonicalColumn {
  return {
    kinds: Uint8Array.from(found, ({ index }) => column?.kinds[index] ?? cellKinds.empty),
    values: found.map(({ index }) => (column ? cellText(column, index) : '')),
  };
}
