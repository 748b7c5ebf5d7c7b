import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { createPool, Database, type RowColumn, rowsSql, sql } from '../src';

const HOSTILE = [
  '',
  ' ',
  'NULL',
  'null',
  '"',
  '\\',
  '\\"',
  '{}',
  '{a,b}',
  ',',
  "';--",
  'a\nb\tc',
  'é😀',
  '%s',
  '$1',
  null,
];

describe('rowsSql', () => {
  let opened: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: 1, name: 'suite', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  async function select(...columns: RowColumn[]): Promise<unknown[][]> {
    const { rows } = await new Database(pool).query(sql`SELECT * FROM ${rowsSql(columns)} AS n (a, b, c)`);
    return rows.map(({ a, b, c }) => [a, b, c]);
  }

  it('returns texts with special characters unchanged', async () => {
    const numbers = HOSTILE.map((_, index) => index);

    const rows = await select(
      { type: 'int', values: numbers },
      { type: 'text', values: HOSTILE },
      { type: 'text', values: HOSTILE.toReversed() },
    );

    expect(rows).toEqual(HOSTILE.map((text, index) => [index, text, HOSTILE.at(-1 - index)]));
  });

  it('supports columns with the same value or NULL in all rows', async () => {
    const at = new Date('2026-11-21T04:00:00.123Z');

    const rows = await select(
      { type: 'boolean', values: [true, true] },
      { type: 'timestamptz', values: [at, new Date(at)] },
      { type: 'uuid', values: [null, null] },
    );

    expect(rows).toEqual([
      [true, at, null],
      [true, at, null],
    ]);
  });

  it('supports JSON documents', async () => {
    const documents = [{ a: ['"\\'] }, [1, null]];

    const rows = await select(
      { type: 'bigint', values: [2 ** 53 - 1, 0] },
      { type: 'jsonb', values: documents },
      { type: 'jsonb', values: [[], []] },
    );

    expect(rows).toEqual([
      [2 ** 53 - 1, documents[0], []],
      [0, documents[1], []],
    ]);
  });

  it('supports empty columns', async () => {
    expect(await select(...['uuid', 'text', 'int'].map((type) => ({ type, values: [] })))).toEqual([]);
  });
});
