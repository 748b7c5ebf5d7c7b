import type { RowError } from '../operations/operation-store';

/** Why a row was rejected. */
export interface RejectedRow {
  readonly row: number;
  readonly reason: string;
}

/** The faults of rows, a page behind each other; `afterId` is the last one seen. */
export type ReadFaults = (after: { readonly row: number; readonly id: number }) => Promise<readonly RowError[]>;

/** Rows with all their faults in a sentence each, in the order of the sheet. */
export async function* rejectedRows(
  read: ReadFaults,
  labelOf: (column: string) => string,
): AsyncGenerator<RejectedRow> {
  let open: { row: number; sentences: string[] } | undefined;
  let after = { row: 0, id: 0 };
  for (;;) {
    const faults = await read(after);
    for (const { row, column, message, id } of faults) {
      if (open && open.row !== row) yield { row: open.row, reason: open.sentences.join(' ') };
      if (open?.row !== row) open = { row, sentences: [] };
      open.sentences.push(`${labelOf(column)}: ${message}`);
      after = { row, id };
    }
    if (faults.length === 0) break;
  }
  if (open) yield { row: open.row, reason: open.sentences.join(' ') };
}
