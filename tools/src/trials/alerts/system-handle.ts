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

const PATIENCE_MS = 40_000;

/** The running system, and what a person could do to it. */
export class Scene {
  private readonly going: { end: AbortController; done: Promise<void> }[] = [];

  constructor(
    readonly connection: Connection,
    readonly model: Model,
  ) {}

  /** A request by the gateway. Whatever becomes of it is an answer; no answer is 0. */
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const { base_url: url, token } = this.connection;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    try {
      const response = await fetch(`${url}/api/management${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** The id of what a request makes, which the answer has below a name. @throws Error where it is refused. */
  async make(path: string, name: string, body: unknown): Promise<string> {
    const answer = await this.ask('POST', path, body);
    const made = answer.body[name] as { id: string } | undefined;
    if (made === undefined) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return made.id;
  }

  /** Does the same again and again, whether or not the one before has ended, until the function that it returns is called. */
  meanwhile(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
    return this.goOn(async (ended) => {
      const open = new Set<Promise<unknown>>();
      while (!ended.aborted) {
        const one = work().finally(() => open.delete(one));
        open.add(one);
        await wait(everyMs);
      }
      await Promise.all(open);
    });
  }

  /** Does the same again so long after the one before has ended, until the function that it returns is called. */
  oneByOne(pauseMs: number, work: () => Promise<unknown>): () => Promise<void> {
    return this.goOn(async (ended) => {
      while (!ended.aborted) {
        await work();
        await wait(pauseMs);
      }
    });
  }

  /** To a service, or to postgres, kafka or mongo, as it is now. */
  signal(name: string, signal: NodeJS.Signals): void {
    const identity = listedProcesses(this.connection.state_folder)[name];
    if (identity) process.kill(identity.pid, signal);
  }

  /** The id of the process that runs now. */
  pidOf(name: string): number | undefined {
    return listedProcesses(this.connection.state_folder)[name]?.pid;
  }

  /** As an administrator of a service's database. */
  async sql(service: ServiceName, ...statements: readonly string[]): Promise<void> {
    const client = await this.session(service);
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** A session of an administrator, to hold locks. */
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

  /** `npm run dlq`, as a runbook says it. */
  async dlq(...args: readonly string[]): Promise<string> {
    const main = join(REPOSITORY, 'tools', 'dist', 'ops', 'dlq', 'main.js');
    const env = { ...process.env, KAFKA_BROKERS: this.connection.servers.kafka_brokers };
    return (await promisify(execFile)(process.execPath, [main, ...args], { env })).stdout;
  }

  /** What a service has written last. */
  logOf(service: ServiceName): string {
    return readFileSync(join(this.connection.state_folder, 'logs', `${service}.log`), 'utf8');
  }

  /** Ends what is still going on. */
  async stop(): Promise<void> {
    for (const { end } of this.going) end.abort();
    await Promise.all(this.going.map(({ done }) => done));
  }

  private goOn(run: (ended: AbortSignal) => Promise<void>): () => Promise<void> {
    const end = new AbortController();
    const done = run(end.signal);
    this.going.push({ end, done });
    return async () => {
      end.abort();
      await done;
    };
  }
}
