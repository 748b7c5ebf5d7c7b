import type { CanonicalColumn, SheetColumn } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';

/** Deadline of one export. A million rows take less than a minute, unless the client of the store is slow. */
export const MAX_EXPORT_MS = 60 * 60 * 1_000;

/** Starts a sheet. The rows that follow belong to it. */
export interface SheetStart {
  readonly sheet: string;
  readonly columns: readonly SheetColumn[];
}

export interface StreamedRows {
  /** Total number of rows, as far as it is known. */
  readonly total: number;
  readonly rows: number;
  readonly columns: readonly CanonicalColumn[];
}

/**
 * Rows of an export from one snapshot of the source service, with backpressure. The first part is a sheet start. A CSV has
 * only that one.
 */
export interface RowStream {
  stream(operation: ExportOperation, signal: AbortSignal): AsyncIterable<SheetStart | StreamedRows>;
}
