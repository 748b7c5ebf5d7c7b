import { createPool } from '@trackway/postgres';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, openPostgres, quietLogger } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import type { ImportJob } from '../src/imports/rows/import-job';
import type { RowOutcome } from '../src/imports/stores/row-outcome';
import { applyRowsOn, batchOf, type SheetRow } from './import-rows';

describe('upserts', () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  let pool: Pool;
  let superuser: Client;

  beforeAll(async () => {
    database = await openPostgres('projects');
    pool = createPool({ url: database.url, max: 6, name: 'test', logger: quietLogger() });
    superuser = new Client({ connectionString: database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  afterAll(async () => {
    await superuser.end();
    await pool.end();
    await database.drop();
  });

  async function importRows(
    caller: Caller,
    rows: readonly SheetRow[],
    job: Partial<ImportJob>,
    batchRows = rows.length,
  ): Promise<RowOutcome[]> {
    async function* batches() {
      for (let first = 0; first < rows.length; first += batchRows) {
        const batch = batchOf(rows.slice(first, first + batchRows));
        yield { ...batch, number: first / batchRows, rowNumbers: batch.rowNumbers.map((number) => number + first) };
      }
    }
    const outcomes: RowOutcome[] = [];
    for await (const batch of applyRowsOn(pool)(caller, batches(), { mode: 'upsert', ...job })) {
      outcomes.push(...batch.outcomes);
    }
    return outcomes;
  }

  const counts = (outcomes: readonly RowOutcome[]) =>
    Object.fromEntries([...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([name, of]) => [name, of.length]));

  async function stored(caller: Caller, table: string, columns: string): Promise<unknown[]> {
    const { rows } = await superuser.query(
      `SELECT ${columns} FROM ${table} WHERE frame_id = $1 ORDER BY ${columns.replaceAll(/ AS \w+/g, '')}`,
      [caller.frameId],
    );
    return rows.map((row) => Object.values(row));
  }

  it.each(['upsert', 'create'] as const)('by code do not fail next to another import in mode %s', async (mode) => {
    const caller = aCaller();
    const rows = Array.from({ length: 600 }, (_, index) => ({
      'project.name': `Project ${index}`,
      'project.code': `C-${index}`,
      'project.budget': `${index}`,
    }));
    const job = { matchBy: 'project.code' };

    const [one, other] = await Promise.all([
      importRows(caller, rows, { ...job, mode }, 100),
      importRows(caller, rows.toReversed(), job, 100),
    ]);

    expect(counts(other)).not.toHaveProperty('failed');
    expect((await stored(caller, 'projects', 'code')).length).toBe(600);
    if (mode === 'upsert') expect(counts([...one, ...other])).toEqual({ created: 600, unchanged: 600 });
  });

  it.each([
    ['contact', 'contact.email', 'contacts', 'lower(email)'],
    ['customer', 'customer.name', 'customers', 'name'],
    ['customer', 'customer.document', 'customers', 'document'],
  ] as const)('of a %s by %s make one of each value, also at the same time', async (type, matchBy, table, column) => {
    const caller = aCaller();
    const rows = Array.from({ length: 120 }, (_, index) => ({
      [`${type}.name`]: `Name ${index % 60}`,
      [matchBy]: matchBy === 'contact.email' ? `Mail${index % 60}@example.org` : `Name ${index % 60}`,
    }));

    const outcomes = await Promise.all(
      [30, 50, 120].map((batchRows) => importRows(caller, rows, { type, matchBy }, batchRows)),
    );

    expect(counts(outcomes.flat())).toEqual({ created: 60, unchanged: 300 });
    expect(await stored(caller, table, `${column} AS value`)).toHaveLength(60);
  });

  it('create missing customers and contacts once, also concurrently', async () => {
    const caller = aCaller();
    const rows = Array.from({ length: 60 }, (_, index) => ({
      'project.name': 'Project',
      'project.customer': `Customer ${index % 20}`,
      'project.contact': `Contact${index % 20}@example.org`,
    }));
    const people = rows.map((row) => ({
      'contact.name': 'Contact',
      'contact.customers': `${row['project.customer']}; Other`,
    }));
    const job = { mode: 'create', createMissing: true } as const;

    const outcomes = await Promise.all([
      importRows(caller, rows, job, 20),
      importRows(caller, rows.toReversed(), job, 30),
      importRows(caller, people, { ...job, type: 'contact' }, 15),
    ]);

    expect(counts(outcomes.flat())).toEqual({ created: 180 });
    expect(await stored(caller, 'customers', 'name')).toHaveLength(21);
    const emails = (await stored(caller, 'contacts', 'lower(email) AS email')).flat().filter((email) => email !== null);
    expect(emails).toHaveLength(20);
  });

  it('of a code that a deleted project holds fail once, without a loop', async () => {
    const caller = aCaller();
    const rows = [{ 'project.name': 'Roof', 'project.code': 'A' }];
    await importRows(caller, rows, {});
    await superuser.query('UPDATE projects SET deleted_at = now() WHERE frame_id = $1', [caller.frameId]);

    const [outcome] = await importRows(caller, rows, {});

    expect(outcome).toMatchObject({ outcome: 'failed', errors: [{ code: 'code_taken' }] });
  });

  describe('have the same outcomes whatever rows share a batch', () => {
    const of = <T>(...values: T[]) => fc.constantFrom(...values);
    const ids = Array.from({ length: 3 }, () => newId());
    const project = fc.record({
      'project.name': of('One', 'Two', ''),
      'project.id': of('', '', ...ids),
      'project.code': of('', 'A', 'B', 'C', 'D'),
      'project.old_id': of('', '', 'x', 'y'),
      'project.parent': of('', '', 'A', 'B', 'x', ids[0] ?? ''),
      'project.customer': of('', 'Acme'),
      'project.groups': of('', 'G', 'G; H'),
      'project.tags': of('', '', 't', 'u; t'),
    });
    const customer = fc.record({
      'customer.name': of('Acme', 'Bolt', ''),
      'customer.id': of('', '', ...ids),
      'customer.document': of('', '1', '2', '3'),
      'customer.parent': of('', '', 'Acme', '2', ids[0] ?? ''),
    });
    const contact = fc.record({
      'contact.name': of('Ana', 'Bo', ''),
      'contact.email': of('', 'a@example.org', 'A@example.org', 'b@example.org'),
      'contact.customers': of('', 'Acme', 'Acme; Bolt'),
    });
    const fields = {
      project: ['projects', 'name, code, old_id'],
      customer: ['customers', 'name, document'],
      contact: ['contacts', 'name, email'],
    } as const;

    it.each([
      ['project', project],
      ['customer', customer],
      ['contact', contact],
    ] as const)(
      'of a %s',
      async (type, row) => {
        const property = fc.asyncProperty(
          fc.array(row as fc.Arbitrary<SheetRow>, { minLength: 2, maxLength: 9 }),
          of('upsert' as const, 'update' as const),
          async (rows, mode) => {
            const results = [];
            for (const batchRows of [1, 3, rows.length]) {
              const caller = aCaller();
              const base = [
                {
                  [`${type}.name`]: 'One',
                  'project.code': 'A',
                  'customer.document': '1',
                  'contact.email': 'a@example.org',
                },
              ];
              await importRows(caller, base, { type, mode: 'create' });
              const job = { type, mode, createMissing: true };
              const preview = await importRows(caller, rows, { ...job, dryRun: true }, batchRows);
              const outcomes = await importRows(caller, rows, job, batchRows);
              const plain = (of: readonly RowOutcome[]) =>
                of.map(({ rowNumber, outcome, errors }) => [rowNumber, outcome, errors]);
              expect(plain(preview)).toEqual(plain(outcomes));
              const [table, columns] = fields[type];
              results.push({
                outcomes: outcomes.map(({ rowNumber, outcome }) => [rowNumber, outcome]),
                // Failed rows also reserve numbers for generated codes.
                stored: (await stored(caller, table, columns))
                  .map((values) => String(values).replace(/P-\d+/, 'P'))
                  .toSorted(),
                customers: await stored(caller, 'customers', 'name'),
              });
            }
            expect(results[1]).toEqual(results[0]);
            expect(results[2]).toEqual(results[0]);
          },
        );
        await fc.assert(property, { numRuns: 15, seed: 1 });
      },
      60_000,
    );
  });
});
