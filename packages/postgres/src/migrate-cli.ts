#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { migrationDatabaseUrl } from './config';
import { migrate } from './migrations/migrate';

/**
 * Runs migrations: `migrate-cli --folder services/projects/migrations`. MIGRATION_POSTGRES_URL names the role that
 * owns the tables.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  if (!values.folder) throw new Error('--folder must name the folder of the migrations.');
  const ran = await migrate({ databaseUrl: migrationDatabaseUrl(), folder: values.folder });
  console.log(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
