import { createRequire } from 'node:module';
import pg from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { quantile } from '../harness/statistics.ts';
import { handWritten } from './hand-written.ts';
import { loadBoard } from './load.ts';

const require = createRequire(import.meta.url);
const { createPool, Database } = require('@trackway/postgres') as typeof import('@trackway/postgres');
const { openPostgres, quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const { PgUnitOfWork } =
  require('../../services/funnels/dist/pg-unit-of-work.js') as typeof import('../../services/funnels/dist/pg-unit-of-work.js');
const { makeReadBoard } =
  require('../../services/funnels/dist/board/assignments/read-board.js') as typeof import('../../services/funnels/dist/board/assignments/read-board.js');

const [assignments = 100_000, steps = 20, reads = 200] = process.argv.slice(2).map(Number);
const PER_STEP = 30;
const ignore = () => undefined;

/** Reads a board with the service and with one handwritten statement, in turn. Needs TEST_POSTGRES_URL. */
async function main(): Promise<void> {
  const database = await openPostgres('funnels');
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  const pool = createPool({ url: database.url, max: 2, name: 'bench', logger: quietLogger() });
  let statements = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = ((...of: Parameters<typeof query>) => {
      statements += 1;
      return query(...of);
    }) as typeof client.query;
  });
  try {
    const { frameId, funnelId } = await loadBoard(superuser, assignments, steps);
    const unitOfWork = new PgUnitOfWork(
      new Database(pool),
      { relay: ignore, ruleWorker: ignore, agentWorker: ignore, webhookWorker: ignore },
      () => undefined,
    );
    const readBoard = makeReadBoard({ unitOfWork, clock: () => new Date() });
    const service: number[] = [];
    const alone: number[] = [];
    for (let turn = -10; turn < reads; turn += 1) {
      const ours = await timed(() =>
        readBoard({ kind: 'user', id: frameId, frameId, scopes: ['*'] }, funnelId, PER_STEP),
      );
      const theirs = await timed(() => handWritten(superuser, frameId, funnelId, PER_STEP));
      if (turn >= 0) service.push(ours);
      if (turn >= 0) alone.push(theirs);
    }
    process.stdout.write(`${describeMachine()}\n${assignments} assignments in ${steps} steps, ${reads} reads\n\n`);
    process.stdout.write('| | p50 ms | p99 ms | statements |\n| --- | --- | --- | --- |\n');
    // BEGIN with the frame, and COMMIT, are included.
    process.stdout.write(row('the service', service, statements / (reads + 10)));
    process.stdout.write(row('one statement', alone, 1));
    process.stdout.write(
      `\nthe service ÷ one statement: p50 ${ratio(service, alone, 0.5)}, p99 ${ratio(service, alone, 0.99)}\n`,
    );
  } finally {
    await pool.end();
    await superuser.end();
    await database.drop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function row(name: string, values: readonly number[], count: number): string {
  return `| ${name} | ${quantile(values, 0.5).toFixed(1)} | ${quantile(values, 0.99).toFixed(1)} | ${count.toFixed(0)} |\n`;
}

function ratio(ours: readonly number[], theirs: readonly number[], share: number): string {
  return (quantile(ours, share) / quantile(theirs, share)).toFixed(2);
}

await main();
