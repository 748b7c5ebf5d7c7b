import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export type LaunchedSupervisor = {
  /** Resolves with the path of connection.json when the system is ready. Does not resolve if it exits before. */
  ready: Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** Requests a graceful stop. The supervisor also stops when this process exits for any reason. */
  stop(): void;
  /** Kills without a graceful stop. */
  kill(): void;
};

/** Starts a supervisor in a new session. A channel to this process is their only connection. */
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
      // The supervisor leads its process group, so the whole group is killed.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
