import { BackgroundLoop, type Logger } from '@trackway/runtime';
import { type Connection, createConnection } from 'mongoose';

/** How long a request waits for a server before it is told that the database is away. */
const SELECTION_MS = 2_000;
const SOCKET_MS = 30_000;

export interface MongoOptions {
  /** With the name of the database, and `directConnection` or the replica set as the operator wants it. */
  readonly url: string;
  readonly name: string;
  readonly maxPoolSize: number;
  readonly logger: Logger;
}

/**
 * One connection of a service. Models are made on it and never in mongoose's global registry. A server that is away when
 * the service starts is tried again until it answers; from then on the driver finds it again by itself.
 */
export class MongoConnection {
  readonly connection: Connection = createConnection();
  /** For readiness checks alone, so that requests that use all other connections do not make the process unready. */
  private readonly probe: Connection = createConnection();
  private readonly opening: BackgroundLoop;

  constructor(private readonly options: MongoOptions) {
    const warn = (error: unknown): void => options.logger.warn({ err: error }, 'a database connection broke');
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

  /** Resolves when the first attempt was made, whether or not the server answered. */
  async start(): Promise<this> {
    await this.open().catch(() => this.opening.start());
    return this;
  }

  /** Resolves when the server answers. */
  async check(): Promise<void> {
    if (!this.probe.db) throw new Error('The database was not reached yet.');
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
      // Indexes and collections are made by migrations, which one process runs and somebody reviews.
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    });
  }
}
