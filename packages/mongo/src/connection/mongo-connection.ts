import { BackgroundLoop, type Logger } from '@trackway/runtime';
import { type Connection, createConnection } from 'mongoose';

/** Time after which requests fail if no server is available. */
const SELECTION_MS = 2_000;
const SOCKET_MS = 30_000;

export interface MongoOptions {
  /** With the name of the database, and optionally `directConnection` or the replica set. */
  readonly url: string;
  readonly name: string;
  readonly maxPoolSize: number;
  readonly logger: Logger;
}

/**
 * The connection of a service. Models are created on it, not in the global registry of mongoose. If the server is unavailable at
 * the start, the connection is retried. Later the driver reconnects.
 */
export class MongoConnection {
  readonly connection: Connection = createConnection();
  /** For readiness checks, so that an exhausted pool does not make the process unready. */
  private readonly probe: Connection = createConnection();
  private readonly opening: BackgroundLoop;

  constructor(private readonly options: MongoOptions) {
    const warn = (error: unknown): void => options.logger.warn({ err: error }, 'a database connection failed');
    this.connection.on('error', warn);
    this.probe.on('error', warn);
    this.opening = new BackgroundLoop({
      name: 'database connection',
      idleMs: 3_600_000,
      logger: options.logger,
      step: async () => {
        await this.open();
        return false;
      },
    });
  }

  /** Resolves after the first attempt, also if it failed. */
  async start(): Promise<this> {
    await this.open().catch(() => this.opening.start());
    return this;
  }

  /** Rejects if the server does not respond. */
  async check(): Promise<void> {
    if (!this.probe.db) throw new Error('The database is not connected yet.');
    await this.probe.db.command({ ping: 1 });
  }

  async stop(): Promise<void> {
    await this.opening.stop();
    await Promise.all([this.connection.close(), this.probe.close()]);
  }

  private async open(): Promise<void> {
    const { name, maxPoolSize } = this.options;
    await this.openOne(this.connection, name, maxPoolSize);
    await this.openOne(this.probe, `${name} probe`, 1);
  }

  private async openOne(connection: Connection, appName: string, maxPoolSize: number): Promise<void> {
    if (connection.readyState === 1) return;
    await connection.openUri(this.options.url, {
      appName,
      maxPoolSize,
      serverSelectionTimeoutMS: SELECTION_MS,
      connectTimeoutMS: SELECTION_MS,
      socketTimeoutMS: SOCKET_MS,
      w: 'majority',
      // Migrations create indexes and collections.
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    });
  }
}
