import type { CanonicalColumn, SheetColumn } from '@trackway/xlsx';
import type { ExportOperation } from '../operations/operation';

/** A sheet begins: what follows belongs into it. */
export interface NextSheet {
  readonly sheet: string;
  readonly columns: readonly SheetColumn[];
}

export interface StreamedRows {
  /** How many rows will come in all, as far as is known by now. */
  readonly total: number;
  readonly rows: number;
  readonly columns: readonly CanonicalColumn[];
}

/**
 * The service that owns the rows: it gives them from one snapshot, as fast as they are taken. The first part is a sheet; a
 * CSV has that one alone.
 */
export interface RowStream {
  stream(operation: ExportOperation, signal: AbortSignal): AsyncIterable<NextSheet | StreamedRows>;
}
