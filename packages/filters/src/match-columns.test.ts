import { Bitmap, type Column, DictionaryColumn, NumberColumn, SubstringColumn } from '@trackway/columnar';
import fc from 'fast-check';
import { fakeSearchModel as model } from './fake-search-model';
import { type FilterGroup, type FilterGroupInput, parseGroups } from './filter-groups';
import type { FilterInput } from './filter-schemas';
import { type FilterTable, matchColumns } from './match-columns';
import { matchesValues } from './match-values';
import { type Filter, parseFilter } from './parse-filter';
import { searchText } from './search-text';

interface FakeRecord {
  readonly name: string;
  readonly note: string | null;
  readonly budget: number | null;
  readonly tags: readonly string[];
}

const TAGS = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'];

/** Each combination of these values. */
const records: readonly FakeRecord[] = ['Roof', 'roof', 'Áb'].flatMap((name) =>
  [null, 'a', 'b'].flatMap((note) =>
    [null, 0, 1].flatMap((budget) => [[], TAGS.slice(0, 1), TAGS].map((tags) => ({ name, note, budget, tags }))),
  ),
);

const inputs: fc.Arbitrary<FilterInput> = fc.oneof(
  fc.record({
    field: fc.constant('name'),
    operator: fc.constantFrom('contains', 'not_contains', 'equals'),
    value: fc.constantFrom('ROO', 'ab', 'Roof'),
  }),
  fc.record({
    field: fc.constant('note'),
    operator: fc.constantFrom('equals', 'not_equals', 'is_null', 'is_not_null'),
    value: fc.constantFrom('a', ['a', 'b']),
  }),
  fc.record({
    field: fc.constant('budget'),
    operator: fc.constantFrom('equals', 'not_equals', 'less_than', 'greater_than_or_equals'),
    value: fc.constantFrom(0, 1),
  }),
  fc.record({
    field: fc.constant('tag'),
    operator: fc.constantFrom('equals', 'not_equals', 'is_null', 'is_not_null'),
    value: fc.constantFrom(...TAGS),
  }),
);
const connected = fc
  .tuple(inputs, fc.constantFrom('and', 'or', undefined))
  .map(([input, connective]) => parseFilter(model, { ...input, logical_operator: connective }));

const groups = fc
  .letrec<{ group: FilterGroupInput }>((tie) => ({
    group: fc.record({
      logical_operator: fc.constantFrom('and', 'or', 'not'),
      filters: fc.array(inputs, { minLength: 1, maxLength: 3 }),
      filter_groups: fc.array(tie('group'), { maxLength: 1 }),
    }),
  }))
  .group.map((group) => parseGroups(model, [group])[0] as FilterGroup);

function columnOf(column: Column, values: readonly (string | number | null)[]): Column {
  for (const value of values) column.push(value);
  return column;
}

function tableOf(all: readonly FakeRecord[]): FilterTable {
  const columns: Record<string, Column> = {
    name: columnOf(
      new DictionaryColumn(),
      all.map(({ name }) => name),
    ),
    name_search: columnOf(
      new SubstringColumn(),
      all.map(({ name }) => searchText(name)),
    ),
    note: columnOf(
      new DictionaryColumn(),
      all.map(({ note }) => note),
    ),
    budget: columnOf(
      new NumberColumn(),
      all.map(({ budget }) => budget),
    ),
  };
  return {
    length: all.length,
    column: (name) => columns[name] ?? fail(`There is no column ${name}.`),
    matchRelated: (_filter, _source, valueFilter) => bitmapOf(all, ({ tags }) => matchesValues(valueFilter, tags)),
  };
}

function fail(message: string): never {
  throw new Error(message);
}

function bitmapOf(all: readonly FakeRecord[], matches: (record: FakeRecord) => boolean): Bitmap {
  const found = new Bitmap(all.length);
  for (const [row, record] of all.entries()) if (matches(record)) found.set(row);
  return found;
}

/** The specification: a filter is evaluated on the values of one record. */
function matchesOne(record: FakeRecord, { field, operator, values }: Filter): boolean {
  const given = field.name === 'tag' ? record.tags : [record[field.name as 'name' | 'note' | 'budget']];
  return matchesValues({ operator, type: field.valueType, values }, given);
}

function matchesGroup(record: FakeRecord, { connective, filters, groups: inner }: FilterGroup): boolean {
  const members = [...filters.map((one) => matchesOne(record, one)), ...inner.map((one) => matchesGroup(record, one))];
  if (connective === 'and') return members.every(Boolean);
  return members.some(Boolean) === (connective === 'or');
}

/** `and` binds tighter than `or`. */
function matchesList(record: FakeRecord, [first, ...rest]: readonly Filter[]): boolean {
  if (!first) return true;
  let [matched, conjunction] = [false, matchesOne(record, first)];
  for (const filter of rest) {
    if (filter.connective === 'or') [matched, conjunction] = [matched || conjunction, true];
    conjunction &&= matchesOne(record, filter);
  }
  return matched || conjunction;
}

const rowsOf = (bitmap: Bitmap | undefined) => (bitmap ? [...bitmap.rows()] : undefined);

describe('filters on columns', () => {
  it('are absent without filters and groups', () => {
    expect(matchColumns(tableOf([]), [])).toBeUndefined();
  });

  it('match the records of which the values match', () => {
    const table = tableOf(records);
    const rule = fc.tuple(fc.array(connected, { maxLength: 4 }), fc.array(groups, { maxLength: 2 }));
    fc.assert(
      fc.property(rule, ([filters, inner]) => {
        fc.pre(filters.length + inner.length > 0);
        const expected = bitmapOf(
          records,
          (record) => matchesList(record, filters) && inner.every((group) => matchesGroup(record, group)),
        );

        expect(rowsOf(matchColumns(table, filters, inner))).toEqual(rowsOf(expected));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('match any of several columns, folded if the column is', () => {
    const all = [{ name: 'ÁB' }, { name: 'x' }, { name: 'y' }];
    const table: FilterTable = {
      ...tableOf([]),
      length: 3,
      column: (name) =>
        name === 'name_search'
          ? columnOf(
              new SubstringColumn(),
              all.map((record) => searchText(record.name)),
            )
          : columnOf(new SubstringColumn(), ['c', 'ab', 'AB']),
    };
    const filter = parseFilter(model, { field: 'name_or_code', operator: 'contains', value: 'Áb' });

    expect(rowsOf(matchColumns(table, [{ ...filter, values: ['ab'] }]))).toEqual([0, 1]);
  });
});
