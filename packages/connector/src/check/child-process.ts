import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const MAX_OUTPUT = 4_000;
const KILL_TIMEOUT_MS = 30_000;

/** A command that runs in a process group, so that its children are killed with it. */
export class Child {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly command: string,
    /** The complete environment. */
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  start(): void {
    const [file = '', ...args] = splitCommand(this.command);
    this.child = spawn(file, args, {
      detached: true,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The exit code stays empty, so the output says why.
    this.child.on('error', (error) => {
      this.output += error.message;
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-MAX_OUTPUT);
      });
    }
  }

  get isRunning(): boolean {
    return this.child?.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last output, to explain why a command has failed. */
  get lastOutput(): string {
    return this.output.trim();
  }

  /** Ends the command. @returns its exit code; undefined if a signal ended it */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined> {
    const { child } = this;
    if (!child?.pid || !this.isRunning) return child?.exitCode ?? undefined;
    const exited = once(child, 'exit');
    // A child of the command gets SIGTERM from the command only.
    send(signal, signal === 'SIGKILL' ? -child.pid : child.pid);
    const timer = setTimeout(() => child.pid && send('SIGKILL', -child.pid), KILL_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    return child.exitCode ?? undefined;
  }
}

/** A process may have exited although its `exit` event is still to come. */
function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The words of a command, which may be quoted. No shell runs it, because a shell does not pass signals on. */
export function splitCommand(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}
