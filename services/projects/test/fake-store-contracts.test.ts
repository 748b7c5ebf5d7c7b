import { createPool, Database } from '@trackway/postgres';
import { explainPrepared, openPostgres, quietLogger } from '@trackway/testkit';
import { describeCellDirectory } from '../src/cells/cell-directory.contract';
import { PgCellDirectory } from '../src/cells/pg-cell-directory';
import { describeDirectoryStores } from '../src/directory/directory-stores.contract';
import { describeIdentityIndex } from '../src/identity/credentials/identity-index.contract';
import { PgIdentityIndex } from '../src/identity/credentials/pg-identity-index';
import { describeIdentityStores } from '../src/identity/identity-stores.contract';
import { describeImportStores } from '../src/imports/import-stores.contract';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { describeProjectStores } from '../src/projects/project-stores.contract';

let opened: Awaited<ReturnType<typeof openPostgres>>;
let pool: ReturnType<typeof createPool>;
let searchPool: ReturnType<typeof createPool>;
let unitOfWork: PgUnitOfWork;
let identityIndex: PgIdentityIndex;
let cellDirectory: PgCellDirectory;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 3, name: 'stores', logger: quietLogger() });
  // The role of searches reads all frames.
  searchPool = createPool({ url: opened.searchUrl, max: 1, name: 'index', logger: quietLogger() });
  identityIndex = new PgIdentityIndex(new Database(searchPool));
  cellDirectory = new PgCellDirectory(new Database(pool), () => undefined);
  unitOfWork = new PgUnitOfWork(new Database(pool), () => undefined);
}, 60_000);
afterAll(async () => {
  await Promise.all([pool.end(), searchPool.end()]);
  await opened.drop();
});

describeCellDirectory('PostgreSQL', () => cellDirectory);
describeDirectoryStores('PostgreSQL', () => unitOfWork);
describeIdentityStores('PostgreSQL', () => unitOfWork);
describeIdentityIndex('PostgreSQL', () => ({ unitOfWork, identityIndex }));
describeProjectStores('PostgreSQL', () => unitOfWork);
describeImportStores('PostgreSQL', () => unitOfWork);

// After the suites above, whose statements were planned while their tables were small.
test('the prepared statements of the stores find rows by an index', async () => {
  const { statements, sequentialScans } = await explainPrepared(pool, opened.superuserUrl);

  expect(statements).toBeGreaterThan(5);
  expect(sequentialScans).toEqual([]);
});
