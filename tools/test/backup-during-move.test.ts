import { randomUUID } from 'node:crypto';
import { openPostgres } from '@trackway/testkit';
import { Client } from 'pg';
import { tablesOf } from '../src/ops/backup/postgres-tables';
import { Freeze } from '../src/ops/cell-move/freeze';
import { ChangeLog } from '../src/ops/frame/copy/change-log';
import { tenantTables } from '../src/ops/frame/copy/postgres-digests';

describe('a backup while a tenant moves', () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  let client: Client;

  beforeAll(async () => {
    database = await openPostgres('projects');
    client = new Client({ connectionString: database.superuserUrl });
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('has the same tables, and can be taken by the owner of the database', async () => {
    const before = await tablesOf(client);
    const frameId = randomUUID();
    const freeze = new Freeze(client, frameId, ['projects']);
    const changes = new ChangeLog(client, await tenantTables(client, frameId));

    await freeze.install('b');
    await changes.start();

    expect(await tablesOf(client)).toEqual(before);
    const { rows } = await client.query(
      `SELECT has_table_privilege(datdba, 'cell_move', 'SELECT') AS state,
         has_table_privilege(datdba, 'cell_move_changes', 'SELECT') AS changes
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(rows).toEqual([{ state: true, changes: true }]);
    await changes.remove();
    await freeze.remove();
  });
});
