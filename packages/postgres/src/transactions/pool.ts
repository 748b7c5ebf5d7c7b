import type { Logger } from '@trackway/runtime';
import { Pool, type PoolConfig, types } from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * Statements find rows by frame and key, so their plans depend neither on values (decision 48) nor on the size of a
 * table: a plan that was prepared while a table was empty uses an index (decision 199).
 */
const PLANS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' };

/**
 * Opens connections to one database as one role. bigint is returned as a number (no value exceeds 2^53), a date as
 * text, because a day has no time zone.
 */
export function createPool(options: {
  url: string;
  max: number;
  name: string;
  logger: Logger;
  statementTimeoutMs?: number;
  /**
   * Server settings for these connections, such as work_mem, or `plan_cache_mode: auto` and `enable_seqscan: on` for
   * queries whose plan depends on the values and on the size of a frame.
   */
  serverSettings?: Readonly<Record<string, string>>;
}): Pool {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: options.url,
    max: options.max,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Concurrent statements are sent without waiting and answered in order. COPY and driver cursors are not possible
    // (decision 63).
    pipeline: true,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    options: commandLine({ ...PLANS, ...options.serverSettings }),
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format as 'text') },
  };
  const pool = new Pool(config);
  // If the server ends a connection, the query that uses it fails. The process must not.
  const warn = (error: Error): void => options.logger.warn({ err: error }, 'a database connection failed');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
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
