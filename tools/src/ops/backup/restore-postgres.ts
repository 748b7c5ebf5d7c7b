import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from } from 'pg-copy-streams';
import { runInstaller } from '../../dev/install/run-installer';
import { REPOSITORY } from '../../dev/servers/config';
import { databaseUrl, grantRows, withClient } from '../../dev/servers/databases';
import type { PostgresBackup } from './dump-postgres';
import type { Manifest } from './manifest';
import { copied, manifestOf, tablesOf } from './postgres-tables';

/** As in deploy/databases/create-databases.sh. The default of a server can be another encoding or order of texts. */
const LOCALE = `ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'`;

/**
 * Restores a database from a backup: the schema with the migrations of this release, as the owner of the tables, then the rows.
 * Returns its contents. @throws if the database exists.
 */
export async function restorePostgres(
  server: string,
  options: { service: string; database: string; folder: string; backup: PostgresBackup },
): Promise<Manifest> {
  const { service, database, folder, backup } = options;
  const owner = `${service}_owner`;
  await withClient(server, (client) =>
    client.query(
      `CREATE DATABASE ${escapeIdentifier(database)} OWNER ${escapeIdentifier(owner)} TEMPLATE template0 ${LOCALE}`,
    ),
  );
  const url = databaseUrl(server, { database });
  await withClient(url, (client) => client.query(grantRows(owner, `${service}_app`)));
  const asOwner = new URL(url);
  asOwner.searchParams.set('options', `-c role=${owner}`);
  await runInstaller(
    [
      process.execPath,
      join(REPOSITORY, 'packages', 'postgres', 'dist', 'migrate-cli.js'),
      '--folder',
      join(REPOSITORY, 'services', service, 'migrations'),
    ],
    {
      what: `Migrating ${database}`,
      advice: 'Restore with the release that the backup is of.',
      env: { ...process.env, MIGRATION_POSTGRES_URL: asOwner.href },
    },
  );
  return await withClient(url, (client) => fill(client, folder, backup));
}

async function fill(client: Client, folder: string, backup: PostgresBackup): Promise<Manifest> {
  // Foreign keys and triggers were checked when the rows were first written.
  await client.query('SET session_replication_role = replica');
  const tables = (await tablesOf(client)).filter(({ name }) => name in backup.manifest);
  await client.query(`TRUNCATE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
  for (const table of tables) {
    await pipeline(
      createReadStream(join(folder, `${table.name}.copy`)),
      client.query(from(`COPY ${copied(table)} FROM STDIN`)),
    );
  }
  for (const [name, value] of Object.entries(backup.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
  }
  await client.query('ANALYZE');
  return await manifestOf(client, await tablesOf(client));
}
