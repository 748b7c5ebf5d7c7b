import type { Search, SearchModel } from '@trackway/filters';
import type { ExportColumn } from './export-columns';

export interface RowQuery {
  readonly frameId: string;
  readonly model: SearchModel;
  readonly columns: readonly ExportColumn[];
  readonly search: Search;
  /** Only templates, or none; undefined for both. */
  readonly template: boolean | undefined;
  readonly batchRows: number;
}

/** Cells of a batch, row by row, as texts; null where there is no value. */
export type TextRows = readonly (readonly (string | null)[])[];

/** All rows of a search, from one snapshot, as fast as they are asked for. */
export interface RowSource {
  stream(query: RowQuery): AsyncGenerator<{ readonly total: number; readonly rows: TextRows }>;
}
