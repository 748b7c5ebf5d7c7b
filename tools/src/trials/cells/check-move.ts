import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrl, withClient } from '../../dev/servers/databases';
import { type LoadResult, startLoad } from '../system/load';
import { runMove } from './run-move';
import type { Tenant } from './tenant';
import { serversOfSystem, type TwoCells } from './two-cells';

const TARGETS = ['projects', 'projects', 'funnels', 'projects', 'entering'];
/** The load runs before and after a move for this time. */
const SETTLE_MS = 5_000;

/** What a killed move had reported last, from the first copy to the switch. */
const KILLS = [/^copied \d+ tables/, /^no event waits/, /^everything is equal/, /^writes were paused/];

type Log = (line: string) => void;

/** Moves a tenant to the other cell while it is in use. Returns whether nothing failed outside the pause, and nothing is lost. */
export function checkMove(cells: TwoCells, tenant: Tenant, rate: number, log: Log): Promise<boolean> {
  return underLoad(tenant, rate, log, async () => {
    const { lines } = await runMove(optionsOf(cells, tenant));
    for (const line of lines) log(`  ${line}`);
  });
}

/**
 * Moves a tenant while an import of it runs. Returns whether the move has waited for the import, and the other cell has
 * each project once.
 */
export async function checkMoveDuringImport(
  cells: TwoCells,
  tenant: Tenant,
  count: number,
  log: Log,
): Promise<boolean> {
  await cells.cell('place', tenant.frameId, 'main');
  const operation = await tenant.startImport(count);
  const rejected = await runMove({ ...optionsOf(cells, tenant), waitMinutes: 0 }).catch(
    (error: Error) => error.message,
  );
  const { lines } = await runMove(optionsOf(cells, tenant));
  const { status, processed_rows: rows } = await tenant.readImport(operation);
  const url = databaseUrl(serversOfSystem(cells.b).postgresUrl, { database: 'projects' });
  const { rows: found } = await withClient(url, (client) =>
    client.query<{ projects: number; codes: number }>(
      'SELECT count(*)::int AS projects, count(DISTINCT code)::int AS codes FROM projects WHERE frame_id = $1',
      [tenant.frameId],
    ),
  );
  const wasRejected =
    typeof rejected === 'string' && rejected.includes('The tenant has running work: import of project');
  const hasWaited = lines.some((line) => line.startsWith('waiting for: import of project'));
  const [{ projects = 0, codes = 0 } = {}] = found;
  const isOk = wasRejected && hasWaited && status === 'completed' && projects === count && codes === count;
  const figures = { wasRejected, hasWaited, status, rows, projects, codes };
  log(`${isOk ? '✓' : '✗'} a move waits for an import: ${JSON.stringify(figures)}`);
  return isOk;
}

/** Kills the move of a tenant at each step, resumes it, and moves the tenant back. */
export async function checkKilledMoves(cells: TwoCells, tenant: Tenant, rate: number, log: Log): Promise<boolean> {
  return underLoad(tenant, rate, log, async () => {
    for (const killAfter of KILLS) {
      const { isKilled, lines } = await runMove({ ...optionsOf(cells, tenant), killAfter });
      log(`  ${isKilled ? 'killed' : 'not killed'} after: ${lines.at(-1)}`);
    }
    const { lines } = await runMove(optionsOf(cells, tenant));
    log(`  resumed: ${lines.join('; ')}`);
    const { source, target, ...options } = optionsOf(cells, tenant);
    const kafkaBrokers = cells.b.connection.servers.kafka_brokers;
    const back = await runMove({ ...options, kafkaBrokers, source: target, target: source, cell: 'main' });
    log(`  moved back: ${back.lines.join('; ')}`);
  });
}

async function underLoad(tenant: Tenant, rate: number, log: Log, work: () => Promise<void>): Promise<boolean> {
  const load = startLoad({ url: tenant.baseUrl, token: tenant.token, rate, targets: TARGETS });
  try {
    await pause(SETTLE_MS);
    await work();
    await pause(SETTLE_MS);
    return report(await load.stop(), log);
  } finally {
    load.kill();
  }
}

function report({ sent, notSent, seconds, outcomes, outsidePause, acknowledged, lost }: LoadResult, log: Log): boolean {
  const count = (counts: LoadResult['outcomes']) => Object.values(counts).reduce((sum, times) => sum + times, 0);
  const failed = count(outsidePause);
  const paused = count(outcomes) - (outcomes['succeeded'] ?? 0) - failed;
  log(`${sent} requests in ${seconds} s, ${notSent} not sent because the host was overloaded`);
  log(`${paused} were rejected during the pause, ${failed} failed otherwise`);
  for (const [outcome, times] of Object.entries(outsidePause)) log(`  ${times} × ${outcome}`);
  log(`${acknowledged} writes were acknowledged, ${lost.length} of them are lost`);
  for (const path of lost) log(`  ${path}`);
  return failed === 0 && lost.length === 0;
}

function optionsOf({ main, b }: TwoCells, { frameId }: Tenant) {
  const { postgres_url: entryPostgresUrl, kafka_brokers: kafkaBrokers } = main.connection.servers;
  return {
    ...{ frameId, cell: 'b', kafkaBrokers, entryPostgresUrl },
    source: serversOfSystem(main),
    target: serversOfSystem(b),
  };
}
