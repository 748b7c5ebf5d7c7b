import type { Search, SearchModel } from '@trackway/filters';
import type { ExportColumn } from './export-columns';

export interface RowQuery {
  readonly frameId: string;
  readonly model: SearchModel;
  readonly columns: readonly ExportColumn[];
  /** An SQL condition on the row `t`. */
  readonly condition?: string | undefined;
  readonly search: Search;
  /** True for only templates, false for none, undefined for both. */
  readonly template: boolean | undefined;
  readonly batchRows: number;
}

/** Cells of a batch by row, as texts. Null for no value. */
export type TextRows = readonly (readonly (string | null)[])[];

/** Streams all rows of a search from one snapshot, at the pace of the reader. */
export interface RowSource {
  stream(query: RowQuery): AsyncGenerator<{ readonly total: number; readonly rows: TextRows }>;
}
