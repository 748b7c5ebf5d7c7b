import type { Logger } from '@trackway/runtime';
import { Database } from './database';
import { createPool } from './pool';

const CHECK_TIMEOUT_MS = 2_000;

/** A connection for readiness checks only, so that a process whose other connections are all in use stays ready. */
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
