import type { Logger } from '@trackway/runtime';
import { Pool, type PoolConfig, types } from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * Our statements find rows by the frame and a key. Planned for the values at hand, a frame that statistics do not know yet counts as one
 * row, so that any index that begins with the frame looks as good as the key, and until the next ANALYZE each look-up in a frame that was
 * filled a moment ago reads all of it (docs/decisions/0048). Planned for any value, the key wins.
 */
const PLANS = { plan_cache_mode: 'force_generic_plan' };

/**
 * Connections to one database as one role. bigint comes as a number (nothing here passes 2^53), a date as its text,
 * because a day has no time zone.
 */
export function createPool(options: {
  url: string;
  max: number;
  name: string;
  logger: Logger;
  statementTimeoutMs?: number;
  /** Settings of the server for these connections, such as work_mem; `plan_cache_mode: auto` where plans hang on values. */
  serverSettings?: Readonly<Record<string, string>>;
}): Pool {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: options.url,
    max: options.max,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // What is asked at the same time is sent at the same time, and answered in that order. No COPY, no cursors of the driver (decision 63).
    pipeline: true,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    options: commandLine({ ...PLANS, ...options.serverSettings }),
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format as 'text') },
  };
  const pool = new Pool(config);
  // A server that goes away ends connections, idle or held. Who uses one is told by its query; nobody else needs to fall.
  const say = (error: Error): void => options.logger.warn({ err: error }, 'a database connection broke');
  pool.on('error', say);
  pool.on('connect', (client) => client.on('error', say));
  return pool;
}

function commandLine(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function parserOf(oid: number): ((value: string) => unknown) | undefined {
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  return undefined;
}
