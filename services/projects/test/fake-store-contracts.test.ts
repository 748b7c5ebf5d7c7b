import { createPool, Database } from '@trackway/postgres';
import { openPostgres, quietLogger } from '@trackway/testkit';
import { describeDirectoryStores } from '../src/directory/directory-stores.contract';
import { describeIdentityStores } from '../src/identity/identity-stores.contract';
import { describeImportStores } from '../src/imports/import-stores.contract';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { describeProjectStores } from '../src/projects/project-stores.contract';

let opened: Awaited<ReturnType<typeof openPostgres>>;
let pool: ReturnType<typeof createPool>;
let unitOfWork: PgUnitOfWork;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 3, name: 'stores', logger: quietLogger() });
  unitOfWork = new PgUnitOfWork(new Database(pool), () => undefined);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await opened.drop();
});

describeDirectoryStores('PostgreSQL', () => unitOfWork);
describeIdentityStores('PostgreSQL', () => unitOfWork);
describeProjectStores('PostgreSQL', () => unitOfWork);
describeImportStores('PostgreSQL', () => unitOfWork);
