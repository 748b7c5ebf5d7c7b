import { createPool, Database } from '@trackway/postgres';
import type { Caller } from '@trackway/runtime';
import { aCaller, openPostgres, quietLogger } from '@trackway/testkit';
import { makeProvisionUser } from '../src/identity/frames/provision-user';
import { makeReadGrants } from '../src/identity/users/read-grants';
import { PgUnitOfWork } from '../src/pg-unit-of-work';

describe('the synced data of a caller', () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  let now: number;
  let owner: Caller;
  let provision: (caller: Caller) => Promise<void>;

  beforeAll(async () => {
    database = await openPostgres('projects');
    pool = createPool({ url: database.url, max: 2, name: 'test', logger: quietLogger() });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(() => {
    now = Date.parse('2026-01-01');
    owner = aCaller({ service: 'gateway' });
    provision = makeProvisionUser({ unitOfWork: unitOfWork(), clock: () => new Date(now) });
  });

  const unitOfWork = () => new PgUnitOfWork(new Database(pool), () => undefined);
  const narrow = () => ({ ...owner, scopes: ['projects:read'] });
  const wide = () => ({ ...owner, scopes: ['projects:read', 'projects:write'] });
  const scopes = async () => (await makeReadGrants({ unitOfWork: unitOfWork() })(owner, 'user', owner.id)).scopes;

  it('adds the scopes of each token, and removes none', async () => {
    const known = [];
    for (const token of [narrow(), wide(), narrow()]) {
      await provision(token);
      known.push(await scopes());
      now += 60_000;
    }

    expect(known).toEqual([narrow().scopes, wide().scopes, wide().scopes]);
  });

  it('adds the scopes in a request of another service', async () => {
    await provision(narrow());

    await provision({ ...wide(), name: 'Old name', service: 'funnels' });

    expect(await scopes()).toEqual(wide().scopes);
  });
});
