import type { Logger } from '@trackway/runtime';
import { Pool, types } from 'pg';

const INT8 = 20;
const DATE = 1082;

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
}): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format as 'text') },
  });
  // A server that goes away ends idle connections; the next query says so to its own caller.
  pool.on('error', (error) => options.logger.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

function parserOf(oid: number): ((value: string) => unknown) | undefined {
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  return undefined;
}
