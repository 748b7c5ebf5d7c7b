import { Bitmap, type ChildRows, type UuidColumn } from '@trackway/columnar';
import { type Filter, foldedFilter, type RowsSource, type ValueFilter } from '@trackway/filters';

/** The parts of a table of projects that related rows are matched with. */
export interface RelatedTables {
  readonly length: number;
  readonly ids: UuidColumn;
  readonly parents: UuidColumn;
  rows(table: string): ChildRows;
  answersTo(fieldId: string): ChildRows | undefined;
  live(options: { readonly deleted: boolean }): Bitmap;
  rowOf(code: number): number;
}

/** The projects that have a related row which matches. */
export function matchRelated(
  table: RelatedTables,
  filter: Filter,
  source: RowsSource,
  valueFilter: ValueFilter,
): Bitmap {
  const { operator } = valueFilter;
  if (source.table === 'projects') return matchChildren(table, valueFilter);
  const rows = relatedRows(table, source, filter.arguments);
  const isFolded = operator === 'contains' && source.foldedColumn !== undefined;
  const column = rows?.column(isFolded ? (source.foldedColumn ?? '') : source.column);
  const filtered = isFolded ? foldedFilter(valueFilter) : valueFilter;
  const parents =
    rows && column
      ? rows.parentsOf(
          restrict(
            rows,
            source,
            filter.arguments,
            operator === 'is_null' ? column.present() : column.matching(filtered),
          ),
          table.length,
        )
      : new Bitmap(table.length);
  return operator === 'is_null' ? parents.invert() : parents;
}

/** The related rows that a field reads, or undefined if there are none. */
export function relatedRows(
  table: RelatedTables,
  source: RowsSource,
  [argument]: readonly string[],
): ChildRows | undefined {
  if (source.table === 'project_answers') return table.answersTo(argument ?? '');
  return table.rows(source.isArray ? 'tags' : source.table);
}

/** Restricts rows by the first argument and the context of the field. Changes `found`. */
export function restrict(rows: ChildRows, source: RowsSource, [argument]: readonly string[], found: Bitmap): Bitmap {
  if (source.context !== undefined) found.and(equal(rows, 'accessor_type', source.context));
  // Answers are stored by the form field, which is their first argument.
  if (argument === undefined || !source.argumentColumns || source.table === 'project_answers') return found;
  const named = source.argumentColumns.map((column) => equal(rows, column, argument));
  return found.and(named.reduce((all, one) => all.or(one)));
}

function equal(rows: ChildRows, name: string, value: string): Bitmap {
  const filter = { operator: 'equals', type: 'text', values: [value] };
  return rows.column(name)?.matching(filter) ?? new Bitmap(rows.length);
}

/** Children are projects that name their parent and are not deleted. */
function matchChildren(table: RelatedTables, filter: ValueFilter): Bitmap {
  const children = table.live({ deleted: false }).and(table.parents.present());
  if (filter.operator !== 'is_null') children.and(table.ids.matching(filter));
  const found = new Bitmap(table.length);
  children.forEach((child) => {
    const parent = table.rowOf(table.parents.codeAt(child));
    if (parent >= 0) found.set(parent);
  });
  return filter.operator === 'is_null' ? found.invert() : found;
}
