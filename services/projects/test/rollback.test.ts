import { createPool } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { eventually, quietLogger } from '@trackway/testkit';
import type { Pool } from 'pg';
import { importRowsOn } from './import-rows';
import { ImportTenant } from './import-tenant';
import { sharedProjects } from './start-projects';

describe('the rollback of an import', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let pool: Pool;
  let tenant: ImportTenant;

  beforeAll(async () => {
    service = await sharedProjects();
    pool = createPool({ url: service.database.url, max: 3, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await service.stop();
  });
  beforeEach(() => {
    tenant = new ImportTenant(pool, service.httpPort);
  });

  it('restores changed records and removes created ones, with everything created by the import', async () => {
    await tenant.send('POST', 'customers', { name: 'Acme' });
    await tenant.importRows('project', 'create', [
      {
        'project.code': 'A',
        'project.name': 'Old',
        'project.customer': 'Acme',
        'project.groups': 'Kept',
        'project.tags': 'x',
      },
    ]);
    const before = await tenant.frame();

    const job = await tenant.importRows(
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
    expect(await tenant.frame()).not.toEqual(before);

    const result = await tenant.rollbackBatch(job);

    expect(result).toMatchObject({ restored: 3, kept: [] });
    expect(await tenant.frame()).toEqual(before);
  });

  it('resumes after an interruption, and repeats its results', async () => {
    const rows = (from: number) =>
      Array.from({ length: 3 }, (_, index) => ({ 'customer.name': `Customer ${from + index}` }));
    const job = await tenant.importRows('customer', 'create', rows(0), rows(3), rows(6));

    await tenant.rollbackBatch(job, 1);
    const whole = await tenant.rollbackBatch(job);
    const again = await tenant.rollbackBatch(job);

    expect([whole, again]).toEqual([whole, { restored: 0, removed: 9, kept: [] }]);
    expect((await tenant.read('customers')).meta.total).toBe(0);
  });

  it('waits for a batch that is being applied', async () => {
    await tenant.importRows('project', 'create', [{ 'project.code': 'A', 'project.name': 'One' }]);
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
    await service.superuser.query('SELECT FROM projects WHERE frame_id = $1 FOR UPDATE', [tenant.caller.frameId]);
    const rows = [{ 'project.code': 'A', 'project.name': 'Late' }];
    const applied = importRowsOn(pool, tenant.caller, rows, { ...job, mode: 'update' });
    await waiting('transactionid');

    const result = tenant.rollbackBatch(job);
    await waiting('advisory');
    await service.superuser.query('COMMIT');

    expect(await applied).toMatchObject([{ outcome: 'updated' }]);
    expect(await result).toEqual({ restored: 1, removed: 0, kept: [] });
    expect((await tenant.read('projects')).projects).toMatchObject([{ name: 'One' }]);
  });

  it('rejects later batches of the import', async () => {
    const job = await tenant.importRows('project', 'create', [{ 'project.name': 'One' }]);
    await tenant.rollbackBatch(job);

    const late = importRowsOn(pool, tenant.caller, [{}, { 'project.name': 'Late' }], { ...job, mode: 'create' });

    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect((await tenant.read('projects')).projects).toEqual([]);
  });

  it('keeps records that were changed or are used, and lists them', async () => {
    const job = await tenant.importRows('project', 'create', [
      { 'project.code': 'A', 'project.name': 'Changed' },
      { 'project.code': 'B', 'project.name': 'Used' },
      { 'project.code': 'C', 'project.name': 'Deleted' },
      { 'project.code': 'D', 'project.name': 'Alone' },
    ]);
    const { projects } = await tenant.read('projects');
    const idOf = (code: string) => projects.find((project: { code: string }) => project.code === code).id;
    await tenant.send('PATCH', `projects/${idOf('A')}`, { name: 'Mine' });
    await tenant.send('POST', 'projects', { name: 'Child', parent_id: idOf('B') });
    await tenant.send('DELETE', `projects/${idOf('C')}`);

    const result = await tenant.rollbackBatch(job);

    expect(result.removed).toBe(1);
    expect(result.kept.toSorted((one, other) => one.row - other.row)).toEqual([
      { row: 2, kind: 'project', reason: 'changed_since' },
      { row: 3, kind: 'project', reason: 'in_use' },
      { row: 4, kind: 'project', reason: 'gone' },
    ]);
  });

  describe('restores groups and tags', () => {
    const idOf = async (path: string, member: string) => (await tenant.read(path))[member][0].id;

    it('under their current names, and only if the import changed them', async () => {
      const lists = { 'project.groups': 'Roadmap', 'project.tags': 'x' };
      await tenant.importRows('project', 'create', [
        { 'project.code': 'A', 'project.name': 'One', ...lists },
        { 'project.code': 'B', 'project.name': 'Two', ...lists },
      ]);
      const [group, tag] = [await idOf('project-groups', 'project_groups'), await idOf('tags', 'tags')];
      const job = await tenant.importRows('project', 'update', [
        { 'project.code': 'A', 'project.groups': 'Other', 'project.tags': ';' },
        { 'project.code': 'B', 'project.budget': '5' },
      ]);
      await tenant.send('PATCH', `project-groups/${group}`, { name: 'Plan' });
      await tenant.send('DELETE', `tags/${tag}`);

      const result = await tenant.rollbackBatch(job);

      expect(result).toMatchObject({ restored: 2, removed: 1, kept: [] });
      const listed = { groups: [{ id: group, name: 'Plan' }], tags: [{ id: tag, deleted_at: expect.any(String) }] };
      expect((await tenant.read('projects')).projects).toMatchObject([listed, { budget: 0, ...listed }]);
      expect([(await tenant.read('project-groups')).meta.total, (await tenant.read('tags')).meta.total]).toEqual([
        1, 0,
      ]);
    });

    it('of a deleted group, which contains the project when restored', async () => {
      await tenant.importRows('project', 'create', [
        { 'project.code': 'A', 'project.name': 'One', 'project.groups': 'Gone' },
      ]);
      const group = await idOf('project-groups', 'project_groups');
      await tenant.send('DELETE', `project-groups/${group}`);
      const job = await tenant.importRows('project', 'update', [{ 'project.code': 'A', 'project.groups': 'Other' }]);

      await tenant.rollbackBatch(job);
      await tenant.send('POST', `project-groups/${group}/restore`);

      expect((await tenant.read('projects')).projects[0].groups).toMatchObject([{ id: group }]);
    });

    it('by name, for imports without stored ids', async () => {
      await tenant.importRows('project', 'create', [
        { 'project.code': 'A', 'project.name': 'One', 'project.groups': 'Roadmap', 'project.tags': 'x' },
      ]);
      const job = await tenant.importRows('project', 'update', [
        { 'project.code': 'A', 'project.groups': 'Other', 'project.tags': 'y' },
      ]);
      await service.superuser.query(
        `UPDATE applied_batches SET journal = jsonb_set(journal #- '{0,before,listIds}', '{0,before,lists}', $2)
         WHERE operation_id = $1`,
        [job.operationId, JSON.stringify({ groups: ['Roadmap'], tags: ['x'], users: [] })],
      );

      await tenant.rollbackBatch(job);

      expect((await tenant.read('projects')).projects).toMatchObject([
        { groups: [{ name: 'Roadmap' }], tags: [{ name: 'x' }] },
      ]);
    });
  });

  it('keeps a project whose customer or contact was deleted permanently', async () => {
    const named = { 'project.customer': 'Acme', 'project.contact': 'ana@example.org' };
    const first = await tenant.importRows('project', 'create', [
      { 'project.code': 'A', 'project.name': 'One', ...named },
    ]);
    const other = { 'project.customer': 'Other', 'project.contact': 'bo@example.org' };
    const second = await tenant.importRows('project', 'update', [{ 'project.code': 'A', ...other }]);
    await tenant.rollbackBatch(first);

    const result = await tenant.rollbackBatch(second);

    expect(result).toMatchObject({
      restored: 0,
      kept: expect.arrayContaining([{ row: 2, kind: 'project', reason: 'changed_since' }]),
    });
    expect((await tenant.read('projects')).projects).toMatchObject([{ customer: { name: 'Other' } }]);
  });

  it('restores contacts and customers, and frees unique values', async () => {
    await tenant.importRows('customer', 'create', [{ 'customer.name': 'Acme', 'customer.document': 'D-1' }]);
    await tenant.importRows('contact', 'create', [
      { 'contact.name': 'Ana', 'contact.email': 'ana@example.org', 'contact.customers': 'Acme' },
    ]);
    const before = await tenant.frame();
    const customers = await tenant.importRows('customer', 'upsert', [
      { 'customer.name': 'Acme Ltd', 'customer.document': 'D-1' },
      { 'customer.name': 'Other', 'customer.document': 'D-2' },
    ]);
    const contacts = await tenant.importRows('contact', 'upsert', [
      { 'contact.name': 'Anna', 'contact.email': 'ana@example.org', 'contact.customers': 'Other' },
    ]);

    const ofContacts = await tenant.rollbackBatch(contacts);
    const ofCustomers = await tenant.rollbackBatch(customers);

    expect([ofContacts, ofCustomers]).toEqual([
      { restored: 1, removed: 0, kept: [] },
      { restored: 1, removed: 1, kept: [] },
    ]);
    expect(await tenant.frame()).toEqual(before);
    await tenant.importRows('customer', 'create', [{ 'customer.name': 'Other', 'customer.document': 'D-2' }]);
  });
});
