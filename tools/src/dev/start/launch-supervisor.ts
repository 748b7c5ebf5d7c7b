import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export type LaunchedSupervisor = {
  /** Resolves with the path of connection.json when the system is ready. Does not resolve if it exits before. */
  ready: Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** Asks it to stop everything. It does the same when this process ends, however it ends. */
  stop(): void;
  /** Kills without a graceful stop. */
  kill(): void;
};

/** Starts a supervisor in a session of its own, tied to this process by a channel and nothing else. */
export function launchSupervisor(options: { args: readonly string[]; env: NodeJS.ProcessEnv }): LaunchedSupervisor {
  const main = resolve(__dirname, '..', 'supervisor', 'main.js');
  const child = spawn(process.execPath, [...process.execArgv, main, ...options.args], {
    detached: true,
    env: options.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    ready: new Promise((resolve) => {
      child.on('message', (message: { ready: string }) => resolve(message.ready));
    }),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    }),
    stop: () => {
      if (child.connected) child.disconnect();
    },
    kill: () => {
      // It leads its session and group, and so the whole group goes.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
