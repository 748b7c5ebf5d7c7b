import {
  Bitmap,
  type Column,
  NumberColumn,
  SubstringColumn,
  TextColumn,
  UuidColumn,
  UuidDictionary,
} from '@trackway/columnar';
import { createPool, Database, type Queryable, sql, trustedSql } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import {
  type Filter,
  type FilterTable,
  filtersSql,
  matchColumns,
  matchesUntyped,
  matchesValues,
  type Operator,
  operatorRules,
  operatorsOf,
  parseFilter,
  type RecordValue,
  type SearchModel,
  searchText,
  textField,
  type ValueType,
} from '../src';

const RUNS = 60;
const FRAME = '00000000-0000-0000-0000-000000000000';

const uuids = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'];
const times = ['2026-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z', '2026-01-02T00:00:00.000Z'];
const texts = ['Roof', 'roof', 'RÓOF', 'ﬁne', '100%', 'a_b', 'a\\b', 'Σας', '', ' ', 'ß', '😀'];

interface Kind {
  readonly type: ValueType;
  readonly sqlType: string;
  readonly operators: readonly Operator[];
  readonly stored: readonly RecordValue[];
  readonly wanted: readonly (string | number | boolean)[];
}

const comparable = [...operatorsOf.number, 'is_null', 'is_not_null'] as const;
const kinds: readonly Kind[] = [
  { type: 'text', sqlType: 'text', operators: operatorsOf.text, stored: texts, wanted: texts },
  {
    type: 'integer',
    sqlType: 'numeric',
    operators: comparable,
    stored: [-1, 0, 0.5, 1, 100, 2 ** 40],
    wanted: [-1, 0, 0.5, 1, 99.5, 100, 1e300],
  },
  { type: 'uuid', sqlType: 'uuid', operators: operatorsOf.relation, stored: uuids, wanted: uuids },
  {
    type: 'time',
    sqlType: 'timestamptz',
    operators: operatorsOf.time,
    stored: times,
    wanted: [...times, '2026-01-01', '2026-01-02', '2026-01-01T01:00:00+01:00'],
  },
  {
    type: 'boolean',
    sqlType: 'boolean',
    operators: [...operatorsOf.boolean, 'is_null', 'is_not_null'],
    stored: [true, false],
    wanted: [true, false],
  },
];

/** A model with one field, which is stored in the column `value`. */
function modelOf({ type, operators }: Kind): SearchModel {
  const field = { ...textField('value', { nullable: true, folded: type === 'text' }), valueType: type, operators };
  return { name: 'record', table: 'records', fields: [field] };
}

const requests = fc.constantFrom(...kinds).chain((kind) =>
  fc.constantFrom(...kind.operators).chain((operator) => {
    const value = fc.constantFrom(...kind.wanted);
    const list = fc.array(value, { maxLength: 3 });
    const { arity } = operatorRules[operator];
    return fc.record({
      kind: fc.constant(kind),
      operator: fc.constant(operator),
      value: arity === 'none' ? fc.constant(undefined) : arity === 'list' ? fc.oneof(value, list) : value,
      stored: fc.array(fc.constantFrom<RecordValue>(null, ...kind.stored), { minLength: 1, maxLength: 40 }),
    });
  }),
);

/** The services' migrations create the function `search_text`, which the SQL evaluator uses. */
describe('a filter', () => {
  let database: TestDatabase;
  let pool: ReturnType<typeof createPool>;
  let db: Queryable;

  beforeAll(async () => {
    database = await openPostgres('projects');
    pool = createPool({ url: database.superuserUrl, max: 1, name: 'test', logger: quietLogger() });
    db = new Database(pool);
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('has the same result in SQL, on columns and on single records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 20, maxLength: 20 }), async (all) => {
        for (const { kind, operator, value, stored } of all) {
          const filter = parseFilter(modelOf(kind), { field: 'value', operator, value });
          const inSql = await rowsInSql(db, kind, filter, stored);
          const request = { type: kind.type, operator, value, stored };

          expect({ request, rows: rowsInColumns(kind, filter, stored) }).toEqual({ request, rows: inSql });
          expect({ request, rows: rowsOf(stored, (one) => matchesTyped(filter, one)) }).toEqual({
            request,
            rows: inSql,
          });
          expect({
            request,
            rows: rowsOf(stored, (one) => matchesUntyped({ operator, value }, [one]) === true),
          }).toEqual({
            request,
            rows: inSql,
          });
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});

function rowsOf(stored: readonly RecordValue[], matches: (value: RecordValue) => boolean): number[] {
  return stored.flatMap((value, row) => (matches(value) ? [row] : []));
}

function matchesTyped({ operator, field, values }: Filter, value: RecordValue): boolean {
  return matchesValues({ operator, type: field.valueType, values }, [value]);
}

async function rowsInSql(db: Queryable, kind: Kind, filter: Filter, stored: readonly RecordValue[]): Promise<number[]> {
  const type = trustedSql(`${kind.sqlType}[]`);
  const folded = stored.map((value) => (typeof value === 'string' ? searchText(value) : null));
  const { rows } = await db.query<{ row: number }>(sql`
    SELECT t.row::integer AS row FROM unnest(${stored.map((value) => (value === null ? null : String(value)))}::text[]::${type},
      ${folded}::text[]) WITH ORDINALITY AS t (value, value_search, row)
    WHERE ${filtersSql(FRAME, [filter]) ?? trustedSql('true')} ORDER BY row`);
  return rows.map(({ row }) => row - 1);
}

function rowsInColumns({ type }: Kind, filter: Filter, stored: readonly RecordValue[]): number[] {
  const columns: Record<'value' | 'value_search', Column> = {
    value:
      type === 'text' ? new TextColumn() : type === 'uuid' ? new UuidColumn(new UuidDictionary()) : new NumberColumn(),
    value_search: new SubstringColumn(),
  };
  for (const value of stored) {
    columns.value.push(value === null ? null : type === 'time' ? Date.parse(String(value)) : toColumnValue(value));
    columns.value_search.push(typeof value === 'string' ? searchText(value) : null);
  }
  const table: FilterTable = {
    length: stored.length,
    column: (name) => columns[name as keyof typeof columns],
    matchRelated: () => new Bitmap(stored.length),
  };
  const found = matchColumns(table, [filter]);
  return rowsOf(stored, () => true).filter((row) => found?.has(row));
}

function toColumnValue(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}
