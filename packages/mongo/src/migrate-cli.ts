#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { migrationDatabaseUrl } from './config';
import { migrate } from './migrations/migrate';

/** `migrate-cli --folder services/forms/migrations`, with MONGODB_URL. */
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
