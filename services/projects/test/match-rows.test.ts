import { createPool } from '@trackway/postgres';
import { aCaller, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Pool } from 'pg';
import type { ImportJob } from '../src/imports/rows/import-job';
import { importRowsOn, type SheetRow } from './import-rows';
import { sharedProjects } from './start-projects';

describe('matching rows', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
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

  const read = async (path: string) => (await client.send('GET', `/api/management/${path}`)).body;
  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member] as { id: string };
  const project = (code: string, fields: object = {}) => make('projects', 'project', { name: code, code, ...fields });
  const customer = (name: string, fields: object = {}) => make('customers', 'customer', { name, ...fields });
  const importRows = (job: Partial<ImportJob>, ...rows: SheetRow[]) => importRowsOn(pool, caller, rows, job);
  const failing = (column: string, code: string) => ({ outcome: 'failed', errors: [{ column, code }] });

  describe('of projects', () => {
    const update = (...rows: Record<string, string>[]) =>
      importRows({ mode: 'update' }, ...rows.map((row) => ({ 'project.name': row['project.code'] ?? 'X', ...row })));

    it.each([
      ['itself', [['A', 'A']], ['failed']],
      [
        'its child',
        [
          ['A', 'B'],
          ['B', 'A'],
        ],
        ['updated', 'failed'],
      ],
      [
        'its descendant, according to earlier rows and stored projects',
        [
          ['D', 'A'],
          ['B', 'D'],
          ['C', 'D'],
          ['A', 'E'],
        ],
        ['updated', 'updated', 'updated', 'failed'],
      ],
    ])('never move a project below %s', async (_, moves, outcomes) => {
      await project('A');
      await project('B');
      const above = await project('C');
      await project('D');
      await project('E', { parent_id: above.id });

      const made = await update(
        ...moves.map(([code = '', parent = '']) => ({ 'project.code': code, 'project.parent': parent })),
      );

      expect(made.map(({ outcome }) => outcome)).toEqual(outcomes);
      expect(made.at(-1)).toMatchObject(failing('project.parent', 'hierarchy_cycle'));
      const { projects } = await read('projects?include=ancestors');
      for (const { id } of projects) expect((await read(`projects/${id}/hierarchy`)).response).toBe(true);
    });

    it('neither change a merged project nor add children to it', async () => {
      const [source, target] = [await project('A'), await project('B')];
      await client.send('POST', `/api/management/projects/${source.id}/merge`, { into: target.id });
      const before = await read(`projects/${source.id}`);

      const outcomes = await update(
        { 'project.code': 'A', 'project.name': 'Changed' },
        { 'project.code': 'B', 'project.parent': 'A' },
      );

      expect(before.project.merged_id).toBe(target.id);
      expect(outcomes).toMatchObject([
        failing('project.code', 'merged_project'),
        failing('project.parent', 'parent_not_found'),
      ]);
      expect(await read(`projects/${source.id}`)).toEqual(before);
    });

    it('match only by the selected column', async () => {
      await project('100');
      await project('B', { old_id: '200' });
      await project('200');
      const job = { mode: 'upsert', matchBy: 'project.old_id' } as const;

      const outcomes = await importRows(
        job,
        { 'project.name': 'New', 'project.old_id': '100' },
        { 'project.name': 'Known', 'project.old_id': '200' },
      );

      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'updated']);
      const { projects } = await read('projects');
      const names = projects.map(({ code, name }: Record<string, string>) => [code, name]);
      expect(names).toEqual(
        expect.arrayContaining([
          ['100', '100'],
          ['B', 'Known'],
          ['200', '200'],
          [expect.any(String), 'New'],
        ]),
      );
    });

    it('match ids in any case', async () => {
      const { id } = await project('A');

      const outcomes = await update({ 'project.id': id.toUpperCase(), 'project.name': 'Changed' });

      expect(outcomes).toMatchObject([{ outcome: 'updated', id }]);
    });

    it('are combined for one project, which changes once', async () => {
      const { id } = await project('A', { budget: 1 });

      const outcomes = await update(
        { 'project.code': 'A', 'project.budget': '5', 'project.tags': 'x' },
        { 'project.code': 'A', 'project.budget': '5', 'project.impact': '7' },
        { 'project.code': 'A', 'project.budget': '5', 'project.impact': '7', 'project.tags': 'x' },
      );

      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'unchanged']);
      const { rows } = await service.superuser.query('SELECT version FROM projects WHERE id = $1', [id]);
      expect(rows).toEqual([{ version: 2 }]);
      expect((await read(`projects/${id}`)).project).toMatchObject({
        budget: 5,
        impact: 7,
        tags: [{ name: 'x' }],
      });
    });

    it('fail separately if a code or an old id is used', async () => {
      const one = await project('A', { old_id: '1' });
      const other = await project('B');
      const third = await project('C');

      const outcomes = await importRows(
        { mode: 'upsert', matchBy: 'project.id' },
        { 'project.id': one.id, 'project.name': 'One', 'project.code': 'B' },
        { 'project.id': other.id, 'project.name': 'Other', 'project.old_id': '1' },
        { 'project.id': other.id, 'project.code': 'Free' },
        { 'project.id': third.id, 'project.code': 'B' },
        { 'project.name': 'Fresh', 'project.code': 'New' },
        { 'project.id': third.id, 'project.code': 'New' },
        { 'project.id': third.id, 'project.name': 'Third' },
      );

      expect(outcomes).toMatchObject([
        failing('project.code', 'code_taken'),
        failing('project.old_id', 'old_id_taken'),
        { outcome: 'updated' },
        { outcome: 'updated' },
        { outcome: 'created' },
        failing('project.code', 'code_taken'),
        { outcome: 'updated' },
      ]);
      const { projects } = await read('projects');
      expect(projects.map(({ code, name }: Record<string, string>) => `${code} ${name}`).toSorted()).toEqual([
        'A A',
        'B Third',
        'Free B',
        'New Fresh',
      ]);
    });

    it('fail together with their new parent', async () => {
      await project('A', { old_id: '1' });

      const outcomes = await importRows(
        { mode: 'upsert', matchBy: 'project.code' },
        { 'project.name': 'Fresh', 'project.code': 'New', 'project.old_id': '1' },
        { 'project.code': 'A', 'project.parent': 'New' },
      );

      expect(outcomes).toMatchObject([
        failing('project.old_id', 'old_id_taken'),
        failing('project.parent', 'parent_not_found'),
      ]);
    });

    it('need no name for existing projects', async () => {
      const { id } = await project('A');

      const outcomes = await importRows(
        { mode: 'upsert' },
        { 'project.code': 'A', 'project.budget': '9' },
        { 'project.code': 'B', 'project.budget': '9' },
      );

      expect(outcomes).toMatchObject([{ outcome: 'updated', id }, failing('project.name', 'required')]);
      expect((await read(`projects/${id}`)).project).toMatchObject({ name: 'A', budget: 9 });
    });
  });

  it('of customers match by one column, are combined, and fail separately', async () => {
    const one = await customer('One', { document: 'D-1' });
    await customer('D-1', { document: 'D-2' });

    const outcomes = await importRows(
      { type: 'customer', mode: 'upsert' },
      { 'customer.document': 'D-1', 'customer.phone': '1' },
      { 'customer.document': 'D-1', 'customer.email': 'one@example.org' },
      { 'customer.id': one.id.toUpperCase(), 'customer.document': 'D-2' },
      { 'customer.document': 'D-2', 'customer.parent': 'One' },
      { 'customer.document': 'D-1', 'customer.parent': 'D-2' },
      { 'customer.document': 'D-3', 'customer.name': 'Fresh' },
    );

    expect(outcomes).toMatchObject([
      { outcome: 'updated', id: one.id },
      { outcome: 'updated', id: one.id },
      failing('customer.document', 'document_taken'),
      { outcome: 'updated' },
      failing('customer.parent', 'hierarchy_cycle'),
      { outcome: 'created' },
    ]);
    expect((await read(`customers/${one.id}`)).customer).toMatchObject({
      name: 'One',
      phone: '1',
      email: 'one@example.org',
      document: 'D-1',
    });
  });

  it('of contacts are combined', async () => {
    const { id } = await make('contacts', 'contact', { name: 'Ana', email: 'ana@example.org' });
    await customer('Acme');

    const outcomes = await importRows(
      { type: 'contact', mode: 'upsert' },
      { 'contact.email': 'ana@example.org', 'contact.role': 'Buyer' },
      { 'contact.email': 'ANA@example.org', 'contact.customers': 'Acme' },
      { 'contact.email': 'ana@example.org', 'contact.role': 'Buyer', 'contact.customers': 'Acme' },
    );

    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'updated']);
    const { contact } = await read(`contacts/${id}`);
    expect(contact).toMatchObject({ name: 'Ana', role: 'Buyer', customers: [{ name: 'Acme' }] });
  });
});
