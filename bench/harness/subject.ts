import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';

/** Binds a process and its children to a core. */
const PIN = 'taskset';

const START_LIMIT_MS = 10_000;

/** An HTTP server on its own core. */
export interface Subject {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Subjects that run until the end of a bench. */
export class RunningSubjects {
  private readonly running: Subject[] = [];

  keep(subject: Subject): Subject {
    this.running.unshift(subject);
    return subject;
  }

  /** Stops the last one first, because it may depend on the others. */
  async stop(): Promise<void> {
    for (const subject of this.running) await subject.stop();
  }
}

/** Starts a program on one core, and waits until its port responds. */
export async function startSubject(options: {
  name: string;
  core: number;
  command: readonly string[];
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<Subject> {
  const { name, core, command, port, env } = options;
  const child = spawn(PIN, ['-c', String(core), ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilItAnswers(name, port, child);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} has no process.`);
  return { name, port, pid, stop: () => stop(child) };
}

async function untilItAnswers(name: string, port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} exited with ${child.exitCode} before it responded.`);
    if (Date.now() > end) throw new Error(`${name} does not respond on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A port that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
