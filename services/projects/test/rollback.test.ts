import { cellKinds, type ProjectRowType } from '@trackway/contracts';
import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgNumberRanges } from '../src/directory/numbers/pg-number-ranges';
import { makeApplyRows } from '../src/imports/apply-rows';
import { makeRollbackRows } from '../src/imports/rollback/rollback-rows';
import type { ImportJob } from '../src/imports/rows/import-job';
import type { BatchRollback } from '../src/imports/stores/applied-batches';
import type { FindProjectsInUse } from '../src/peers/peer-queries';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { importRowsOn } from './import-rows';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;
type Rows = readonly Record<string, string>[];

describe('the rollback of an import', () => {
  let service: Service;
  let pool: Pool;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;
  /** The responses of other services about projects in use. */
  let askSources: (ids: readonly string[]) => ReturnType<FindProjectsInUse>;

  beforeAll(async () => {
    service = await sharedProjects();
    pool = createPool({ url: service.database.url, max: 3, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    askSources = async () => new Map();
    client = serviceClient(service.httpPort, caller);
  });

  function useCases() {
    const database = new Database(pool);
    const unitOfWork = new PgUnitOfWork(database, () => undefined);
    const deps = { unitOfWork, numbers: new PgNumberRanges(database), newId, clock: () => new Date() };
    const findProjectsInUse: FindProjectsInUse = (_, ids) => askSources(ids);
    const rollbackRows = makeRollbackRows({ ...deps, findProjectsInUse, settleMs: 0 });
    return { applyRows: makeApplyRows(deps), rollbackRows };
  }

  /** Each list of rows is a batch. */
  async function importRows(type: ProjectRowType, mode: ImportJob['mode'], ...batches: Rows[]) {
    const job: ImportJob = { operationId: newId(), type, mode, createMissing: true, dryRun: false };
    let next = 2;
    async function* sent() {
      for (const [number, rows] of batches.entries()) {
        const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => ({
          key,
          values: rows.map((row) => row[key] ?? ''),
          kinds: Uint8Array.from(rows.map((row) => (row[key] ? cellKinds.text : cellKinds.empty))),
        }));
        yield { number, rowNumbers: rows.map(() => next++), columns };
      }
    }
    const outcomes = [];
    for await (const batch of useCases().applyRows(caller, job, sent())) outcomes.push(...batch.outcomes);
    expect(outcomes.filter(({ errors }) => errors.length > 0)).toEqual([]);
    return { operationId: job.operationId, type };
  }

  async function rollbackBatch(job: { operationId: string; type: ProjectRowType }, batches = Number.POSITIVE_INFINITY) {
    const results: BatchRollback[] = [];
    for await (const result of useCases().rollbackRows(caller, job)) {
      results.push(result);
      if (results.length >= batches) break;
    }
    return {
      restored: results.reduce((sum, { restored }) => sum + restored, 0),
      removed: results.reduce((sum, { removed }) => sum + removed, 0),
      kept: results.flatMap(({ kept }) => kept.map(({ row, kind, reason }) => ({ row, kind, reason }))),
    };
  }

  const read = async (path: string) => (await client.send('GET', `/api/management/${path}`)).body;
  const send = (method: string, path: string, body: object = {}) =>
    client.send(method, `/api/management/${path}`, body);

  describe('with projects in use by other services', () => {
    const rows = ['A', 'B', 'C'].map((code) => ({ 'project.name': code, 'project.code': code }));
    const codes = async () => (await read('projects')).projects.map(({ code }: { code: string }) => code).toSorted();
    const idOf = async (code: string) => (await read(`projects?filter[code]=${code}`)).projects[0].id as string;

    it('keeps projects in use, before and after marking', async () => {
      const job = await importRows('project', 'create', rows);
      const [first, second] = [await idOf('A'), await idOf('B')];
      const requests: number[] = [];
      askSources = async (ids) => {
        requests.push(ids.length);
        // The second project was changed between the two calls.
        return new Map([first, ...(requests.length > 1 ? [second] : [])].map((id) => [id, 'in_use']));
      };

      const result = await rollbackBatch(job);

      expect(requests).toEqual([3, 2]);
      expect(result).toMatchObject({
        removed: 1,
        kept: [
          { row: 2, reason: 'in_use' },
          { row: 3, reason: 'in_use' },
        ],
      });
      expect(await codes()).toEqual(['A', 'B']);
    });

    it('keeps all if one service is unavailable, and reports it', async () => {
      const job = await importRows('project', 'create', rows);
      askSources = async (ids) => new Map(ids.map((id) => [id, 'use_unknown']));

      const result = await rollbackBatch(job);

      expect(result.removed).toBe(0);
      expect(result.kept.map(({ reason }) => reason)).toEqual(['use_unknown', 'use_unknown', 'use_unknown']);
      expect(await codes()).toEqual(['A', 'B', 'C']);
    });

    it('marks them as deleted during the calls, outside of a transaction', async () => {
      const job = await importRows('project', 'create', rows);
      const seen: number[] = [];
      askSources = async () => {
        seen.push((await read('projects')).meta.total);
        return new Map();
      };

      const result = await rollbackBatch(job);

      expect(seen).toEqual([3, 0]);
      expect(result).toMatchObject({ removed: 3, kept: [] });
    });

    it('resumes after it was killed between marking and removing', async () => {
      const job = await importRows('project', 'create', rows);
      const kept = await idOf('C');
      let calls = 0;
      askSources = async () => {
        calls += 1;
        if (calls === 2) throw new Error('killed');
        return new Map();
      };
      await expect(rollbackBatch(job)).rejects.toThrow('killed');
      expect(await codes()).toEqual([]);
      askSources = async () => new Map([[kept, 'in_use']]);

      const result = await rollbackBatch(job);

      expect(result).toMatchObject({ removed: 2, kept: [{ row: 4, reason: 'in_use' }] });
      expect(await codes()).toEqual(['C']);
    });
  });

  /** The visible state of the frame, without members that every change updates. */
  async function frame() {
    const lists = await Promise.all(['projects', 'customers', 'contacts', 'project-groups', 'tags'].map(read));
    const changing = ['updated_at', 'version'];
    return JSON.parse(JSON.stringify(lists, (key, value) => (changing.includes(key) ? undefined : value)));
  }

  it('restores changed records and removes created ones, with everything created by the import', async () => {
    await send('POST', 'customers', { name: 'Acme' });
    await importRows('project', 'create', [
      {
        'project.code': 'A',
        'project.name': 'Old',
        'project.customer': 'Acme',
        'project.groups': 'Kept',
        'project.tags': 'x',
      },
    ]);
    const before = await frame();

    const job = await importRows(
      'project',
      'upsert',
      [
        {
          'project.code': 'A',
          'project.name': 'New',
          'project.groups': 'Made; Kept',
          'project.tags': 'y',
          'project.contact': 'ana@example.org',
        },
        { 'project.code': 'B', 'project.name': 'Fresh', 'project.customer': 'Made Inc', 'project.parent': 'A' },
      ],
      [
        { 'project.code': 'A', 'project.name': 'Newer' },
        { 'project.code': 'B', 'project.name': 'Fresher' },
        { 'project.code': 'C', 'project.name': 'Child', 'project.parent': 'B' },
      ],
    );
    expect(await frame()).not.toEqual(before);

    const result = await rollbackBatch(job);

    expect(result).toMatchObject({ restored: 3, kept: [] });
    expect(await frame()).toEqual(before);
  });

  it('resumes after an interruption, and repeats its results', async () => {
    const rows = (from: number) =>
      Array.from({ length: 3 }, (_, index) => ({ 'customer.name': `Customer ${from + index}` }));
    const job = await importRows('customer', 'create', rows(0), rows(3), rows(6));

    await rollbackBatch(job, 1);
    const whole = await rollbackBatch(job);
    const again = await rollbackBatch(job);

    expect([whole, again]).toEqual([whole, { restored: 0, removed: 9, kept: [] }]);
    expect((await read('customers')).meta.total).toBe(0);
  });

  it('waits for a batch that is being applied', async () => {
    await importRows('project', 'create', [{ 'project.code': 'A', 'project.name': 'One' }]);
    const waiting = (type: string) =>
      eventually(async () => {
        const { rows } = await pool.query(
          `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database OR l.database IS NULL
           JOIN pg_stat_activity a ON a.pid = l.pid AND a.datname = d.datname
           WHERE d.datname = current_database() AND NOT l.granted AND l.locktype = $1`,
          [type],
        );
        expect(rows).toHaveLength(1);
      });
    const job = { operationId: newId(), type: 'project' as const };
    await service.superuser.query('BEGIN');
    await service.superuser.query('SELECT FROM projects WHERE frame_id = $1 FOR UPDATE', [caller.frameId]);
    const rows = [{ 'project.code': 'A', 'project.name': 'Late' }];
    const applied = importRowsOn(pool, caller, rows, { ...job, mode: 'update' });
    await waiting('transactionid');

    const result = rollbackBatch(job);
    await waiting('advisory');
    await service.superuser.query('COMMIT');

    expect(await applied).toMatchObject([{ outcome: 'updated' }]);
    expect(await result).toEqual({ restored: 1, removed: 0, kept: [] });
    expect((await read('projects')).projects).toMatchObject([{ name: 'One' }]);
  });

  it('rejects later batches of the import', async () => {
    const job = await importRows('project', 'create', [{ 'project.name': 'One' }]);
    await rollbackBatch(job);

    const late = importRowsOn(pool, caller, [{}, { 'project.name': 'Late' }], { ...job, mode: 'create' });

    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect((await read('projects')).projects).toEqual([]);
  });

  it('keeps records that were changed or are used, and lists them', async () => {
    const job = await importRows('project', 'create', [
      { 'project.code': 'A', 'project.name': 'Changed' },
      { 'project.code': 'B', 'project.name': 'Used' },
      { 'project.code': 'C', 'project.name': 'Deleted' },
      { 'project.code': 'D', 'project.name': 'Alone' },
    ]);
    const { projects } = await read('projects');
    const idOf = (code: string) => projects.find((project: { code: string }) => project.code === code).id;
    await send('PATCH', `projects/${idOf('A')}`, { name: 'Mine' });
    await send('POST', 'projects', { name: 'Child', parent_id: idOf('B') });
    await send('DELETE', `projects/${idOf('C')}`);

    const result = await rollbackBatch(job);

    expect(result.removed).toBe(1);
    expect(result.kept.toSorted((one, other) => one.row - other.row)).toEqual([
      { row: 2, kind: 'project', reason: 'changed_since' },
      { row: 3, kind: 'project', reason: 'in_use' },
      { row: 4, kind: 'project', reason: 'gone' },
    ]);
  });

  describe('restores groups and tags', () => {
    const idOf = async (path: string, member: string) => (await read(path))[member][0].id;

    it('under their current names, and only if the import changed them', async () => {
      const lists = { 'project.groups': 'Roadmap', 'project.tags': 'x' };
      await importRows('project', 'create', [
        { 'project.code': 'A', 'project.name': 'One', ...lists },
        { 'project.code': 'B', 'project.name': 'Two', ...lists },
      ]);
      const [group, tag] = [await idOf('project-groups', 'project_groups'), await idOf('tags', 'tags')];
      const job = await importRows('project', 'update', [
        { 'project.code': 'A', 'project.groups': 'Other', 'project.tags': ';' },
        { 'project.code': 'B', 'project.budget': '5' },
      ]);
      await send('PATCH', `project-groups/${group}`, { name: 'Plan' });
      await send('DELETE', `tags/${tag}`);

      const result = await rollbackBatch(job);

      expect(result).toMatchObject({ restored: 2, removed: 1, kept: [] });
      const listed = { groups: [{ id: group, name: 'Plan' }], tags: [{ id: tag, deleted_at: expect.any(String) }] };
      expect((await read('projects')).projects).toMatchObject([listed, { budget: 0, ...listed }]);
      expect([(await read('project-groups')).meta.total, (await read('tags')).meta.total]).toEqual([1, 0]);
    });

    it('of a deleted group, which contains the project when restored', async () => {
      await importRows('project', 'create', [{ 'project.code': 'A', 'project.name': 'One', 'project.groups': 'Gone' }]);
      const group = await idOf('project-groups', 'project_groups');
      await send('DELETE', `project-groups/${group}`);
      const job = await importRows('project', 'update', [{ 'project.code': 'A', 'project.groups': 'Other' }]);

      await rollbackBatch(job);
      await send('POST', `project-groups/${group}/restore`);

      expect((await read('projects')).projects[0].groups).toMatchObject([{ id: group }]);
    });

    it('by name, for imports without stored ids', async () => {
      await importRows('project', 'create', [
        { 'project.code': 'A', 'project.name': 'One', 'project.groups': 'Roadmap', 'project.tags': 'x' },
      ]);
      const job = await importRows('project', 'update', [
        { 'project.code': 'A', 'project.groups': 'Other', 'project.tags': 'y' },
      ]);
      await service.superuser.query(
        `UPDATE applied_batches SET journal = jsonb_set(journal #- '{0,before,listIds}', '{0,before,lists}', $2)
         WHERE operation_id = $1`,
        [job.operationId, JSON.stringify({ groups: ['Roadmap'], tags: ['x'], users: [] })],
      );

      await rollbackBatch(job);

      expect((await read('projects')).projects).toMatchObject([
        { groups: [{ name: 'Roadmap' }], tags: [{ name: 'x' }] },
      ]);
    });
  });

  it('keeps a project whose customer or contact was deleted permanently', async () => {
    const named = { 'project.customer': 'Acme', 'project.contact': 'ana@example.org' };
    const first = await importRows('project', 'create', [{ 'project.code': 'A', 'project.name': 'One', ...named }]);
    const other = { 'project.customer': 'Other', 'project.contact': 'bo@example.org' };
    const second = await importRows('project', 'update', [{ 'project.code': 'A', ...other }]);
    await rollbackBatch(first);

    const result = await rollbackBatch(second);

    expect(result).toMatchObject({
      restored: 0,
      kept: expect.arrayContaining([{ row: 2, kind: 'project', reason: 'changed_since' }]),
    });
    expect((await read('projects')).projects).toMatchObject([{ customer: { name: 'Other' } }]);
  });

  it('restores contacts and customers, and frees unique values', async () => {
    await importRows('customer', 'create', [{ 'customer.name': 'Acme', 'customer.document': 'D-1' }]);
    await importRows('contact', 'create', [
      { 'contact.name': 'Ana', 'contact.email': 'ana@example.org', 'contact.customers': 'Acme' },
    ]);
    const before = await frame();
    const customers = await importRows('customer', 'upsert', [
      { 'customer.name': 'Acme Ltd', 'customer.document': 'D-1' },
      { 'customer.name': 'Other', 'customer.document': 'D-2' },
    ]);
    const contacts = await importRows('contact', 'upsert', [
      { 'contact.name': 'Anna', 'contact.email': 'ana@example.org', 'contact.customers': 'Other' },
    ]);

    const ofContacts = await rollbackBatch(contacts);
    const ofCustomers = await rollbackBatch(customers);

    expect([ofContacts, ofCustomers]).toEqual([
      { restored: 1, removed: 0, kept: [] },
      { restored: 1, removed: 1, kept: [] },
    ]);
    expect(await frame()).toEqual(before);
    await importRows('customer', 'create', [{ 'customer.name': 'Other', 'customer.document': 'D-2' }]);
  });
});
