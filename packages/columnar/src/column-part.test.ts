import { randomUUID } from 'node:crypto';
import { ChildRows } from './child-rows';
import type { Column, ColumnValue } from './column';
import type { Part, Stored } from './column-part';
import { DictionaryColumn } from './dictionary-column';
import { NumberColumn } from './number-column';
import { SubstringColumn } from './substring-column';
import { BLOCK } from './text-blocks';
import { TextColumn } from './text-column';
import { UuidColumn } from './uuid-column';
import { UuidDictionary } from './uuid-dictionary';

/** Two blocks, texts of the open block in a segment, and some that are not in one yet. */
const ROWS = BLOCK * 2 + 500;
const ids = Array.from({ length: 300 }, () => randomUUID());

const text = (row: number): ColumnValue => {
  if (row % 7 === 0) return null;
  return row === BLOCK * 2 + 100 ? 'ä'.repeat(2 ** 20) : `Señal ${row % 5 === 0 ? row : 'x'} 😀`;
};

const kinds: Record<string, { make: () => Column; value: (row: number) => ColumnValue }> = {
  numbers: { make: () => new NumberColumn(), value: (row) => (row % 9 === 0 ? null : row / 4) },
  texts: { make: () => new TextColumn(), value: text },
  substrings: { make: () => new SubstringColumn(), value: text },
  'dictionary texts': {
    make: () => new DictionaryColumn(),
    value: (row) => (row % 9 === 0 ? null : `é ${row % 3_000}`),
  },
};

function filled(column: Column, value: (row: number) => ColumnValue, from = 0, to = ROWS): Column {
  for (let row = from; row < to; row += 1) column.push(value(row));
  return column;
}

const SEARCHES: readonly (readonly [operator: string, value: string | number])[] = [
  ['equals', 'Señal x 😀'],
  ['equals', 'é 17'],
  ['equals', 0.25],
  ['greater_than', 500],
  ['contains', 'Señal 55'],
  ['contains', 'ää'],
];

function restored<Kind extends Stored>(target: Kind, parts: Iterable<Part>): Kind {
  for (const part of parts) target.restore(structuredClone(part));
  return target;
}

describe.each(Object.entries(kinds))('stored %s', (_kind, { make, value }) => {
  it('are restored as they were when they were read, and grow as before', () => {
    const column = filled(make(), value);
    const expected = filled(make(), value);
    const parts = column.parts();
    // The parts are read after this.
    filled(column, value, ROWS, ROWS + BLOCK);

    const again = restored(make(), parts);

    expect(look(again)).toEqual(look(expected));
    expect(look(filled(again, value, ROWS, ROWS + BLOCK))).toEqual(look(column));
  });

  it('are empty if they were', () => {
    expect(restored(make(), make().parts())).toEqual(make());
  });
});

/** What searches find in a column. */
function look(column: Column) {
  const found = SEARCHES.flatMap(([operator, value]) => {
    try {
      return [column.matching({ operator, type: 'text', values: [value] })];
    } catch {
      return [];
    }
  });
  const compared = Array.from({ length: 50 }, (_, n) => column.compare(n * 31 + 1, (n * 17 + 1) % column.length));
  return { length: column.length, present: column.present(), found, compared };
}

it('stores the codes of UUIDs with their dictionary', () => {
  const dictionary = new UuidDictionary();
  const column = new UuidColumn(dictionary);
  for (let row = 0; row < ROWS; row += 1) column.push(row % 11 === 0 ? null : (ids[row % 250] as string));
  const parts = [dictionary.parts(), column.parts()] as const;
  column.push(ids[299] as string);

  const again = restored(new UuidDictionary(), parts[0]);
  const codes = restored(new UuidColumn(again), parts[1]);

  expect(codes.length).toBe(ROWS);
  expect(again.find(ids[299] as string)).toBeUndefined();
  expect(ids.slice(0, 250).map((id) => again.find(id))).toEqual(ids.slice(0, 250).map((id) => dictionary.find(id)));
  expect([1, 5, 12].map((row) => again.decode(codes.codeAt(row)))).toEqual([ids[1], ids[5], ids[12]]);
  expect(codes.has(11)).toBe(false);
  expect(again.encode(ids[299] as string)).toBe(dictionary.find(ids[299] as string));
});

it('stores child rows with the columns that have values', () => {
  const make = () => new ChildRows({ label: () => new TextColumn(), weight: () => new NumberColumn() });
  const rows = make();
  for (let row = 0; row < 100; row += 1) rows.push(row % 10, { label: `${row}`, weight: null });
  const again = make();
  for (const { name, parts } of rows.parts()) for (const part of parts) again.restore(name, part);

  expect(again.length).toBe(100);
  expect(again.column('weight')).toBeUndefined();
  expect(look(again.column('label') as Column)).toEqual(look(rows.column('label') as Column));
  expect(again.parentOf(17)).toBe(7);
  expect(() => again.restore('color', {})).toThrow('no column color');
});

it('rejects parts of another kind', () => {
  expect(() => new NumberColumn().restore({ numbers: Int32Array.of(1) })).toThrow('no numbers');
  expect(() => new TextColumn().restore({ starts: Uint32Array.of(1, 2), texts: 5 })).toThrow('no texts');
});
