import type { SpreadsheetOperation } from '@trackway/client';
import { count } from './count';
import { plain } from './table';

interface Metadata {
  readonly unknown_columns?: readonly string[];
  readonly unnamed_columns?: readonly { readonly column: string; readonly cells: number }[];
  readonly cut_texts?: number;
}

/** What an import ignored and what an export shortened, although it has completed. One line for each. */
export function noticesOf({ metadata }: Pick<SpreadsheetOperation, 'metadata'>): readonly string[] {
  const { unknown_columns: unknown = [], unnamed_columns: unnamed = [], cut_texts: cut = 0 } = metadata as Metadata;
  const cells = unnamed.map(({ column, cells }) => `${column} (${count(cells, 'cell')})`);
  return [
    ...(unknown.length > 0 ? [`ignored, because no column has this heading: ${unknown.map(plain).join(', ')}`] : []),
    ...(cells.length > 0 ? [`ignored, because the heading is empty: ${cells.join(', ')}`] : []),
    ...(cut > 0 ? [`shortened to the length of a cell: ${count(cut, 'text')}; --format csv has them completely`] : []),
  ];
}
