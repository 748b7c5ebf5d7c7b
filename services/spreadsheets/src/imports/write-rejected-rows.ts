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
import type { RowError, RowErrorPosition } from '../operations/operation-store';

import type { ConvertCells } from './cells';
import { REASON_HEADING } from './columns/heading-spellings';

export interface RejectedRow {
  readonly row: number;
  readonly reason: string;
}

/** Reads a page of row errors after a position. Empty at the end. */
export type ReadErrors = (after: RowErrorPosition) => Promise<readonly RowError[]>;

/** Joins the errors of each row to one text, in the order of the sheet. */
export async function* rejectedRows(
  readErrors: ReadErrors,
  labelOf: (column: string) => string,
): AsyncGenerator<RejectedRow> {
  let current: { row: number; sentences: string[] } | undefined;
  let after = { row: 0, id: 0 };
  for (;;) {
    const errors = await readErrors(after);
    for (const { row, column, message, id } of errors) {
      if (current && current.row !== row) yield { row: current.row, reason: current.sentences.join(' ') };
      if (current?.row !== row) current = { row, sentences: [] };
      current.sentences.push(`${labelOf(column)}: ${message}`);
      after = { row, id };
    }
    if (errors.length === 0) break;
  }
  if (current) yield { row: current.row, reason: current.sentences.join(' ') };
}

/**
 * Writes the rejected rows, with the reasons in an additional last column. Headings and sheet name are the same, so
 * the corrected workbook can be imported with the same options. That import ignores the reasons.
 */
export async function writeRejectedRows(
  reader: WorkbookReader,
  rejected: AsyncGenerator<RejectedRow>,
  output: Writable,
  convert: ConvertCells,
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
    if (found.length > 0) await writer.writeColumns(columnsOf(batch, cells, found, convert), found.length);
  }
  await writer.finish();
}

function columnsOf(
  batch: RowBatch,
  cells: readonly HeadingCell[],
  found: readonly { index: number; reason: string }[],
  convert: ConvertCells,
): CanonicalColumn[] {
  const byIndex = new Map(batch.columns.map((column) => [column.index, column]));
  const reasons = {
    kinds: Uint8Array.from(found, () => cellKinds.text),
    values: found.map(({ reason }) => reason),
  };
  return [...cells.map(({ column }) => convert(column, pickRows(byIndex.get(column), found))), reasons];
}

function pickRows(column: BatchColumn | undefined, found: readonly { index: number }[]): CanonicalColumn {
  return {
    kinds: Uint8Array.from(found, ({ index }) => column?.kinds[index] ?? cellKinds.empty),
    values: found.map(({ index }) => (column ? cellText(column, index) : '')),
  };
}
