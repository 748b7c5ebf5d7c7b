import type { Health, Lifecycle, Logger, Registry } from '@trackway/runtime';
import type { Pool } from 'pg';
import { PgOutboxStore } from './outbox/pg-outbox-store';
import { Database } from './transactions/database';
import { measurePools } from './transactions/measure-pool';
import { createPool } from './transactions/pool';
import { DatabaseProbe } from './transactions/probe';

interface Context {
  readonly name: string;
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Registry;
}

/**
 * Opens the database of a service: connections, metrics and the readiness check, which has a connection of its own.
 * `otherPools` are further pools of the service, whose connections are measured as well, by purpose.
 */
export function openPostgres(
  config: { readonly POSTGRES_URL: string; readonly POSTGRES_POOL_SIZE: number },
  { name, lifecycle, logger, health, metrics }: Context,
  otherPools: Readonly<Record<string, Pool>> = {},
) {
  const url = config.POSTGRES_URL;
  const pool = createPool({ url, max: config.POSTGRES_POOL_SIZE, name, logger });
  lifecycle.own('postgres', pool, (opened) => opened.end());
  measurePools(metrics, { all: pool, ...otherPools });
  const probe = lifecycle.own('postgres probe', new DatabaseProbe({ url, name, logger }), (opened) => opened.stop());
  health.add('postgres', () => probe.check());
  return { pool, database: new Database(pool), outboxStore: new PgOutboxStore(pool) };
}
