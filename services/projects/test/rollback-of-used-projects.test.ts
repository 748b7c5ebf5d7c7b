import { createPool } from '@trackway/postgres';
import { quietLogger } from '@trackway/testkit';
import type { Pool } from 'pg';
import { ImportTenant } from './import-tenant';
import { sharedProjects } from './start-projects';

describe('the rollback of an import with projects in use by other services', () => {
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

  const rows = ['A', 'B', 'C'].map((code) => ({ 'project.name': code, 'project.code': code }));
  const codes = async () =>
    (await tenant.read('projects')).projects.map(({ code }: { code: string }) => code).toSorted();
  const idOf = async (code: string) => (await tenant.read(`projects?filter[code]=${code}`)).projects[0].id as string;

  it('keeps projects in use, before and after marking', async () => {
    const job = await tenant.importRows('project', 'create', rows);
    const [first, second] = [await idOf('A'), await idOf('B')];
    const requests: number[] = [];
    tenant.askSources = async (ids) => {
      requests.push(ids.length);
      // The second project was changed between the two calls.
      return new Map([first, ...(requests.length > 1 ? [second] : [])].map((id) => [id, 'in_use']));
    };

    const result = await tenant.rollbackBatch(job);

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
    const job = await tenant.importRows('project', 'create', rows);
    tenant.askSources = async (ids) => new Map(ids.map((id) => [id, 'use_unknown']));

    const result = await tenant.rollbackBatch(job);

    expect(result.removed).toBe(0);
    expect(result.kept.map(({ reason }) => reason)).toEqual(['use_unknown', 'use_unknown', 'use_unknown']);
    expect(await codes()).toEqual(['A', 'B', 'C']);
  });

  it('marks them as deleted during the calls, outside of a transaction', async () => {
    const job = await tenant.importRows('project', 'create', rows);
    const seen: number[] = [];
    tenant.askSources = async () => {
      seen.push((await tenant.read('projects')).meta.total);
      return new Map();
    };

    const result = await tenant.rollbackBatch(job);

    expect(seen).toEqual([3, 0]);
    expect(result).toMatchObject({ removed: 3, kept: [] });
  });

  it('resumes after it was killed between marking and removing', async () => {
    const job = await tenant.importRows('project', 'create', rows);
    const kept = await idOf('C');
    let calls = 0;
    tenant.askSources = async () => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      return new Map();
    };
    await expect(tenant.rollbackBatch(job)).rejects.toThrow('killed');
    expect(await codes()).toEqual([]);
    tenant.askSources = async () => new Map([[kept, 'in_use']]);

    const result = await tenant.rollbackBatch(job);

    expect(result).toMatchObject({ removed: 2, kept: [{ row: 4, reason: 'in_use' }] });
    expect(await codes()).toEqual(['C']);
  });
});
