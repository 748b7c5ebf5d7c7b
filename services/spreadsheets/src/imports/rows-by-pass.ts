import { columnValues, type WorkbookReader } from '@trackway/xlsx';
import type { ConvertCells } from './cells';
import type { ColumnMapping } from './column-mapping';
import type { ImportTarget } from './columns/import-target';
import { type KeyedCells, mergeColumns } from './merge-columns';
import { PASS_ROWS, type ParentPasses, parentOf, sheetRow } from './parent-passes';
import type { UnnamedColumns } from './unnamed-columns';

export interface MappedRows {
  readonly rowNumbers: readonly number[];
  readonly columns: readonly KeyedCells[];
}

interface Source {
  readonly reader: WorkbookReader;
  readonly target: ImportTarget;
  readonly mapping: ColumnMapping;
  readonly convert: ConvertCells;
  /** Undefined if the rows are applied in the order of the sheet. */
  readonly passes: ParentPasses | undefined;
  /** Counts the cells of the first pass, which reads all rows. */
  readonly unnamed?: UnnamedColumns;
}

/** Yields the rows of a sheet as columns of the import, pass by pass, starting after a row number. */
export async function* rowsByPass(source: Source, afterRow: number, batchRows: number): AsyncGenerator<MappedRows> {
  const { reader, passes } = source;
  const count = passes?.count ?? 1;
  for (let pass = Math.floor(afterRow / PASS_ROWS); pass < count; pass++) {
    const isResumed = pass === Math.floor(afterRow / PASS_ROWS);
    const from = isResumed ? Math.max(1, sheetRow(afterRow)) : 1;
    for await (const batch of reader.rows({ afterRow: from, batchRows })) {
      if (pass === 0) source.unnamed?.count(batch);
      const columns = inOrder(batch.columns, source.mapping).flatMap((column) => {
        const key = source.mapping.keys.get(column.index);
        if (key === undefined) return [];
        return [{ key, ...source.convert(column.index, { values: columnValues(column), kinds: column.kinds }) }];
      });
      const rows = { rowNumbers: Array.from(batch.rows), columns: mergeColumns(source.target, columns) };
      const selected = passes === undefined ? rows : rowsOfPass(rows, pass, passes, source.target);
      if (selected.rowNumbers.length > 0) yield selected;
    }
  }
}

/** Of several columns with one key, the first one counts. */
function inOrder<Column extends { readonly index: number }>(
  columns: readonly Column[],
  { priorities }: ColumnMapping,
): readonly Column[] {
  if (!priorities) return columns;
  const priorityOf = ({ index }: Column) => priorities.get(index) ?? 0;
  return columns.toSorted((one, other) => priorityOf(one) - priorityOf(other));
}

function rowsOfPass(rows: MappedRows, pass: number, passes: ParentPasses, { type }: ImportTarget): MappedRows {
  const parentKey = `${type}.parent`;
  const parents = rows.columns.filter(({ key }) => key === parentKey).map(({ values }) => values);
  const indexes = [...rows.rowNumbers.keys()].filter(
    (index) => passes.passOf(rows.rowNumbers[index] ?? 0, parentOf(parents, index)) === pass,
  );
  return {
    rowNumbers: indexes.map((index) => (rows.rowNumbers[index] ?? 0) + pass * PASS_ROWS),
    columns: rows.columns.map(({ key, values, kinds }) => ({
      key,
      values: indexes.map((index) => {
        const value = values[index] ?? '';
        return key === parentKey ? passes.identityOf(value.trim()) : value;
      }),
      kinds: Uint8Array.from(indexes, (index) => kinds[index] ?? 0),
    })),
  };
}
