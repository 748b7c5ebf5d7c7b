import type { ExportOperation } from '../operations/operation';

export interface StreamedRows {
  /** How many rows will come in all. */
  readonly total: number;
  readonly rows: number;
  readonly columns: readonly { readonly key: string; readonly values: readonly string[]; readonly kinds: Uint8Array }[];
}

/** The service that owns the rows: it gives them from one snapshot, as fast as they are taken. */
export interface RowStream {
  stream(operation: ExportOperation, signal: AbortSignal): AsyncIterable<StreamedRows>;
}
