import { createPool, Database } from '@trackway/postgres';
import { createLogger } from '@trackway/runtime';
import { runCellCommand } from './cells/cell-arguments';
import { PgCellDirectory } from './cells/pg-cell-directory';
import { loadConfig } from './config';
import { PgUnitOfWork } from './pg-unit-of-work';

/** Reads or changes the directory of cells. Runs with the settings of the service, which notifies the gateways. */
async function main(args: readonly string[]): Promise<void> {
  const config = loadConfig();
  const logger = createLogger({ service: 'cell', level: config.LOG_LEVEL });
  const pool = createPool({ url: config.POSTGRES_URL, max: 1, name: 'cell', logger });
  const database = new Database(pool);
  const wakeRelay = () => undefined;
  try {
    const cellDirectory = new PgCellDirectory(database, wakeRelay);
    const deps = { cellDirectory, unitOfWork: new PgUnitOfWork(database, wakeRelay), ownCell: config.CELL_NAME };
    for (const line of await runCellCommand(args, deps)) process.stdout.write(`${line}\n`);
  } finally {
    await pool.end();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
