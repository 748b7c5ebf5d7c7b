import { createInterface } from 'node:readline';
import { createPool, Database, PgOutboxStore } from '@trackway/postgres';
import { createLogger } from '@trackway/runtime';
import { runCellCommand } from './cells/cell-arguments';
import { PgCellDirectory } from './cells/pg-cell-directory';
import { loadCellConfig } from './config';
import { PgUnitOfWork } from './pg-unit-of-work';

const STDIN = '--stdin';

/** Reads or changes the directory of cells. The service publishes the changes to the gateways. */
async function main(args: readonly string[]): Promise<void> {
  const config = loadCellConfig();
  const logger = createLogger({ service: 'cell', level: config.LOG_LEVEL });
  const pool = createPool({ url: config.POSTGRES_URL, max: 1, name: 'cell', logger });
  const database = new Database(pool);
  const outbox = new PgOutboxStore(pool);
  const wakeRelay = () => undefined;
  try {
    const cellDirectory = new PgCellDirectory(database, wakeRelay);
    const deps = { cellDirectory, unitOfWork: new PgUnitOfWork(database, wakeRelay), ownCell: config.CELL_NAME };
    const run = async (command: readonly string[]) => {
      const lines = await runCellCommand(command, deps);
      await outbox.notifyHolder();
      return lines;
    };
    if (args[0] === STDIN) await runEachLine(run);
    else for (const line of await run(args)) process.stdout.write(`${line}\n`);
  } finally {
    await pool.end();
  }
}

/** One command for each line of standard input, and one line of JSON for its result: during a move, each start would count. */
async function runEachLine(run: (command: readonly string[]) => Promise<readonly string[]>): Promise<void> {
  for await (const line of createInterface(process.stdin)) {
    const result = await run(line.split(' ')).then(
      (lines) => ({ output: lines.join('\n') }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
