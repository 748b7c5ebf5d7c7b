import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgRowSource } from '../src/exports/pg-row-source';
import { makeStreamRows } from '../src/exports/stream-rows';
import { makeListAppliedRows } from '../src/imports/list-applied-rows';
import type { ImportJob } from '../src/imports/rows/import-job';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { applyRowsOn, batchOf, importRowsOn, type SheetRow } from './import-rows';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('rows of projects', () => {
  let service: Service;
  let pool: Pool;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;

  beforeAll(async () => {
    service = await sharedProjects();
    pool = createPool({ url: service.database.url, max: 2, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member] as { id: string };

  const importRows = (rows: SheetRow[], mode: ImportJob['mode'] = 'create') =>
    importRowsOn(pool, caller, rows, { mode });

  async function exportColumns(keys: readonly string[], batchRows = 100): Promise<string[][]> {
    const streamRows = makeStreamRows({
      rowSource: new PgRowSource(pool),
      unitOfWork: new PgUnitOfWork(new Database(pool), () => undefined),
      edgeDirectory: { typesOf: async () => new Map() },
    });
    const request = { type: 'project', columns: keys, filtersJson: '', sortingJson: '', batchRows };
    const rows: string[][] = [];
    for await (const { columns } of streamRows(caller, request)) {
      rows.push(...(columns[0]?.values ?? []).map((_, row) => columns.map(({ values }) => values[row] ?? '')));
    }
    return rows;
  }

  const exportColumn = async (key: string) => (await exportColumns([key])).map(([value]) => value ?? '');

  it('get codes while more imports run than there are connections', async () => {
    const apply = applyRowsOn(pool);
    async function* batches() {
      yield batchOf([{ 'project.name': 'Concurrent' }]);
    }
    const run = async () => {
      for await (const { outcomes } of apply(caller, batches())) return outcomes;
      return [];
    };

    const outcomes = await Promise.all(Array.from({ length: 6 }, run));

    expect(outcomes.flat().map(({ outcome }) => outcome)).toEqual(Array(6).fill('created'));
    expect(new Set(await exportColumn('project.code')).size).toBe(6);
  });

  it('name users by e-mail or id, in the same format as exports', async () => {
    const bo = await make('users', 'user', { name: 'Bo', email: 'Bo@example.org' });
    const cy = await make('users', 'user', { name: 'Cy' });

    const outcomes = await importRows([
      { 'project.name': 'one', 'project.code': 'A', 'project.assignees': `bo@EXAMPLE.org; ${cy.id}` },
      { 'project.name': 'two', 'project.code': 'B', 'project.assignees': 'unknown@example.org' },
    ]);

    expect(outcomes).toMatchObject([
      { rowNumber: 2, outcome: 'created' },
      { rowNumber: 3, outcome: 'failed', errors: [{ column: 'project.assignees', code: 'user_not_found' }] },
    ]);
    const { body } = await client.send('GET', '/api/management/projects');
    expect(body).toMatchObject({ meta: { total: 1 }, projects: [{ users: [{ id: bo.id }, { id: cy.id }] }] });
    expect(await exportColumn('project.assignees')).toEqual([`${cy.id}; Bo@example.org`]);
    expect(await exportColumn('project.completed_percentage')).toEqual(['0']);
    expect(await exportColumn('project.funnels')).toEqual(['']);
  });

  it('name groups and tags with separators and quotes in the same format as exports', async () => {
    const [groups, tags] = ['"A; B"; C', '"""D"""; "12"" pipe"; E'];
    await importRows([{ 'project.name': 'one', 'project.groups': groups, 'project.tags': tags }]);

    const { body } = await client.send('GET', '/api/management/projects');
    const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();
    expect(names(body.projects[0].groups)).toEqual(['A; B', 'C']);
    expect(names(body.projects[0].tags)).toEqual(['"D"', '12" pipe', 'E']);
    const exported = [...(await exportColumn('project.groups')), ...(await exportColumn('project.tags'))];
    const [code = ''] = await exportColumn('project.code');
    const row = { 'project.code': code, 'project.groups': exported[0] ?? '', 'project.tags': exported[1] ?? '' };
    expect(exported[0]).toBe(groups);
    expect(await importRows([row], 'update')).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it.each([
    ['is cut within a character', `${'a'.repeat(999)}😀`.padEnd(1_100), 'too_long', 999],
    ['holds NUL', 'a\0', 'invalid_text', 2],
    ['holds half a character', 'a\ud83d', 'invalid_text', 2],
  ])('fail if a cell %s', async (_, name, code, length) => {
    const [outcome] = await importRows([{ 'project.name': name, 'project.customer': name, 'project.tags': name }]);

    expect(outcome).toMatchObject({
      outcome: 'failed',
      errors: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    const [value = ''] = outcome?.errors.map((fault) => fault.value) ?? [];
    expect([value.isWellFormed(), value.includes('\0'), value.slice(0, length).replaceAll('a', '')]).toEqual([
      true,
      false,
      length === 2 ? '\ufffd' : '',
    ]);
  });

  it('name the links of a record in the same format as exports, also after the linked records were deleted', async () => {
    const email = 'ana@example.org';
    const [customer, contact, parent] = [
      await make('customers', 'customer', { name: 'Acme' }),
      await make('contacts', 'contact', { name: 'Ana', email }),
      await make('projects', 'project', { name: 'Root', code: 'R' }),
    ];
    const links = { customer_id: customer.id, contact_id: contact.id, parent_id: parent.id };
    const { id } = await make('projects', 'project', { name: 'one', code: 'A', ...links });
    await make('projects', 'project', { name: 'two', code: 'B' });
    for (const path of [`customers/${customer.id}`, `contacts/${contact.id}`, `projects/${parent.id}`]) {
      expect((await client.send('DELETE', `/api/management/${path}`)).status).toBe(200);
    }

    const named: SheetRow = { 'project.customer': customer.id, 'project.contact': email, 'project.parent': 'R' };
    const columns = Object.keys(named);
    const exported = await Promise.all(columns.map(async (column) => [column, (await exportColumn(column))[0] ?? '']));
    const rows = ['A', 'B'].map((code) => ({ ...named, 'project.code': code, 'project.name': 'new' }));
    const outcomes = await importRows(rows, 'update');

    expect(Object.fromEntries(exported)).toEqual(named);
    expect(outcomes).toMatchObject([{ outcome: 'updated' }, { outcome: 'failed', errors: columns.map(() => ({})) }]);
    const { body } = await client.send('GET', `/api/management/projects/${id}`);
    expect(body.project).toMatchObject({ name: 'new', ...links });
  });

  it('are exported with related names in each batch', async () => {
    const root = await make('customers', 'customer', { name: 'Holding' });
    const customers = [
      await make('customers', 'customer', { name: 'North', document: 'N', parent_id: root.id }),
      await make('customers', 'customer', { name: 'South', document: 'S', parent_id: root.id }),
    ];
    const groups = [
      await make('project-groups', 'project_group', { name: 'B' }),
      await make('project-groups', 'project_group', { name: 'A' }),
    ];
    const shared = { name: 'Ana', email: 'ana@example.org' };
    const contacts = [await make('contacts', 'contact', shared), await make('contacts', 'contact', shared)];
    for (const [index, code] of ['1', '2', '3', '4', '5'].entries()) {
      const links = index === 2 ? {} : { customer_id: customers[index % 2]?.id, contact_id: contacts[index % 2]?.id };
      const group_ids = groups.slice(0, index % 3).map(({ id }) => id);
      await make('projects', 'project', { name: `P ${code}`, code, group_ids, ...links });
    }

    const columns = ['code', 'groups', 'customer', 'headquarter', 'contact'].map((name) => `project.${name}`);
    const exported = await exportColumns(columns, 2);

    const [first, second] = contacts.map(({ id }) => String(id));
    expect(exported).toEqual([
      ['1', '', 'N', 'Holding', first],
      ['2', 'B', 'S', 'Holding', second],
      ['3', 'A; B', '', '', ''],
      ['4', '', 'S', 'Holding', second],
      ['5', 'B', 'N', 'Holding', first],
    ]);
  });

  it('change a list if its cell has a value', async () => {
    const bo = await make('users', 'user', { name: 'Bo', email: 'bo@example.org' });
    const cy = await make('users', 'user', { name: 'Cy', email: 'cy@example.org' });
    await make('projects', 'project', { name: 'one', code: 'A', user_ids: [bo.id] });

    const update = async (assignees: string) =>
      (await importRows([{ 'project.name': 'one', 'project.code': 'A', 'project.assignees': assignees }], 'update'))[0];

    expect(await update('bo@example.org')).toMatchObject({ outcome: 'unchanged' });
    expect(await update('')).toMatchObject({ outcome: 'unchanged' });
    expect(await update('cy@example.org')).toMatchObject({ outcome: 'updated' });
    expect((await client.send('GET', '/api/management/projects')).body).toMatchObject({
      projects: [{ users: [{ id: cy.id }] }],
    });
  });

  it('are listed with their outcomes after a given row', async () => {
    const operationId = newId();
    const rows = Array.from({ length: 5 }, (_, index) => ({ 'project.name': index === 3 ? '' : `Listed ${index}` }));
    async function* batches() {
      yield { ...batchOf(rows.slice(0, 2)), rowNumbers: [2, 3] };
      yield { ...batchOf(rows.slice(2, 5)), rowNumbers: [4, 5, 6], number: 1 };
    }
    for await (const _ of applyRowsOn(pool)(caller, batches(), { operationId }));
    const listAppliedRows = makeListAppliedRows({ unitOfWork: new PgUnitOfWork(new Database(pool), () => undefined) });
    const listed = async (afterRow: number) => {
      const outcomes = [];
      for await (const batch of listAppliedRows(caller, { operationId, afterRow, endImport: false, attempt: 1 }))
        outcomes.push(...batch);
      return outcomes.map(({ rowNumber, outcome }) => [rowNumber, outcome]);
    };

    expect(await listed(1)).toHaveLength(5);
    expect(await listed(3)).toEqual([
      [4, 'created'],
      [5, 'failed'],
      [6, 'created'],
    ]);
    expect(await listed(6)).toEqual([]);
  });

  it('are rejected after the end of their import, but return their outcomes if they were applied before', async () => {
    const operationId = newId();
    const [first = {}, second = {}] = ['before the end', 'after the end'].map((name) => ({ 'project.name': name }));
    const apply = async (number: number, row: Record<string, string>, attempt = 1) => {
      async function* batches() {
        yield { ...batchOf([row]), number, rowNumbers: [number] };
      }
      const outcomes = [];
      for await (const batch of applyRowsOn(pool)(caller, batches(), { operationId, attempt }))
        outcomes.push(...batch.outcomes);
      return outcomes.map(({ outcome }) => outcome);
    };
    const listAppliedRows = makeListAppliedRows({ unitOfWork: new PgUnitOfWork(new Database(pool), () => undefined) });
    const end = async () => {
      const outcomes = [];
      const request = { operationId, afterRow: 1, endImport: true, attempt: 1 };
      for await (const batch of listAppliedRows(caller, request)) outcomes.push(...batch);
      return outcomes.map(({ rowNumber }) => rowNumber);
    };
    await apply(2, first);

    expect([await end(), await end()]).toEqual([[2], [2]]);
    await expect(apply(3, second)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await apply(2, first)).toEqual(['created']);
    expect(await apply(3, second, 2)).toEqual(['created']);
  });

  describe('in a dry run', () => {
    const openTransactions = async () => {
      const { rows } = await service.superuser.query(
        "SELECT FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()",
      );
      return rows.length;
    };

    it('neither block other transactions nor remain in one between batches', async () => {
      await make('projects', 'project', { name: 'one', code: 'A', tag_ids: [] });
      const between = Promise.withResolvers<void>();
      async function* batches() {
        yield batchOf([{ 'project.code': 'A', 'project.name': 'two', 'project.parent': '', 'project.groups': 'G' }]);
        await between.promise;
        yield { ...batchOf([{ 'project.code': 'A', 'project.name': 'two' }]), number: 1, rowNumbers: [3] };
      }
      const job = { mode: 'update', matchBy: 'project.code', dryRun: true } as const;
      const outcomes = applyRowsOn(pool)(caller, batches(), job)[Symbol.asyncIterator]();
      expect((await outcomes.next()).value).toMatchObject({ outcomes: [{ outcome: 'updated' }] });

      const [project] = (await client.send('GET', '/api/management/projects')).body.projects;
      await service.superuser.query("SET lock_timeout = '1s'");
      const changed = await service.superuser.query('UPDATE projects SET impact = 3 WHERE id = $1', [project.id]);
      await service.superuser.query('RESET lock_timeout');
      const open = await openTransactions();
      between.resolve();

      expect([project.name, changed.rowCount, open]).toEqual(['one', 1, 0]);
      expect((await outcomes.next()).value).toMatchObject({ outcomes: [{ outcome: 'unchanged' }] });
      expect((await outcomes.next()).done).toBe(true);
    });

    it('reserve no numbers, and consider codes of earlier rows', async () => {
      const rows: SheetRow[] = [
        { 'project.name': 'one' },
        { 'project.name': 'two', 'project.code': 'P-1' },
        { 'project.name': 'three' },
      ];

      const dry = await importRowsOn(pool, caller, rows, { dryRun: true });
      const real = await importRowsOn(pool, caller, rows, {});

      const plain = (outcomes: typeof dry) => outcomes.map(({ outcome, errors }) => ({ outcome, errors }));
      expect(plain(dry)).toEqual(plain(real));
    });

    it('fail if the stream of rows fails, and store nothing', async () => {
      async function* breaking() {
        yield batchOf([{ 'project.name': 'Preview' }]);
        throw new Error('The sender broke.');
      }
      const outcomes = applyRowsOn(pool)(caller, breaking(), { dryRun: true })[Symbol.asyncIterator]();
      expect((await outcomes.next()).value).toMatchObject({ outcomes: [{ outcome: 'created' }] });

      await expect(outcomes.next()).rejects.toThrow('The sender broke.');
      expect((await client.send('GET', '/api/management/projects')).body.meta.total).toBe(0);
    });
  });
});
