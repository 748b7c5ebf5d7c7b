import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Kafka, logLevel } from 'kafkajs';
import { Client } from 'pg';
import { REPOSITORY } from '../../dev/servers/config';
import type { ServiceName } from '../../dev/start/services';
import type { Connection } from '../../dev/supervisor/connection';
import { listedProcesses } from '../../process/process-list';
import type { Model } from './model';

const TIMEOUT_MS = 40_000;

/** Access to the running system: requests, signals, databases and operator commands. */
export class SystemHandle {
  private readonly backgroundWork: { end: AbortController; done: Promise<void> }[] = [];

  constructor(
    readonly connection: Connection,
    readonly model: Model,
  ) {}

  /** Sends a request through the gateway. A network error has status 0. */
  async request(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const { base_url: url, token } = this.connection;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    try {
      const response = await fetch(`${url}/api/management${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** Creates an object, and returns its id, which the response has in the member `name`. @throws Error if it is rejected. */
  async create(path: string, name: string, body: unknown): Promise<string> {
    const response = await this.request('POST', path, body);
    const created = response.body[name] as { id: string } | undefined;
    if (created === undefined) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return created.id;
  }

  /** Starts `work` at a fixed rate, also while earlier calls run. Returns a function that stops it. */
  repeatEvery(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
    return this.runInBackground(async (ended) => {
      const open = new Set<Promise<unknown>>();
      while (!ended.aborted) {
        const one = work().finally(() => open.delete(one));
        open.add(one);
        await wait(everyMs);
      }
      await Promise.all(open);
    });
  }

  /** Repeats `work` with a pause after each call. Returns a function that stops it. */
  repeatAfter(pauseMs: number, work: () => Promise<unknown>): () => Promise<void> {
    return this.runInBackground(async (ended) => {
      while (!ended.aborted) {
        await work();
        await wait(pauseMs);
      }
    });
  }

  /** Sends a signal to the current process of a service, or of postgres, kafka or mongo. */
  signal(name: string, signal: NodeJS.Signals): void {
    const identity = listedProcesses(this.connection.state_folder)[name];
    if (identity) process.kill(identity.pid, signal);
  }

  /** The id of the current process. */
  pidOf(name: string): number | undefined {
    return listedProcesses(this.connection.state_folder)[name]?.pid;
  }

  /** Runs statements as the superuser in the database of a service. */
  async sql(service: ServiceName, ...statements: readonly string[]): Promise<void> {
    const client = await this.session(service);
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** Opens a session of the superuser, to hold locks. */
  async session(service: ServiceName): Promise<Client> {
    const url = new URL(this.connection.servers.postgres_url);
    url.pathname = `/${service}`;
    const client = new Client({ connectionString: url.href, application_name: 'trial' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  kafka(): Kafka {
    const brokers = this.connection.servers.kafka_brokers.split(',');
    return new Kafka({ clientId: 'trial', brokers, logLevel: logLevel.NOTHING });
  }

  /** Runs `npm run dlq`, as in the runbook. */
  async dlq(...args: readonly string[]): Promise<string> {
    const main = join(REPOSITORY, 'tools', 'dist', 'ops', 'dlq', 'main.js');
    const env = { ...process.env, KAFKA_BROKERS: this.connection.servers.kafka_brokers };
    return (await promisify(execFile)(process.execPath, [main, ...args], { env })).stdout;
  }

  /** The log of a service. */
  logOf(service: ServiceName): string {
    return readFileSync(join(this.connection.state_folder, 'logs', `${service}.log`), 'utf8');
  }

  /** Stops all background work. */
  async stop(): Promise<void> {
    for (const { end } of this.backgroundWork) end.abort();
    await Promise.all(this.backgroundWork.map(({ done }) => done));
  }

  private runInBackground(run: (ended: AbortSignal) => Promise<void>): () => Promise<void> {
    const end = new AbortController();
    const done = run(end.signal);
    this.backgroundWork.push({ end, done });
    return async () => {
      end.abort();
      await done;
    };
  }
}
