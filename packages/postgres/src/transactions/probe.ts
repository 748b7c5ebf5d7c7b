import type { Logger } from '@trackway/runtime';
import { Database } from './database';
import { createPool } from './pool';

const CHECK_TIMEOUT_MS = 2_000;

/** A connection for readiness checks alone, so that requests that use all others do not make the process unready. */
export class DatabaseProbe {
  private readonly pool;
  private readonly database;

  constructor({ url, name, logger }: { url: string; name: string; logger: Logger }) {
    this.pool = createPool({ url, max: 1, name: `${name} probe`, logger, statementTimeoutMs: CHECK_TIMEOUT_MS });
    this.database = new Database(this.pool);
  }

  /** Resolves if the server responds. */
  async check(): Promise<void> {
    await this.database.check();
  }

  async stop(): Promise<void> {
    await this.pool.end();
  }
}
