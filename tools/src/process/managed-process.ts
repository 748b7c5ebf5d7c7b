import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { dieWithParent } from './die-with-parent';
import type { ProcessList } from './process-list';
import { rotate } from './rotate-log';

export type ProcessSpec = {
  name: string;
  command: readonly [string, ...string[]];
  /** A wrapper program and its arguments that execute the command in the same process. */
  within?: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  stopSignal: NodeJS.Signals;
  /** The signal of the kernel when this process has exited without stopping the program. */
  orphanSignal: NodeJS.Signals;
  stopTimeoutMs: number;
};

const BACK_OFF_MS = [200, 1_000, 3_000, 10_000];
const STEADY_AFTER_MS = 10_000;

/** A program that is restarted with increasing delays when it exits, until it is stopped. */
export class ManagedProcess {
  private child: ChildProcess | undefined;
  private isStopping = false;
  private failures = 0;
  private lastStart = 0;
  readonly logFile: string;
  restarts = 0;

  constructor(
    private readonly spec: ProcessSpec,
    private readonly deps: { processes: ProcessList; log: (line: string) => void },
  ) {
    this.logFile = spec.logFile;
    rotate(spec.logFile);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the program. It is restarted after an exit only after `keep` was called. */
  start(): void {
    const log = openSync(this.spec.logFile, 'a');
    const { command, within = [], orphanSignal, env, cwd } = this.spec;
    // Innermost, because entering a user namespace clears the setting of the kernel.
    const [file = '', ...args] = [...within, ...dieWithParent(command, orphanSignal)];
    const child = spawn(file, args, { env, stdio: ['ignore', log, log], ...(cwd === undefined ? {} : { cwd }) });
    closeSync(log);
    this.child = child;
    this.lastStart = Date.now();
    if (child.pid !== undefined) this.deps.processes.add(this.spec.name, child.pid);
    child.once('error', () => {
      this.child = undefined;
    });
    child.once('exit', () => {
      this.child = undefined;
      if (!this.isStopping) this.deps.processes.remove(this.spec.name);
    });
  }

  keep(): void {
    if (this.child === undefined) void this.startAgain('it is not running');
    this.child?.once('exit', (code, signal) => {
      if (!this.isStopping) void this.startAgain(signal ? `killed by ${signal}` : `exit code ${code}`);
    });
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(this.spec.stopSignal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), this.spec.stopTimeoutMs);
    await ended;
    clearTimeout(killTimer);
    this.deps.processes.remove(this.spec.name);
  }

  private async startAgain(reason: string): Promise<void> {
    this.failures = Date.now() - this.lastStart > STEADY_AFTER_MS ? 0 : this.failures;
    const pause = BACK_OFF_MS[Math.min(this.failures, BACK_OFF_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.deps.log(
      `${this.spec.name} ended (${reason}); starting it again in ${pause / 1000} s. Its log: ${this.logFile}`,
    );
    await wait(pause);
    if (this.isStopping) return;
    this.restarts += 1;
    this.start();
    this.keep();
  }
}
