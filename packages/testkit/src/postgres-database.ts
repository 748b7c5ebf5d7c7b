import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseUrl, ensureServiceDatabase } from '@trackway/tools/dist/dev/servers/databases';
import { Client } from 'pg';
import { testDatabaseName, testServers } from './config';

const ROOT = join(__dirname, '..', '..', '..');
/** Roles are shared by the whole server, so all test files use the same logins and password. */
const PASSWORD = 'test';
/** Tests have their own logins, because a system may be running on the same server. */
const LOGIN_PREFIX = 'test_';
const LOCK = 7_276_002;
const run = promisify(execFile);

export interface TestDatabase {
  /** As the role of the service, which owns no table. */
  readonly url: string;
  /** As the role for searches, for projects. */
  readonly searchUrl: string;
  /** As the superuser, who sees all frames. */
  readonly superuserUrl: string;
  drop(): Promise<void>;
}

/** A new database of a service, copied from a migrated template. */
export async function openPostgres(service: string): Promise<TestDatabase> {
  const superuser = testServers.postgresUrl();
  const migrations = join(ROOT, 'services', service, 'migrations');
  const template = `template_${service}_${digest(migrations)}`;
  const database = testDatabaseName(service);
  await withClient(superuser, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(superuser, service, template, migrations);
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER ${service}_owner`);
  });
  const as = (role: string) => databaseUrl(superuser, { database, role: `${LOGIN_PREFIX}${role}`, password: PASSWORD });
  return {
    url: as(`${service}_app`),
    searchUrl: as(`${service}_search`),
    superuserUrl: databaseUrl(superuser, { database }),
    drop: () =>
      withClient(superuser, async (client) => void (await client.query(`DROP DATABASE ${database} WITH (FORCE)`))),
  };
}

async function makeTemplate(superuser: string, service: string, template: string, folder: string): Promise<void> {
  const building = `${template}_new`;
  await withClient(
    superuser,
    async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`)),
  );
  const readers = { [`${service}_search`]: PASSWORD };
  await ensureServiceDatabase(superuser, {
    service,
    database: building,
    ownerPassword: PASSWORD,
    appPassword: PASSWORD,
    readers,
    loginPrefix: LOGIN_PREFIX,
  });
  const url = databaseUrl(superuser, {
    database: building,
    role: `${LOGIN_PREFIX}${service}_owner`,
    password: PASSWORD,
  });
  await run(process.execPath, [join(ROOT, 'packages/postgres/dist/migrate-cli.js'), '--folder', folder], {
    env: { ...process.env, MIGRATION_POSTGRES_URL: url },
  });
  // A template gets its final name only when it is complete.
  await withClient(
    superuser,
    async (client) => void (await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`)),
  );
}

function digest(folder: string): string {
  const hash = createHash('sha256').update(LOGIN_PREFIX);
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
