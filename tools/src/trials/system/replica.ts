import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../../dev/servers/config';
import { serviceCommand } from '../../dev/start/service-command';
import type { ServiceName } from '../../dev/start/services';
import { dieWithParent } from '../../process/die-with-parent';
import { StartFailure } from '../../process/start-failure';
import { isReady } from './is-ready';

/** Twelve processes that start at the same time need this long. */
const READY_MS = 180_000;
const POLL_INTERVAL_MS = 50;
/** Databases and Kafka have priority, as if they had their own host. */
const NICE = 5;

type ReplicaSpec = {
  service: ServiceName;
  port: number;
  /** URL of the readiness probe. */
  url: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
};

/** One process of a service, which stops and restarts only on request. */
export class Replica {
  private child: ChildProcess | undefined;
  private checkout = REPOSITORY;

  constructor(private readonly spec: ReplicaSpec) {}

  get port(): number {
    return this.spec.port;
  }

  get name(): string {
    return `${this.spec.service} on ${this.spec.port}`;
  }

  /** The checkout whose code was started last. */
  get root(): string {
    return this.checkout;
  }

  /**
   * Runs the code of a checkout, by default the one that was started last. Resolves when the process is ready.
   * @throws StartFailure if it exits or is not ready in time
   */
  async start(root = this.checkout): Promise<void> {
    this.checkout = root;
    const { service, env, logFile } = this.spec;
    const { command, cwd } = serviceCommand(service, { root });
    const [file, ...args] = dieWithParent(command, 'SIGKILL');
    const log = openSync(logFile, 'a');
    this.child = spawn(file, args, { cwd, env, stdio: ['ignore', log, log] });
    closeSync(log);
    if (this.child.pid !== undefined) setPriority(this.child.pid, NICE);
    await this.ready();
  }

  /** Stops the process with SIGTERM like a rolling restart, and waits until it has exited. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  private async ready(): Promise<void> {
    const deadline = Date.now() + READY_MS;
    for (;;) {
      if (await isReady(this.spec.url)) return;
      if (this.child?.exitCode !== null || Date.now() > deadline)
        throw new StartFailure(`${this.name} did not become ready; its log is ${this.spec.logFile}`);
      await wait(POLL_INTERVAL_MS);
    }
  }
}
