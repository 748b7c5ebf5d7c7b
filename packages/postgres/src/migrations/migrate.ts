import { runner } from 'node-pg-migrate';

/**
 * Runs the numbered SQL files of `folder` that were not run before, each in a transaction, in one process at a time
 * (advisory lock). A migration waits at most 10 s for a lock, so that it does not block requests for long.
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
