import { runner } from 'node-pg-migrate';

/**
 * Runs the numbered SQL files of `folder` that the database has not seen, each in a transaction, one process at a time
 * (an advisory lock). Locks are waited for only briefly: a migration must not hold up those who are working.
 * @returns the names of the files that ran.
 */
export async function migrate(options: {
  databaseUrl: string;
  folder: string;
  log?: (line: string) => void;
}): Promise<string[]> {
  const log = options.log ?? (() => undefined);
  const ran = await runner({
    databaseUrl: { connectionString: options.databaseUrl, options: '-c lock_timeout=10s' },
    dir: options.folder,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    singleTransaction: false,
    logger: { info: log, warn: log, error: log, debug: () => undefined },
  });
  return ran.map(({ name }) => name);
}
